import type { ConversationState } from "@rufbaum/conversation";
import type { Tree } from "@rufbaum/tree";
import type { RecordedCall } from "./recorded-call.ts";
import type { Ending, ReplayedCall } from "./replayed-call.ts";
import { step } from "./snapshot.ts";

/** Most turns of silence until whoever has gone is let go. */
const MOST_SILENCES = 12;

/** The call ended then; whether it does so now, and in the same way. */
export function endOf(
  tree: Tree,
  { outcome, endReason, isOutcomeByHand, isTakenOver, messages }: RecordedCall,
  stood: ConversationState,
): ReplayedCall["result"] {
  const at = messages.at(-1)?.at ?? 0;
  let state = stood;
  if (state.phase !== "over" && isTakenOver) return { type: "same" };
  if (state.phase !== "over" && endReason === "hung-up") {
    state = step(tree, state, { type: "caller-hung-up", at }).state;
  }
  if (endReason === "silent") {
    for (let turn = 0; turn < MOST_SILENCES && state.phase === "listening"; turn += 1) {
      state = step(tree, state, { type: "caller-fell-silent", at }).state;
    }
  }
  if (OF_THE_LINE.has(endReason ?? "")) return { type: "same" };
  const before = { outcome, endReason };
  if (state.phase !== "over") return { type: "ends-otherwise", before, after: null };
  const after = endingOf(state);
  const isSame = after.endReason === endReason && (isOutcomeByHand || after.outcome === outcome);
  return isSame ? { type: "same" } : { type: "ends-otherwise", before, after };
}

/** Ends that no tree has a say in. */
const OF_THE_LINE: ReadonlySet<string> = new Set(["transferred", "fault", "too-long"]);

export function endingOf({ outcome, endReason }: ConversationState): Ending {
  return { outcome, endReason };
}
