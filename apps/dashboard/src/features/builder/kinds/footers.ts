import type { NodeKind, TreeNode } from "@rufbaum/tree";
import { messages } from "../../../messages/index.ts";

const texts = () => messages().tree;

/** What matters to the kind, in a few words at a card's foot. */
const FOOTERS: Record<NodeKind, (node: TreeNode) => string> = {
  start: () => "",
  message: () => texts().footers.message,
  decision: () => texts().footers.decision,
  input: ({ input }) => (input ? texts().stores(input.variable) : ""),
  objection: () => texts().footers.objection,
  action: ({ action }) => (action ? (texts().actions[action.kind] ?? action.kind) : ""),
  end: ({ outcome }) => (outcome ? (messages().calls.outcomes[outcome] ?? outcome) : ""),
};

export function footerOf(node: TreeNode): string {
  return FOOTERS[node.type](node);
}
