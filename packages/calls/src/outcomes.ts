import type { CallStatus } from "@rufbaum/telephony";
import type { Outcome } from "@rufbaum/tree";

/** How a call ended for sales when no conversation could say so. */
export function outcomeOfStatus(status: CallStatus): Outcome {
  switch (status) {
    case "busy":
      return "busy";
    case "no-answer":
      return "no-answer";
    case "completed":
    case "canceled":
      return "abandoned";
    default:
      return "failed";
  }
}
