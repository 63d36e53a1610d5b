import type { NodeOf, TreeNode } from "@rufbaum/tree";
import { settingOf } from "@rufbaum/tree/graph";
import { type Step, type Walk, wayOn } from "../walk.ts";

/**
 * Goes to the objection that answers an intent, if the tree has one and it was not answered too often.
 * @param answer the condition that the same reply meets, and that counts afterwards
 */
export function raiseObjection(
  node: TreeNode,
  walk: Walk,
  intent: string,
  answer: string | null,
): Step | null {
  const objection = walk.graph.objections.get(intent);
  // One that asked something itself is answered by that, not raised anew.
  if (!objection || objection.id === node.id || !mayAnswer(walk, objection)) return null;
  // What its way asks for is answered here, and no objection once more: "Wann?" – "Morgen früh."
  if (wayOn(walk, objection) === node.id) return null;
  walk.state.returnTo = [...walk.state.returnTo.filter((id) => id !== node.id), node.id];
  walk.state.answered = answer === null ? null : { nodeId: node.id, condition: answer };
  return { to: objection.id };
}

/** Whether an objection was not answered often enough already. */
export function mayAnswer(
  { tree, state: { path } }: Pick<Walk, "tree"> & { state: Pick<Walk["state"], "path"> },
  objection: NodeOf<"objection">,
): boolean {
  const limit = objection.objection?.answers ?? settingOf(tree, "objectionAnswers");
  let answered = 0;
  for (const id of path) if (id === objection.id) answered += 1;
  return answered < limit;
}
