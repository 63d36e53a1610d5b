import type { NodeKind, TreeNode } from "../tree.ts";
import { action } from "./action/spec.ts";
import { decision } from "./decision/spec.ts";
import { end } from "./end/spec.ts";
import { input } from "./input/spec.ts";
import { message } from "./message/spec.ts";
import type { NodeSpec } from "./node-spec.ts";
import { objection } from "./objection/spec.ts";
import { start } from "./start/spec.ts";

/** Every kind of node, in the order in which they are offered. */
export const NODE_SPECS: { readonly [Kind in NodeKind]: NodeSpec<Kind> } = {
  start,
  message,
  decision,
  input,
  objection,
  action,
  end,
};

export const NODE_KINDS = Object.keys(NODE_SPECS) as NodeKind[];

/** What is particular to the kind of a node. */
export function specOf({ type }: Pick<TreeNode, "type">): NodeSpec {
  return NODE_SPECS[type] as NodeSpec;
}

/** Whether it is of a kind that speaks and goes on, but may wait where its text asks. */
export function mayAsk(node: Pick<TreeNode, "type">): boolean {
  return specOf(node).face.fields.some((field) => field === "listens");
}

/** A new node of a kind, with that kind's defaults. */
export function newNode(
  kind: NodeKind,
  { id, title, position }: Pick<TreeNode, "id" | "title" | "position">,
): TreeNode {
  return { id, type: kind, title, position, ...NODE_SPECS[kind].defaults() } as TreeNode;
}
