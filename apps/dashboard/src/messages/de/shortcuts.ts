export const shortcuts = {
  title: "Tastenkürzel",
  hint: "Sie wirken, solange Sie nicht in einem Feld schreiben.",
  open: "Tastenkürzel zeigen",
  general: "Überall",
  sidebar: "Seitenleiste ein- und ausklappen",
  notifications: "Zur Benachrichtigung springen",
  close: "Schließen, abbrechen",
  or: "oder",
  names: {
    ctrl: "Strg",
    shift: "Umschalt",
    alt: "Alt",
    keys: {
      delete: "Entf",
      backspace: "Rücktaste",
      enter: "Eingabe",
      escape: "Esc",
      tab: "Tab",
      arrows: "Pfeiltasten",
      "-": "−",
    } as Record<string, string>,
  },
};
