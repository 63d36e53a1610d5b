import type { Tree } from "@rufbaum/tree";
import { applyDiff, isRefused } from "@rufbaum/tree/editing";
import { type NodeDraft, withDraft, withMade } from "./node-draft.ts";
import { saveDraft } from "./save-draft.ts";

/** The tree as it would be if a draft were saved now, and the draft's node in it. */
export function treeWithDraft(
  tree: Tree,
  { opened, draft }: { opened: NodeDraft; draft: NodeDraft },
): { tree: Tree; nodeId: string } {
  let made = 0;
  const saved = saveDraft(tree, { opened, draft }, (prefix) => `${prefix}_draft_${made++}`);
  // What can't be saved yet is looked at all the same, without its ways.
  if (isRefused(saved)) {
    return { tree: withDraft(withMade(tree, draft.made), draft.node), nodeId: draft.node.id };
  }
  const nodeId = draft.node.id || (saved.created.nodes[0] ?? "");
  return { tree: applyDiff(tree, saved.diff), nodeId };
}
