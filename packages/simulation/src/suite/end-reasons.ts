import type { EndReason } from "@rufbaum/conversation";

/** The reasons for which a scripted conversation can end: an operator's are not among them. */
export const END_REASONS = [
  "completed",
  "hung-up",
  "unmatched",
  "silent",
  "dead-end",
  "loop",
  "too-many-steps",
  "too-long",
  "action-failed",
  "opt-out",
  "wants-human",
  "angry",
  "goodbye",
  "emergency",
  "voicemail",
  "not-startable",
] as const satisfies readonly EndReason[];
