import type { Tree } from "@rufbaum/tree";
import type { LintFinding } from "@rufbaum/tree/lint";
import { treeWithDraft } from "./draft-tree.ts";
import type { NodeDraft } from "./node-draft.ts";
import { isSame } from "./save-draft.ts";

/** That nothing leads to a node is no fault of one that is just being made. */
export function draftFindings(
  tree: Tree,
  drafts: { opened: NodeDraft; draft: NodeDraft },
  lint: (tree: Tree) => readonly LintFinding[],
): readonly LintFinding[] {
  const isNew = drafts.draft.node.id === "";
  if (isNew && isSame(drafts.opened, drafts.draft)) return [];
  const made = treeWithDraft(tree, drafts);
  return lint(made.tree).filter(
    ({ nodeId, code }) => nodeId === made.nodeId && !(isNew && code === "unreachable-node"),
  );
}
