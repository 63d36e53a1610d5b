export const panel = {
  library: {
    hint: "Auf die Zeichenfläche ziehen, oder anklicken: rechts vom ausgewählten Node und mit ihm verbunden.",
    add: (kind: string) => `${kind} hinzufügen`,
    added: (kind: string) => `${kind} hinzugefügt`,
    addedAndConnected: (kind: string) => `${kind} hinzugefügt und verbunden`,
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
  setValue: {
    open: "Wert festlegen",
    of: (name: string) => ` für [${name}]`,
    valueOf: (name: string) => `Wert für [${name}]`,
    placeholder: "z. B. Sonnwerk GmbH",
    keep: "Festlegen",
    hint: "Gilt in diesem Decision Tree, wo nichts anderes die Variable füllt.",
    done: (name: string) => `Wert für [${name}] festgelegt`,
  },
  /** What a contact brings along. */
  contactVariables: { firstName: "Vorname", lastName: "Nachname", company: "Firma" },
  nextStep: {
    title: "Nächster Schritt",
    greet: {
      hint: "Schreiben Sie in den Start, womit der Anruf beginnt. Auch, dass eine KI spricht.",
      action: "Begrüßung schreiben",
    },
    continue: {
      hint: "Fügen Sie an, was danach kommt, etwa eine Entscheidung, die auf die Antwort hört.",
      action: "Node anfügen",
    },
  },
  settings: "Einstellungen",
};
