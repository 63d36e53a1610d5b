import type { Tree, TreeNode } from "@rufbaum/tree";

/** New values for fields of a node; `undefined` takes one away. */
export type NodeChange = { [Name in keyof TreeNode]?: TreeNode[Name] | undefined };

/** What a kind's part of the node editor gets. */
export interface KindFormProps {
  tree: Tree;
  node: TreeNode;
  /** Changes fields of the draft. */
  change(patch: NodeChange): void;
}
