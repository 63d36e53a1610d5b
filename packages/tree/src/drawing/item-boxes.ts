import type { Note, Tree } from "../tree.ts";
import { cardBox } from "./card.ts";
import type { Rectangle } from "./rectangle.ts";

/** How large a note is drawn that says nothing of its own. */
export const NOTE_SIZE = { width: 200, height: 112 };

export interface ItemBox extends Rectangle {
  id: string;
  isNote: boolean;
}

/** Where nodes and notes stand and how large they are drawn: all of them, or those that are named. */
export function itemBoxes(tree: Tree, ids?: ReadonlySet<string>): ItemBox[] {
  const isMeant = ({ id }: { id: string }) => !ids || ids.has(id);
  const nodes = tree.nodes.filter(isMeant).map((node) => {
    const { width, height } = cardBox(tree, node);
    return { id: node.id, ...node.position, width, height, isNote: false };
  });
  const notes = (tree.notes ?? []).filter(isMeant).map((note) => {
    return { id: note.id, ...noteBox(note), isNote: true };
  });
  return [...nodes, ...notes];
}

export function noteBox({ position, size = NOTE_SIZE }: Note): Rectangle {
  return { ...position, ...size };
}
