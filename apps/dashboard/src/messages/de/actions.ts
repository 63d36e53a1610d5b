import { formatsIn } from "@rufbaum/words/format";

const { whole, counted: some } = formatsIn("de");

const nodes = (count: number) => some(count, "Node", "Nodes");
const edges = (count: number) => some(count, "Verbindung", "Verbindungen");
const notes = (count: number) => some(count, "Notiz", "Notizen");

/** "2 Nodes", "1 Notiz", or "3 Elemente" of several sorts. */
function things(count: { nodes: number; edges: number; notes: number }): string {
  const all = count.nodes + count.edges + count.notes;
  if (count.nodes === all) return nodes(all);
  if (count.edges === all) return edges(all);
  if (count.notes === all) return notes(all);
  return some(all, "Element", "Elemente");
}

export const actions = {
  things,
  groups: {
    edit: "Bearbeiten",
    add: "Hinzufügen und verbinden",
    select: "Auswählen",
    arrange: "Anordnen",
    view: "Ansicht",
    tree: "Baum",
  },
  labels: {
    undo: "Rückgängig",
    redo: "Wiederholen",
    copy: "Kopieren",
    cut: "Ausschneiden",
    paste: "Einfügen",
    duplicate: "Duplizieren",
    delete: "Löschen",
    "edit-node": "Bearbeiten …",
    "write-node": "Titel und Text auf der Karte schreiben",
    "add-node": "Node hinzufügen …",
    "add-note": "Notiz hinzufügen",
    connect: "Verbinden mit …",
    "select-all": "Alles auswählen",
    "select-none": "Auswahl aufheben",
    "align-left": "Links ausrichten",
    "align-center": "Waagerecht zentrieren",
    "align-right": "Rechts ausrichten",
    "align-top": "Oben ausrichten",
    "align-middle": "Senkrecht zentrieren",
    "align-bottom": "Unten ausrichten",
    "distribute-horizontal": "Waagerecht verteilen",
    "distribute-vertical": "Senkrecht verteilen",
    "auto-layout": "Automatisch anordnen",
    "zoom-in": "Vergrößern",
    "zoom-out": "Verkleinern",
    "zoom-reset": "Auf 100 % zurücksetzen",
    "zoom-fit": "Alles zeigen",
    "zoom-selection": "Auswahl zeigen",
    "follow-way": "Zum Ziel des Weges springen",
    "go-back": "Dorthin zurück, wo der Weg begann",
    search: "Im Baum suchen",
    knowledge: "Wissen",
    "test-chat": "Testgespräch",
    versions: "Versionen, veröffentlichen",
  },
  addKind: (kind: string) => `${kind} hinzufügen`,
  /** What was done, for the tooltips of undo and redo. */
  done: {
    pasted: (what: string) => `${what} eingefügt`,
    duplicated: (what: string) => `${what} dupliziert`,
    deleted: (what: string) => `${what} gelöscht`,
    cut: (what: string) => `${what} ausgeschnitten`,
    added: (kind: string) => `${kind} hinzugefügt`,
    noteAdded: "Notiz hinzugefügt",
    aligned: (what: string) => `${what} ausgerichtet`,
    distributed: (what: string) => `${what} verteilt`,
    connected: (source: string, target: string) => `„${source}“ mit „${target}“ verbunden`,
    addedAndConnected: (kind: string) => `${kind} hinzugefügt und verbunden`,
  },
  clipboard: {
    copied: (what: string) => `${what} kopiert`,
    copiedHint: "Einfügen können Sie auch in einem anderen Baum oder Browser-Tab.",
    notCopied: "Kopieren nicht möglich",
    refused: "Der Browser erlaubt den Zugriff auf die Zwischenablage nicht.",
    useKeys: (keys: string) => `Drücken Sie ${keys}.`,
    notPasted: "Einfügen nicht möglich",
    empty: "Die Zwischenablage enthält keinen Text.",
    rubbish: "In der Zwischenablage liegt weder ein Teil eines Baums noch eine Baumdatei.",
    tooLarge: "Der Inhalt der Zwischenablage ist größer als 10 MB.",
    tooLong: (title: string, most: string) =>
      `Der Text von „${title}“ hat mehr als ${most} Zeichen.`,
    startLeftOut: "Der Start wurde ausgelassen: Der Baum hat schon einen.",
  },
  pastedTree: {
    title: "Ein ganzer Baum in der Zwischenablage",
    hint: (name: string, nodeCount: number, edgeCount: number) =>
      `„${name}“ mit ${nodes(nodeCount)} und ${edges(edgeCount)}. Was soll daraus werden?`,
    broken: (name: string) =>
      `„${name}“ sieht nach einer Baumdatei aus, lässt sich aber so nicht einfügen. Der Import sagt, woran es liegt.`,
    unnamed: "Ohne Namen",
    import: "Als neuen Baum importieren",
    insert: "Node hier einfügen",
    importing: "Wird importiert …",
  },
  add: {
    title: "Node hinzufügen",
    filter: "Art des Nodes",
    none: "Keine Art heißt so.",
  },
  connect: {
    ways: (title: string) => `Welcher Weg aus „${title}“?`,
    targets: (title: string) => `„${title}“ verbinden mit`,
    targetsOf: (title: string, condition: string) => `„${title}“: „${condition}“ führt zu`,
    filterWays: "Weg",
    filterTargets: "Ziel suchen oder neu anlegen",
    none: "Kein Ziel heißt so.",
    noWay: "Kein Weg heißt so.",
    more: (count: number) => `${whole(count)} weitere: Tippen Sie, um sie zu finden.`,
    leadsTo: (title: string) => `führt zu „${title}“`,
    open: "führt nirgendwohin",
    fresh: (kind: string) => `Neu: ${kind}`,
    freshHint: "anlegen und verbinden",
    end: "Ein Ende beendet das Gespräch: Danach kommt nichts.",
    notPossible: "Verbinden nicht möglich",
  },
  write: {
    hint: "↵ fertig · Tab weiter",
    label: (title: string) => `„${title}“ auf der Karte schreiben`,
    title: "Titel auf der Karte",
    text: "Text auf der Karte",
    textPlaceholder: "Text, mit [variablen]",
    done: (title: string) => `„${title}“ beschrieben`,
    refused: "Das lässt sich so nicht speichern",
  },
  notPossible: "Das geht nicht",
  alignBar: (count: number) => `${whole(count)} ausgewählt`,
  menu: {
    canvas: "Aktionen der Zeichenfläche",
    selection: "Aktionen der Auswahl",
    add: "Hinzufügen",
    arrange: "Anordnen",
  },
  search: {
    label: "Im Baum suchen",
    placeholder: "Titel, Text, Bedingung, Notiz …",
    count: (at: number, all: number) => `${whole(at)} von ${whole(all)}`,
    none: "Nichts gefunden",
    next: "Nächster Treffer",
    previous: "Voriger Treffer",
    close: "Suche schließen",
  },
  help: {
    title: "Hilfe",
    navigation: "Bewegen",
    build: "Aufbauen",
    wheel: "Mausrad zoomt zum Zeiger",
    pinch: "Mit zwei Fingern zusammen- oder auseinanderziehen zoomt",
    pan: "Freie Fläche anklicken und ziehen, oder mit der rechten Maustaste ziehen, verschiebt die Ansicht",
    select: "Umschalt und Ziehen wählt mehrere aus",
    follow:
      "Auf einen Node, Punkt oder eine Linie zeigen hebt die Wege hervor; der Pfeil in einer Zeile springt zum Ziel",
    addNode:
      "Node aus der Bibliothek auf die Fläche ziehen oder anklicken, oder doppelt auf die freie Fläche klicken. Ist ein Node ausgewählt, kommt der angeklickte rechts daneben und wird verbunden.",
    connect:
      "Plus rechts am Node anklicken, dann das Ziel, oder in der Liste einen neuen Node; oder von Punkt zu Punkt ziehen. Auf freier Fläche losgelassen, fragt die Linie, was dort entsteht.",
    edit: "Doppelklick oder Stift öffnet den Editor; ein Klick auf Titel oder Text des ausgewählten Nodes schreibt auf der Karte",
    keyboard: "Mit der Tastatur",
    keys: [
      "Tab wechselt den Node, die Pfeiltasten verschieben ihn",
      "N fügt einen hinzu, C verbindet ihn, Eingabe bearbeitet ihn",
      "F2 schreibt auf der Karte: Tab vom Titel zum Text, und von dort zum nächsten Node; eine Ziffer wählt seine Art",
    ],
    all: "Alle Tastenkürzel",
  },
};
