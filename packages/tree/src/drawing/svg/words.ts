import { OUTCOME_NAMES } from "../../nodes/end/outcome-names.ts";
import type { NodeKind, TreeNode } from "../../tree.ts";

export const KIND_WORDS: Record<NodeKind, string> = {
  start: "Start",
  message: "Nachricht",
  decision: "Entscheidung",
  input: "Eingabe",
  objection: "Einwand",
  action: "Aktion",
  end: "Ende",
};

const ACTIONS: Record<string, string> = {
  "book-appointment": "Termin buchen",
  transfer: "Weiterleiten",
  "send-sms": "SMS senden",
  "call-webhook": "Webhook rufen",
  "set-variable": "Variable setzen",
  tag: "Markieren",
  "record-opt-out": "Widerspruch festhalten",
  "start-recording": "Aufnahme starten",
};

/** What matters to the kind, as at the foot of its card on the canvas. */
export function footerWords({ type, input, action, outcome }: TreeNode): string {
  if (type === "message") return "ca. 10 Sekunden";
  if (type === "decision") return "KI-Erkennung aktiv";
  if (type === "objection") return "Einwandbehandlung";
  if (type === "input" && input) return `speichert [${input.variable}]`;
  if (type === "action" && action) return ACTIONS[action.kind] ?? action.kind;
  if (type === "end" && outcome) return OUTCOME_NAMES[outcome] ?? outcome;
  return "";
}
