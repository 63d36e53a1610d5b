import type { Action, NodeKind } from "@rufbaum/tree";

export const tree = {
  kinds: {
    start: "Start",
    message: "Nachricht",
    decision: "Entscheidung",
    input: "Eingabe",
    objection: "Einwand",
    action: "Aktion",
    end: "Ende",
  } satisfies Record<NodeKind, string>,
  explanations: {
    start: "Hier beginnt das Gespräch. Der Text wird als Erstes gesprochen.",
    message: "Spricht einen Text und geht weiter, ohne auf eine Antwort zu warten.",
    decision: "Hört zu und wählt den Weg nach der Antwort.",
    input: "Hört zu und merkt sich einen Wert, etwa Name, Datum oder Betrag.",
    objection: "Antwortet auf einen Einwand, auch mitten im Gespräch, und kehrt zurück.",
    action: "Tut etwas: Termin buchen, weiterleiten, SMS senden, Webhook rufen.",
    end: "Verabschiedet sich, legt auf und hält das Ergebnis fest.",
  } satisfies Record<NodeKind, string>,
  footers: {
    message: "ca. 10 Sekunden",
    decision: "KI-Erkennung aktiv",
    objection: "Einwandbehandlung",
  },
  stores: (variable: string) => `speichert [${variable}]`,
  otherwise: "sonst",
  onFailure: "bei Fehler",
  next: "weiter",
  nodes: (count: string) => (count === "1" ? "1 Node" : `${count} Nodes`),
  connections: (count: string) => (count === "1" ? "1 Verbindung" : `${count} Verbindungen`),
  goTo: (title: string) => `Zu „${title}“ springen`,
  actions: {
    "book-appointment": "Termin buchen",
    transfer: "Weiterleiten",
    "send-sms": "SMS senden",
    "call-webhook": "Webhook rufen",
    "set-variable": "Variable setzen",
    tag: "Markieren",
    "record-opt-out": "Widerspruch festhalten",
    "start-recording": "Aufnahme starten",
  } satisfies Record<Action["kind"], string> as Record<string, string>,
};
