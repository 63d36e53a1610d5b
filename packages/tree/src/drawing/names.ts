import type { Action, NodeKind, Outcome, TreeNode } from "../tree.ts";

/** What a card says beside what its author wrote, in some language. */
export interface CardNames {
  kinds: Readonly<Record<NodeKind, string>>;
  actions: Readonly<Record<Action["kind"], string>>;
  outcomes: Readonly<Record<Outcome, string>>;
  footers: Readonly<Record<"message" | "decision" | "objection", string>>;
  stores(variable: string): string;
  /** At the way out of an action that failed. */
  onFailure: string;
}

/** What matters to the kind, in a few words at a card's foot. */
export function footerOf({ type, input, action, outcome }: TreeNode, names: CardNames): string {
  if (type === "message" || type === "decision" || type === "objection") return names.footers[type];
  if (type === "input" && input) return names.stores(input.variable);
  if (type === "action" && action) return names.actions[action.kind] ?? action.kind;
  if (type === "end" && outcome) return names.outcomes[outcome] ?? outcome;
  return "";
}
