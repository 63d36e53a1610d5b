import type { NodeFields, Tree, TreeNode } from "../../tree.ts";
import { type Edited, editOf, type Refused } from "../edit.ts";
import { tooLarge } from "./too-large.ts";

/** New values for a node's fields; `undefined` takes a field away. */
export type NodePatch = {
  [Name in keyof NodeFields]?: NodeFields[Name] | undefined;
} & { type?: TreeNode["type"] };

/** Changes fields of a node. */
export function updateNode(tree: Tree, id: string, patch: NodePatch): Edited {
  const node = tree.nodes.find((each) => each.id === id);
  if (!node) return unknownNode();
  const changed = patched(node, patch);
  const refusal = tooLarge(changed);
  if (refusal) return refusal;
  return editOf(tree, {
    ...tree,
    nodes: tree.nodes.map((each) => (each === node ? changed : each)),
  });
}

export function unknownNode(): Refused {
  return { refused: { code: "unknown-node" } };
}

function patched(node: TreeNode, patch: NodePatch): TreeNode {
  const { id: _id, ...changes } = patch as NodePatch & { id?: string };
  const next: Record<string, unknown> = { ...node, ...changes };
  for (const [name, value] of Object.entries(next)) {
    if (value === undefined) delete next[name];
  }
  return next as TreeNode;
}
