import { faultsOf } from "./known-fault.ts";

/** What has no number of the provider's: an answer without one, or none at all. */
export const TRANSPORT_FAULTS = faultsOf("rest", {
  "no-answer": ["Carrier not reachable", "carrier not reachable"],
  "fate-unknown": ["No answer, the call may exist", "no answer, the call may exist"],
  refused: ["Request refused", "refused"],
});
