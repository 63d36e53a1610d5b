import type { NodeKind, NodeOf, Tree } from "@rufbaum/tree";
import type { NodePatch } from "@rufbaum/tree/editing";

/** What a part of the node editor gets that shows fields of a node of these kinds. */
export interface KindFormProps<Kind extends NodeKind = NodeKind> {
  tree: Tree;
  node: NodeOf<Kind>;
  /** Changes fields of the draft; `undefined` takes one away. */
  change(patch: NodePatch): void;
}
