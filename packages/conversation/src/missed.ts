import type { Graph } from "@rufbaum/tree";
import { mayAsk, specOf, VALUE_SPECS } from "@rufbaum/tree/graph";
import type { Reading } from "@rufbaum/understanding";
import { kindWanted } from "./kind-wanted.ts";
import { asksBetween } from "./nodes/between.ts";
import { unofferedIn } from "./nodes/unoffered.ts";
import type { ConversationEffect, ConversationState } from "./types.ts";

/**
 * Whether a reply was not understood where it was given: it was asked about again, or which of two
 * things it meant, given up on, or met with the way for everything else.
 */
export function isMissed(
  graph: Graph,
  before: ConversationState,
  reading: Reading,
  after: ConversationState,
  effects: readonly ConversationEffect[],
): boolean {
  if (before.phase !== "listening" || reading.condition !== null) return false;
  if (after.endReason === "unmatched") return true;
  const { nodeId } = before;
  if (nodeId === null) return false;
  const move = effects.find((effect) => effect.type === "move");
  if (move === undefined) {
    if (after.phase === "over" || after.nodeId !== nodeId) return false;
    // What the tree has no way for was understood all the same.
    if (unofferedIn(reading) !== null) return false;
    return after.misses > before.misses || asksBetween(before, after);
  }
  const node = graph.node(nodeId);
  if (node === null || move.nodeId !== graph.fallback(nodeId)) return false;
  // An open question takes whatever is said.
  if (mayAsk(node) && graph.conditions(nodeId).length === 0) return false;
  if (!specOf(node).wants) {
    const isNamed = graph
      .conditions(nodeId)
      .some((one) => graph.targetOf(nodeId, one) === move.nodeId);
    return !isNamed || reading.intent === null;
  }
  // What has to be a number, a day or an address, and was none, was not understood.
  const kind = kindWanted(node, { state: before, graph });
  if (kind === undefined || VALUE_SPECS[kind].isAsHeard) return false;
  return (
    reading.values[kind] === undefined && before.unconfirmed == null && reading.intent === null
  );
}
