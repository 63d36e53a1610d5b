export const panel = {
  library: {
    hint: "Auf die Zeichenfläche ziehen, oder anklicken.",
    add: (kind: string) => `${kind} hinzufügen`,
    added: (kind: string) => `${kind} hinzugefügt`,
    hasStart: "Der Decision Tree hat schon einen Start.",
    noTree: "Wählen Sie zuerst einen Decision Tree aus.",
    refused: "Hinzufügen nicht möglich",
  },
  findings: {
    title: "Prüfung",
    none: "Nichts zu bemängeln",
    noneHint: "So, wie er ist, kann der Decision Tree veröffentlicht werden.",
    severities: {
      error: { one: "Fehler", more: "Fehler" },
      warning: { one: "Warnung", more: "Warnungen" },
      info: { one: "Hinweis", more: "Hinweise" },
    },
    goTo: "– zum Node springen",
    goToEntry: "– Eintrag im Wissen zeigen",
    more: (count: string) => `${count} weitere anzeigen`,
  },
  settings: "Einstellungen",
};
