import { diffTrees, invertDiff, type TreeDiff } from "@rufbaum/tree/editing";
import { useSetAtom, useStore } from "jotai";
import { readVersion } from "../../../api/tree-versions.ts";
import { showToast } from "../../../app/toasts.tsx";
import { messages } from "../../../messages/index.ts";
import { versionTexts } from "../../../messages/versions.ts";
import { editAtom, treeAtom } from "../editor/editing.ts";
import { renewIfUnknown, versionErrorText } from "./version-error.ts";

const texts = versionTexts;

/**
 * Puts a version in the draft's place. It is an edit like any other, so that it can be undone and
 * is merged with what others do.
 */
export function useRestore(treeId: string): (number: number) => Promise<void> {
  const store = useStore();
  const edit = useSetAtom(editAtom);

  /** As undo does, and also after other edits. */
  function takeBack(diff: TreeDiff): void {
    if (store.get(treeAtom)?.id === treeId) edit(invertDiff(diff), { label: texts().takenBack });
  }

  return async (number) => {
    try {
      const version = await readVersion(treeId, number);
      const tree = store.get(treeAtom);
      if (tree?.id !== treeId) return;
      const diff = diffTrees(tree, version.tree);
      edit(diff, { label: texts().restored(number) });
      showToast({
        tone: "success",
        title: texts().restored(number),
        action: { label: messages().editor.undo, run: () => takeBack(diff) },
      });
    } catch (error) {
      showToast({
        tone: "failure",
        title: texts().restoreFailed,
        text: versionErrorText(error),
      });
      renewIfUnknown(error, treeId);
    }
  };
}
