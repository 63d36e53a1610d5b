import type { Tree } from "@rufbaum/tree";
import {
  type Edit,
  type Edited,
  type EditingSession,
  edit,
  type IdSource,
  idsFor,
  isRefused,
  redo,
  type TreeDiff,
  undo,
} from "@rufbaum/tree/editing";
import { atom } from "jotai";
import { now } from "../../../api/runtime.ts";

/** The open trees' sessions, by tree: one that is left behind is saved to its end. */
export const editingSessionsAtom = atom<ReadonlyMap<string, EditingSession>>(new Map());

/** Which tree is open in the builder. */
export const openTreeIdAtom = atom<string | null>(null);

/** The work on the open tree. Whoever writes it, writes through the atoms below. */
export const editingSessionAtom = atom(
  (get) => get(editingSessionsAtom).get(get(openTreeIdAtom) ?? "") ?? null,
  (get, set, change: (session: EditingSession) => EditingSession) => {
    const id = get(openTreeIdAtom);
    const session = get(editingSessionAtom);
    if (id === null || !session) return;
    const next = change(session);
    if (next !== session) set(editingSessionsAtom, new Map(get(editingSessionsAtom)).set(id, next));
  },
);

/** The document as its author sees it, unsaved edits included. */
export const treeAtom = atom<Tree | null>((get) => get(editingSessionAtom)?.tree ?? null);

export interface EditOptions {
  /** In the past tense, for the tooltip of undo: "3 Nodes verschoben". */
  label: string;
  /** Edits with the same key in a row are one step of undo. */
  mergeKey?: string;
}

/** The one way to change the tree. */
export const editAtom = atom(null, (_get, set, made: Edit | TreeDiff, options: EditOptions) => {
  const diff = "diff" in made ? (made as Edit).diff : made;
  set(editingSessionAtom, (session) => edit(session, diff, options));
});

/**
 * Runs a command on the tree as it is now.
 * @returns what it created, or why it can't be done; `null` without a tree
 */
export const commandAtom = atom(
  null,
  (
    get,
    set,
    command: (tree: Tree, ids: IdSource) => Edited,
    options: EditOptions,
  ): Edited | null => {
    const tree = get(treeAtom);
    if (!tree) return null;
    const edited = command(tree, idsFor(tree, now()));
    if (!isRefused(edited)) set(editAtom, edited, options);
    return edited;
  },
);

export const undoAtom = atom(null, (_get, set) => set(editingSessionAtom, undo));
export const redoAtom = atom(null, (_get, set) => set(editingSessionAtom, redo));

/** What undo and redo would do, in words; `null` where there is nothing. */
export const undoLabelAtom = atom((get) => get(editingSessionAtom)?.undoable.at(-1)?.label ?? null);
export const redoLabelAtom = atom((get) => get(editingSessionAtom)?.redoable.at(-1)?.label ?? null);
