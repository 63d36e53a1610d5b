import type { EndReason } from "../de/end-reasons.ts";

const END_REASONS: Readonly<Record<EndReason, string>> = {
  completed: "Led to its end",
  "hung-up": "Hung up",
  unmatched: "Not understood",
  silent: "Nothing said",
  "dead-end": "The tree leads no further",
  loop: "The tree ran in circles",
  "too-many-steps": "Too many steps",
  "too-long": "Too long",
  "action-failed": "An action failed",
  "opt-out": "Wants no more calls",
  "wants-human": "Wants to talk to a person",
  declined: "Did not want to go on",
  "foreign-language": "Speaks no German",
  angry: "Angry",
  goodbye: "Said goodbye",
  emergency: "Emergency: please decide",
  hardship: "Grief or illness: please decide",
  undecided: "More calls unclear: please decide",
  voicemail: "Voicemail",
  transferred: "Transferred",
  "not-startable": "The tree can not be started",
  carrier: "Refused by the carrier",
  "number-refused": "Number never connected by the carrier",
  "carrier-busy": "The carrier is busy",
  "may-not-dial": "May not be called",
  "not-placed": "Not handed to the carrier",
  lost: "Unknown to the carrier",
  restarted: "Restart during the call",
  fault: "Fault of the program",
  "operator-hung-up": "Ended by hand",
  deleted: "Contact deleted",
  "number-in-call": "Number is in a call",
  erased: "Data erased",
};

/** `null` for what is no such reason. */
export function endReason(code: string): string | null {
  return Object.hasOwn(END_REASONS, code) ? END_REASONS[code as EndReason] : null;
}
