import type { EndReason } from "@rufbaum/conversation";

/** The reasons for which a scripted conversation can end. */
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
  "declined",
  "foreign-language",
  "angry",
  "goodbye",
  "emergency",
  "hardship",
  "undecided",
  "voicemail",
  "transferred",
  "not-startable",
] as const satisfies readonly EndReason[];
