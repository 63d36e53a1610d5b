import type { Outcome } from "@rufbaum/tree";

/** How conversations ended. */
export const OUTCOME_NAMES: Readonly<Record<Outcome, string>> = {
  appointment: "Appointment made",
  success: "Success",
  callback: "Callback wanted",
  "info-requested": "Information wanted",
  "not-interested": "Not interested",
  "opt-out": "No more calls",
  voicemail: "Voicemail",
  "no-answer": "No answer",
  busy: "Busy",
  failed: "Failed",
  abandoned: "Abandoned",
  transferred: "Transferred",
  "wrong-person": "Wrong person",
  completed: "Completed",
};
