/** The states of a call, in their order. */
export const CALL_STATUSES = [
  "placing",
  "queued",
  "initiated",
  "ringing",
  "in-progress",
  "completed",
  "busy",
  "failed",
  "no-answer",
  "canceled",
] as const;
