import type { TreeNode } from "@rufbaum/tree";
import { end, type Step, sayNode, type Walk, wayOn } from "../walk.ts";
import { WORDING } from "../wording.ts";

/** Speaks the node's text and goes on without waiting. */
export function speakAndGoOn(node: TreeNode, walk: Walk): Step {
  sayNode(walk, node);
  const next = wayOn(walk, node);
  return next === null ? end(walk, "failed", "dead-end", WORDING.goodbyeFault) : { to: next };
}
