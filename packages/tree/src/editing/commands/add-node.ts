import { CANVAS_SIZE, MOST_NODES } from "../../limits.ts";
import { newNode } from "../../nodes/registry.ts";
import type { NodeKind, Tree, TreeNode } from "../../tree.ts";
import { type Edited, editOf, type Refused } from "../edit.ts";
import type { IdSource } from "../ids.ts";
import { tooLarge } from "./too-large.ts";

/** Adds a node of a kind with that kind's defaults; `position` is its upper left corner. */
export function addNode(
  tree: Tree,
  {
    kind,
    title,
    position,
    fields = {},
  }: {
    kind: NodeKind;
    title: string;
    position: TreeNode["position"];
    fields?: Partial<TreeNode>;
  },
  ids: IdSource,
): Edited {
  if (tree.nodes.length >= MOST_NODES) return tooManyNodes();
  if (kind === "start" && tree.nodes.some(({ type }) => type === "start")) {
    return secondStart();
  }
  const id = ids("node");
  const placed = { id, title, position: onCanvas(position) };
  const node = { ...newNode(kind, placed), ...fields } as TreeNode;
  const refusal = tooLarge(node);
  if (refusal) return refusal;
  return editOf(tree, { ...tree, nodes: [...tree.nodes, node] }, { nodes: [id] });
}

export function secondStart(): Refused {
  return { refused: { code: "second-start" } };
}

export function tooManyNodes(): Refused {
  return { refused: { code: "too-many-nodes", most: MOST_NODES } };
}

/** The nearest whole point of the canvas. */
export function onCanvas({ x, y }: TreeNode["position"]): TreeNode["position"] {
  return { x: inside(x), y: inside(y) };
}

function inside(value: number): number {
  if (Number.isNaN(value)) return 0;
  return Math.round(Math.min(CANVAS_SIZE, Math.max(0, value)));
}
