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
export function useApplySuggestion(treeId: string, onUndone: () => void) {
  const [state, setState] = useState<"open" | "applying" | "applied">("open");
  const [applied, setApplied] = useState<TreeDiff | null>(null);
  /** What was made for it, or where it was put; `null`: in the knowledge. */
  const [nodeId, setNodeId] = useState<string | null>(null);

  /** @returns whether the tree has changed */
  async function apply(suggestion: Suggestion): Promise<boolean> {
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
        return false;
      }
      const [created] = edited.created.nodes;
      const isOfNode = "condition" in suggestion;
      setNodeId(isOfNode ? (created ?? suggestion.nodeId) : null);
      setState("applied");
      setApplied(edited.diff);
      if (isEmptyDiff(edited.diff)) {
        showToast({ tone: "info", title: texts().nothingToApply });
        return false;
      }
      showToast({
        tone: "success",
        title: texts().appliedToast(suggestionName(suggestion)),
        ...(created !== undefined && { text: texts().answerWanted(suggestionName(suggestion)) }),
        ...(!isOfNode && suggestion.entryId === null && { text: texts().answerWantedInKnowledge }),
        action: { label: texts().undo, run: () => void undo(edited.diff) },
      });
      await renewRuns(treeId);
      return true;
    } catch (error) {
      setState("open");
      showFailure(texts().applyFailed, error);
      return false;
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
      onUndone();
      showToast({ tone: "success", title: texts().undone });
      await renewRuns(treeId);
    } catch (error) {
      showFailure(texts().undoFailed, error);
    }
  }

  return { state, nodeId, apply, undo: () => applied && undo(applied) };
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
