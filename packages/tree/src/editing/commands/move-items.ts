import type { Note, Tree, TreeNode } from "../../tree.ts";
import { type Edit, editOf } from "../edit.ts";
import { onCanvas } from "./add-node.ts";

export type Point = TreeNode["position"];

/** Puts nodes and notes at new places, by their ids. */
export function moveItems(tree: Tree, places: ReadonlyMap<string, Point>): Edit {
  const next: Tree = { ...tree, nodes: tree.nodes.map((node) => moved(node, places)) };
  if (tree.notes) next.notes = tree.notes.map((note) => moved(note, places));
  return editOf(tree, next);
}

function moved<Item extends TreeNode | Note>(item: Item, places: ReadonlyMap<string, Point>): Item {
  const place = places.get(item.id);
  if (!place) return item;
  const { x, y } = onCanvas(place);
  if (item.position.x === x && item.position.y === y) return item;
  return { ...item, position: { ...item.position, x, y } };
}
