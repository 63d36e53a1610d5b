import { LONGEST_TEXT, MOST_NOTES } from "../../limits.ts";
import type { Note, Tree } from "../../tree.ts";
import { type Edited, editOf, type Refused } from "../edit.ts";
import type { IdSource } from "../ids.ts";
import { onCanvas } from "./add-node.ts";
import type { Point } from "./move-items.ts";

export function addNote(
  tree: Tree,
  { position, text = "" }: { position: Point; text?: string },
  ids: IdSource,
): Edited {
  const notes = tree.notes ?? [];
  if (notes.length >= MOST_NOTES) {
    return { refused: { code: "too-many-notes", most: MOST_NOTES } };
  }
  if (text.length > LONGEST_TEXT) return tooLong();
  const id = ids("note");
  const note: Note = { id, text, position: onCanvas(position) };
  return editOf(tree, { ...tree, notes: [...notes, note] }, { notes: [id] });
}

export function updateNote(tree: Tree, id: string, patch: Partial<Omit<Note, "id">>): Edited {
  if (!tree.notes?.some((note) => note.id === id)) {
    return { refused: { code: "unknown-note" } };
  }
  if ((patch.text?.length ?? 0) > LONGEST_TEXT) return tooLong();
  return editOf(tree, {
    ...tree,
    notes: tree.notes.map((note) => (note.id === id ? { ...note, ...patch } : note)),
  });
}

function tooLong(): Refused {
  return { refused: { code: "note-too-long", most: LONGEST_TEXT } };
}
