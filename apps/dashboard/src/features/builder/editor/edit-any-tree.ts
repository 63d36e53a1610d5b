import type { Tree } from "@rufbaum/tree";
import {
  applyDiff,
  type Edited,
  edit,
  type IdSource,
  idsFor,
  isEmptyDiff,
  isRefused,
  renameTree,
} from "@rufbaum/tree/editing";
import { getDefaultStore } from "jotai";
import { now } from "../../../api/runtime.ts";
import { readDraft, sendEdit, showInList } from "../../../api/trees.ts";
import { messages } from "../../../messages/index.ts";
import { put } from "./by-tree.ts";
import { editingSessionsAtom } from "./editing.ts";
import { conflictingVersion } from "./saving/save-answer.ts";
import { TAB } from "./saving/tree-loop.ts";

const EDIT_ATTEMPTS = 3;

/** Renames a tree, whether it is open here or not. */
export async function renameAnyTree(treeId: string, name: string): Promise<void> {
  await editAnyTree(treeId, (tree) => renameTree(tree, name), messages().builder.trees.renamed);
}

/**
 * Runs a command on a tree, whether it is open here or not; where it is, undo takes it back.
 * @returns what came of it; without a session it is stored then
 */
export async function editAnyTree(
  treeId: string,
  command: (tree: Tree, ids: IdSource) => Edited,
  label: string,
): Promise<Edited> {
  const session = getDefaultStore().get(editingSessionsAtom).get(treeId);
  if (session) {
    const edited = command(session.tree, idsFor(session.tree, now()));
    if (!isRefused(edited)) {
      put(editingSessionsAtom, treeId, edit(session, edited.diff, { label }));
    }
    return edited;
  }
  for (let attempt = 1; ; attempt += 1) {
    const { version, tree } = await readDraft(treeId);
    const edited = command(tree, idsFor(tree, now()));
    if (isRefused(edited) || isEmptyDiff(edited.diff)) return edited;
    try {
      const request = { baseVersion: version, editor: TAB, diff: edited.diff };
      const stored = await sendEdit(treeId, request);
      showInList(applyDiff(tree, edited.diff), stored.version);
      return edited;
    } catch (error) {
      // Somebody was quicker: the command is run on what they made.
      if (conflictingVersion(error) === null || attempt === EDIT_ATTEMPTS) throw error;
    }
  }
}
