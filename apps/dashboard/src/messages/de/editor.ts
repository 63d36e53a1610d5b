export const editor = {
  restored: "Nicht gespeicherte Änderungen wiederhergestellt",
  status: {
    saved: "Gespeichert",
    saving: "Wird gespeichert …",
    unsaved: "Nicht gespeichert",
    offline: "Offline: Änderungen werden aufbewahrt",
    /** Where there is little room. */
    away: "Offline",
    conflict: "Konflikt lösen",
    failed: "Nicht gespeichert",
  },
  hints: {
    saved: "Alle Änderungen sind auf dem Server.",
    saving: "Die Änderungen sind auf dem Weg zum Server.",
    unsaved: "Die Änderungen werden gleich gespeichert.",
    offline:
      "Der Server antwortet nicht. Sie können weiterarbeiten; sobald er wieder da ist, wird gespeichert. Diesen Tab bitte nicht schließen.",
    conflict:
      "Jemand anderes hat dasselbe geändert. Gespeichert wird erst wieder, wenn Sie gewählt haben.",
    failed: "Der Server hat die Änderungen nicht angenommen. Sie bleiben hier im Editor.",
    gone: "Der Decision Tree wurde gelöscht. Ihre Änderungen bleiben hier im Editor.",
    signedOut: "Melden Sie sich wieder an, dann wird gespeichert.",
  },
  undo: "Rückgängig",
  problems: {
    refused: (name: string) => `Änderungen an „${name}“ nicht gespeichert`,
    gone: (name: string) => `„${name}“ wurde gelöscht`,
    goneHint: "Jemand hat den Decision Tree gelöscht, Ihre letzten Änderungen sind noch hier.",
    bringBack: "Zurückholen",
    notBack: "Der Decision Tree konnte nicht zurückgeholt werden",
  },
  /** How a node or an edge differs from the version the tree is compared with. */
  marks: { added: "Neu", changed: "Geändert", removed: "Entfernt" },
  versions: {
    title: "Versionen",
    publish: "Veröffentlichen",
    publishHint: "Den Entwurf zur nächsten Version machen",
    versionsHint: "Versionen zeigen",
    /** As the header says it; where there is little room, by words of the same that are read out. */
    chips: {
      never: { long: () => "Noch nicht veröffentlicht", short: () => "Nicht veröffentlicht" },
      same: {
        long: (number: number) => `Version ${number}, veröffentlicht`,
        short: (number: number) => `Version ${number}`,
      },
      differs: {
        long: (number: number) => `Entwurf, weicht von Version ${number} ab`,
        short: () => "Entwurf",
      },
    },
    states: {
      unknown: "Wird verglichen …",
      never: "Noch nicht veröffentlicht",
      same: (number: number) => `Der Entwurf ist Version ${number}`,
      differs: (number: number) => `Der Entwurf weicht von Version ${number} ab`,
      since: (date: string) => `veröffentlicht am ${date}`,
    },
  },
};
