import type { NodeKind, NodeOf, Tree, TreeNode } from "@rufbaum/tree";
import type { NodePatch } from "@rufbaum/tree/editing";

/** What a part of the node editor gets that shows fields of a node of these kinds. */
export interface KindFormProps<Kind extends NodeKind = NodeKind> {
  /** With the nodes that were made for the draft. */
  tree: Tree;
  node: NodeOf<Kind>;
  /** Changes fields of the draft; `undefined` takes one away. */
  change(patch: NodePatch): void;
  /** Makes nodes for the draft to lead to: they come into the tree with it, or not at all. */
  make(nodes: readonly TreeNode[]): void;
}
