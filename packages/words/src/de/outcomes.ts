import type { Outcome } from "@rufbaum/tree";

/** How conversations ended. */
export const OUTCOME_NAMES: Readonly<Record<Outcome, string>> = {
  appointment: "Termin vereinbart",
  success: "Erfolg",
  callback: "Rückruf gewünscht",
  "info-requested": "Informationen gewünscht",
  "not-interested": "Kein Interesse",
  "opt-out": "Keine weiteren Anrufe",
  voicemail: "Mailbox",
  "no-answer": "Keine Antwort",
  busy: "Besetzt",
  failed: "Fehlgeschlagen",
  abandoned: "Abgebrochen",
  transferred: "Weitergeleitet",
  "wrong-person": "Falsche Person",
  completed: "Abgeschlossen",
};
