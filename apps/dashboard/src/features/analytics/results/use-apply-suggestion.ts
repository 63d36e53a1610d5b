import type { Suggestion } from "@rufbaum/simulation";
import type { Tree } from "@rufbaum/tree";
import {
  applyDiff,
  diffTrees,
  type Edited,
  invertDiff,
  isEmptyDiff,
  type TreeDiff,
} from "@rufbaum/tree/editing";
import { applySuggestion } from "@rufbaum/tree/editing/suggestion";
import { useState } from "react";
import { renewRuns } from "../../../api/simulation.ts";
import { showFailure, showToast } from "../../../app/toasts.tsx";
import { resultTexts } from "../../../messages/analytics.ts";
import { editingTexts } from "../../../messages/editing.ts";
import { suggestionName } from "./suggestion-name.ts";

const texts = resultTexts;

/** Makes a suggestion an edit of the tree as it is now; the toast takes it back. */
export function useApplySuggestion(treeId: string, nodeTitle: string, suggestion: Suggestion) {
  const [state, setState] = useState<"open" | "applying" | "applied">("open");
  /** What was made for it, or where it was put. */
  const [nodeId, setNodeId] = useState(suggestion.nodeId);

  async function apply(): Promise<void> {
    setState("applying");
    try {
      const { editAnyTree, flushEdits } = await editor();
      const edited = await editAnyTree(
        treeId,
        (tree, ids) => applySuggestion(tree, suggestion, ids),
        texts().appliedLabel(suggestionName(suggestion)),
      );
      await flushEdits(treeId);
      if ("refused" in edited) {
        setState("open");
        showToast({
          tone: "failure",
          title: texts().applyFailed,
          text: editingTexts().editRefusal(edited.refused),
        });
        return;
      }
      const [created] = edited.created.nodes;
      setNodeId(created ?? suggestion.nodeId);
      setState("applied");
      if (isEmptyDiff(edited.diff)) {
        showToast({ tone: "info", title: texts().nothingToApply });
        return;
      }
      showToast({
        tone: "success",
        title: texts().appliedToast(suggestionName(suggestion), nodeTitle),
        ...(created !== undefined && { text: texts().answerWanted(suggestionName(suggestion)) }),
        action: { label: texts().undo, run: () => void undo(edited.diff) },
      });
      await renewRuns(treeId);
    } catch (error) {
      setState("open");
      showFailure(texts().applyFailed, error);
    }
  }

  async function undo(diff: TreeDiff): Promise<void> {
    try {
      const { editAnyTree, flushEdits } = await editor();
      const undone = await editAnyTree(treeId, (tree) => takenBack(tree, diff), texts().undone);
      await flushEdits(treeId);
      if ("refused" in undone) {
        showToast({
          tone: "failure",
          title: texts().undoFailed,
          text: editingTexts().editRefusal(undone.refused),
        });
        return;
      }
      setState("open");
      showToast({ tone: "success", title: texts().undone });
      await renewRuns(treeId);
    } catch (error) {
      showFailure(texts().undoFailed, error);
    }
  }

  return { state, nodeId, apply };
}

/** Belongs to the builder, and is loaded when a tree is dealt with. */
async function editor() {
  const [{ editAnyTree }, { flushEdits }] = await Promise.all([
    import("../../builder/editor/edit-any-tree.ts"),
    import("../../builder/editor/open-trees.ts"),
  ]);
  return { editAnyTree, flushEdits };
}

/** The edit that takes one back, unless what it changed has been changed again. */
function takenBack(tree: Tree, diff: TreeDiff): Edited {
  const inverse = invertDiff(diff);
  const again = applyDiff(applyDiff(tree, inverse), diff);
  if (!isEmptyDiff(diffTrees(tree, again))) {
    return { refused: { code: "changed-since" } };
  }
  return { diff: inverse, created: { nodes: [], connections: [], notes: [] } };
}
