/** Why somebody's last call in a campaign ended so, or why he is called no more or not now; by code. */
export const END_REASONS = {
  completed: "Bis zum Ende geführt",
  "hung-up": "Aufgelegt",
  unmatched: "Nicht verstanden",
  silent: "Nichts gesagt",
  "dead-end": "Baum führt nicht weiter",
  loop: "Baum lief im Kreis",
  "too-many-steps": "Zu viele Schritte",
  "too-long": "Zu lang",
  "action-failed": "Aktion gescheitert",
  "opt-out": "Wünscht keine Anrufe mehr",
  "wants-human": "Möchte einen Menschen sprechen",
  declined: "Wollte nicht weitersprechen",
  "foreign-language": "Spricht kein Deutsch",
  angry: "Verärgert",
  goodbye: "Verabschiedet",
  emergency: "Notfall: bitte entscheiden",
  hardship: "Trauer oder Krankheit: bitte entscheiden",
  undecided: "Weitere Anrufe unklar: bitte entscheiden",
  voicemail: "Mailbox",
  transferred: "Weitergegeben",
  "not-startable": "Baum nicht startbar",
  carrier: "Vom Anbieter abgelehnt",
  "number-refused": "Nummer vom Anbieter nie verbunden",
  "carrier-busy": "Anbieter ausgelastet",
  "may-not-dial": "Durfte nicht angerufen werden",
  "not-placed": "Nicht an den Anbieter übergeben",
  lost: "Beim Anbieter unbekannt",
  restarted: "Neustart während des Anrufs",
  fault: "Programmfehler",
  "operator-hung-up": "Von Hand beendet",
  deleted: "Kontakt gelöscht",
  "number-in-call": "Nummer ist in einem Anruf",
  erased: "Daten gelöscht",
} as const satisfies Record<string, string>;
export type EndReason = keyof typeof END_REASONS;

/** `null` for what is no such reason. */
export function endReason(code: string): string | null {
  return Object.hasOwn(END_REASONS, code) ? END_REASONS[code as EndReason] : null;
}
