import type { Outcome } from "@rufbaum/tree";
import type { EndReason, NextState } from "./types.ts";

/** Outcomes that say no more than that nothing came of it. */
const NOTHING_CAME: ReadonlySet<Outcome> = new Set(["abandoned", "failed", "completed"]);

/** Ends that come from the caller or from what was not understood; a fault stays one. */
const WITHOUT_FAULT: ReadonlySet<EndReason> = new Set([
  "completed",
  "hung-up",
  "goodbye",
  "silent",
  "unmatched",
  "dead-end",
  "too-long",
]);

/** Wishes that hold for the question only at which they were said. */
const OF_THE_MOMENT: ReadonlySet<Outcome> = new Set(["not-interested", "wrong-person"]);

/** How a conversation ended: by what the caller wished for in passing where nothing else came of it. */
export function outcomeWith(wish: Outcome | undefined, own: Outcome, reason: EndReason): Outcome {
  const counts = wish !== undefined && NOTHING_CAME.has(own) && WITHOUT_FAULT.has(reason);
  return counts ? wish : own;
}

/** Whoever goes on after a refusal has refused that question alone. */
export function forgetRefusal(state: NextState): void {
  if (state.wish !== undefined && OF_THE_MOMENT.has(state.wish)) delete state.wish;
}
