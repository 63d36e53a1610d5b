import { type ActionResult, NOT_PICKED_UP, SUCCEEDED } from "./action-result.ts";
import type { Does } from "./play.ts";

/** Actions that succeed, but for the next one where it was said to fail. */
export interface PlayedActions {
  does: Does;
  nextFails(): void;
  /** The next transfer, whatever is done before it. */
  nobodyPicksUp(): void;
}

export function playedActions(): PlayedActions {
  let fault: ActionResult | null = null;
  return {
    does({ action }) {
      if (fault === null) return SUCCEEDED;
      if (fault === NOT_PICKED_UP && action.kind !== "transfer") return SUCCEEDED;
      const result = fault;
      fault = null;
      return result;
    },
    nextFails() {
      fault = { ok: false, reason: "simulated" };
    },
    nobodyPicksUp() {
      fault = NOT_PICKED_UP;
    },
  };
}
