import type { TreeNode } from "@rufbaum/tree";
import { end, type Step, sayNode, type Walk, wayOn } from "../walk.ts";
import { WORDING } from "../wording.ts";

/** Speaks the node's text and goes on without waiting. */
export function speakAndGoOn(node: TreeNode, walk: Walk): Step {
  sayNode(walk, node);
  return goOn(node, walk);
}

/** Follows the node's one way; where there is none, the call ends with thanks. */
export function goOn(node: TreeNode, walk: Walk): Step {
  const next = wayOn(walk, node);
  return next === null ? end(walk, "failed", "dead-end", WORDING.goodbyeDeadEnd) : { to: next };
}
