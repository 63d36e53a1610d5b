import type { TreeNode } from "./tree.ts";

/** What a node says, whichever of the two shapes its content has; empty if it says nothing. */
export function textOf(node: TreeNode): string {
  const { content } = node;
  if (content === undefined) return "";
  return typeof content === "string" ? content : content.text;
}
