import type { TreeNode } from "@rufbaum/tree";
import { end, FAILED, type Step, type Walk, wayOn } from "../../walk.ts";
import { WORDING } from "../../wording.ts";
import type { NodeBehaviour } from "../node-behaviour.ts";

/** Has something done and waits for how it went. */
export const action: NodeBehaviour = {
  enter(node, walk) {
    if (!node.action) return afterAction(node, walk, true);
    walk.state.phase = "acting";
    walk.effects.push({ type: "act", nodeId: node.id, action: node.action });
    return "wait";
  },
};

/** The way on after an action: its own one when it failed. */
export function afterAction(node: TreeNode, walk: Walk, succeeded: boolean): Step {
  if (succeeded) {
    const next = wayOn(walk, node);
    return next === null ? end(walk, "failed", "dead-end", WORDING.goodbyeFault) : { to: next };
  }
  const failed = walk.graph.outgoing(node.id).find(({ condition }) => condition === FAILED);
  if (failed) return { to: failed.targetNodeId };
  return end(walk, "failed", "action-failed", WORDING.goodbyeFault);
}
