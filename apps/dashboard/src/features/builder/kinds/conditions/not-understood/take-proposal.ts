import type { Suggestion } from "@rufbaum/simulation";
import type { Condition, Tree, TreeNode } from "@rufbaum/tree";
import { applyDiff, type Edited, idsFor } from "@rufbaum/tree/editing";
import { applySuggestion } from "@rufbaum/tree/editing/suggestion";
import { graphOf } from "@rufbaum/tree/graph";

/** The tree as it would be with what is in the form of a node. */
export function withForm(tree: Tree, nodeId: string, conditions: readonly Condition[]): Tree {
  const nodes = tree.nodes.map((node) =>
    node.id === nodeId ? { ...node, conditions: [...conditions] } : node,
  );
  return { ...tree, nodes };
}

/** What a proposal comes to: the conditions of the form, and the nodes that are made for these to lead to. */
export type Taken =
  | { refused: Extract<Edited, { refused: unknown }>["refused"] }
  | { refused: null; conditions: Condition[] | null; made: TreeNode[] };

/** @param draft the tree with what is in the form, which is saved or thrown away by itself */
export function takeProposal(draft: Tree, suggestion: Suggestion, now: number): Taken {
  if (!("condition" in suggestion)) return { refused: null, conditions: null, made: [] };
  const edited = applySuggestion(draft, suggestion, idsFor(draft, now));
  if ("refused" in edited) return { refused: edited.refused };
  const next = graphOf(applyDiff(draft, edited.diff));
  return {
    refused: null,
    conditions: next.node(suggestion.nodeId)?.conditions ?? [],
    made: edited.created.nodes.flatMap((id) => next.node(id) ?? []),
  };
}
