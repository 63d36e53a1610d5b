import type { NodeKind } from "@rufbaum/tree";
import { cardNames } from "@rufbaum/words/de/cards";

export const tree = {
  ...cardNames,
  explanations: {
    start: "Hier beginnt das Gespräch. Der Text wird als Erstes gesprochen.",
    message: "Spricht einen Text und geht weiter, ohne auf eine Antwort zu warten.",
    decision: "Hört zu und wählt den Weg nach der Antwort.",
    input: "Hört zu und merkt sich einen Wert, etwa Name, Datum oder Betrag.",
    objection: "Antwortet auf einen Einwand, auch mitten im Gespräch, und kehrt zurück.",
    action: "Tut etwas: Termin buchen, weiterleiten, SMS senden, Webhook rufen.",
    end: "Verabschiedet sich, legt auf und hält das Ergebnis fest.",
  } satisfies Record<NodeKind, string>,
  otherwise: "sonst",
  next: "weiter",
  nodes: (count: string) => (count === "1" ? "1 Node" : `${count} Nodes`),
  connections: (count: string) => (count === "1" ? "1 Verbindung" : `${count} Verbindungen`),
  goTo: (title: string) => `Zu „${title}“ springen`,
};
