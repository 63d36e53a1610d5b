import type { Condition, TreeNode } from "@rufbaum/tree";
import { end, listen, type Step, sayNode, type Walk } from "../../walk.ts";
import { WORDING } from "../../wording.ts";
import { answerObjection, askAgain } from "../ask-again.ts";
import type { NodeBehaviour } from "../node-behaviour.ts";

/** Asks, and goes the way of the condition that the reply meets. */
export const decision: NodeBehaviour = {
  enter(node, walk) {
    sayNode(walk, node);
    return listen(walk);
  },
  hear(node, walk, heard) {
    const chosen = node.conditions?.find(({ condition }) => condition === heard.reading.condition);
    const target = chosen ? targetOf(chosen, node, walk) : null;
    if (target !== null) return { to: target };
    return answerObjection(node, walk, heard) ?? askAgain(node, walk) ?? fallBack(node, walk);
  },
  press(node, walk, digits) {
    const chosen = node.conditions?.find(({ condition }) => condition.trim() === digits);
    const target = chosen ? targetOf(chosen, node, walk) : null;
    return target === null ? listen(walk) : { to: target };
  },
  expects: (node) => ({
    value: null,
    conditions: (node.conditions ?? []).map(({ id, condition, examples }) => ({
      id,
      key: condition,
      examples: examples ?? [],
    })),
  }),
};

/** The condition's own target, else the connection that bears its key or its id. */
function targetOf(chosen: Condition, node: TreeNode, { graph }: Walk): string | null {
  if (chosen.targetNodeId && graph.node(chosen.targetNodeId)) return chosen.targetNodeId;
  const connection = graph
    .outgoing(node.id)
    .find(({ condition }) => condition === chosen.condition || condition === chosen.id);
  return connection?.targetNodeId ?? null;
}

function fallBack(node: TreeNode, walk: Walk): Step {
  const fallback = walk.graph.outgoing(node.id).find(({ condition }) => condition === null);
  if (fallback) return { to: fallback.targetNodeId };
  return end(walk, "failed", "unmatched", WORDING.goodbyeUnmatched);
}
