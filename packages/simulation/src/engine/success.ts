import type { Outcome } from "@rufbaum/tree";

/** Outcomes that count as success, as in "Heute". */
export function isSuccess(outcome: Outcome): boolean {
  return outcome === "appointment" || outcome === "success";
}
