import type { Tree, TreeNode } from "@rufbaum/tree";

/** What a kind's part of the node editor gets. */
export interface KindFormProps {
  tree: Tree;
  node: TreeNode;
  /** Changes fields of the draft; `undefined` takes one away. */
  change(patch: { [Name in keyof TreeNode]?: TreeNode[Name] | undefined }): void;
}
