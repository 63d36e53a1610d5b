import type { NodeKind, Tree, TreeNode } from "@rufbaum/tree";
import { CARD } from "@rufbaum/tree/drawing";
import { idsFor } from "@rufbaum/tree/editing";
import { newNode } from "@rufbaum/tree/graph";
import { now } from "../../../api/runtime.ts";
import { messages } from "../../../messages/index.ts";
import { addedSize, clearPlace } from "../actions/boxes.ts";

/** Between a node and one that is made for it to lead to. */
const GAP = 80;

/** A node of a kind for a way of `from` to lead to, to the right of it; it is in no tree yet. */
export function madeTarget(tree: Tree, from: TreeNode, kind: NodeKind): TreeNode {
  const { x, y } = from.position;
  const position = clearPlace(tree, { x: x + CARD.width + GAP, y }, addedSize(kind));
  const id = idsFor(tree, now())("node");
  return newNode(kind, { id, title: messages().tree.kinds[kind], position });
}
