import { diffTrees } from "@rufbaum/tree/editing";
import { useSetAtom, useStore } from "jotai";
import { ApiError, errorText } from "../../../api/api-error.ts";
import { readVersion, renewVersions } from "../../../api/tree-versions.ts";
import { showToast } from "../../../app/toasts.tsx";
import { messages } from "../../../messages/index.ts";
import { versionTexts } from "../../../messages/versions.ts";
import { editAtom, treeAtom, undoAtom } from "../editor/editing.ts";

const texts = versionTexts;

/**
 * Puts a version in the draft's place. It is an edit like any other, so that it can be undone and
 * is merged with what others do.
 */
export function useRestore(treeId: string): (number: number) => Promise<void> {
  const store = useStore();
  const edit = useSetAtom(editAtom);
  const undo = useSetAtom(undoAtom);

  return async (number) => {
    try {
      const version = await readVersion(treeId, number);
      const tree = store.get(treeAtom);
      if (tree?.id !== treeId) return;
      edit(diffTrees(tree, version.tree), { label: texts.restored(number) });
      showToast({
        tone: "success",
        title: texts.restored(number),
        action: { label: messages.editor.undo, run: () => undo() },
      });
    } catch (error) {
      showToast({
        tone: "failure",
        title: texts.restoreFailed,
        text: versionErrorText(error, treeId),
      });
    }
  };
}

/** Says why a version can't be read; one that is gone leaves the list, too. */
export function versionErrorText(error: unknown, treeId: string): string {
  if (!(error instanceof ApiError) || error.reason !== "unknown-version") {
    return errorText(error, messages.common.unreachable);
  }
  void renewVersions(treeId);
  return texts.unknown;
}
