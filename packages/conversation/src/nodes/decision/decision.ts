import { end, listen } from "../../walk.ts";
import { WORDING } from "../../wording.ts";
import { answerAside, ask, askAgain, chooseWay, patienceOf } from "../ask.ts";
import type { NodeBehaviour } from "../node-behaviour.ts";

/** Asks, and goes the way of the condition that the reply meets. */
export const decision: NodeBehaviour = {
  enter: ask,
  hear(node, walk, heard) {
    const way =
      chooseWay(node, walk, heard) ?? answerAside(node, walk, heard) ?? askAgain(node, walk);
    if (way) return way;
    const fallback = walk.graph.fallback(node.id);
    if (fallback !== null) return { to: fallback };
    return end(walk, "failed", "unmatched", WORDING.goodbyeUnmatched);
  },
  press(node, walk, digits) {
    const chosen = walk.graph
      .conditions(node.id)
      .find(({ condition }) => condition.trim() === digits);
    const target = chosen ? walk.graph.targetOf(node.id, chosen) : null;
    return target === null ? listen(walk, patienceOf(node)) : { to: target };
  },
};
