import type { CardNames } from "@rufbaum/tree/drawing";
import { OUTCOME_NAMES } from "./outcomes.ts";

/** What the cards of a tree say by themselves. */
export const cardNames: CardNames = {
  kinds: {
    start: "Start",
    message: "Nachricht",
    decision: "Entscheidung",
    input: "Eingabe",
    objection: "Einwand",
    action: "Aktion",
    end: "Ende",
  },
  actions: {
    "book-appointment": "Termin buchen",
    transfer: "Weiterleiten",
    "send-sms": "SMS senden",
    "call-webhook": "Webhook rufen",
    "set-variable": "Variable setzen",
    tag: "Markieren",
    "record-opt-out": "Widerspruch festhalten",
    "start-recording": "Aufnahme starten",
  },
  outcomes: OUTCOME_NAMES,
  footers: {
    message: "ca. 10 Sekunden",
    decision: "KI-Erkennung aktiv",
    objection: "Einwandbehandlung",
  },
  stores: (variable) => `speichert [${variable}]`,
  onFailure: "bei Fehler",
};
