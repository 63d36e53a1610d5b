import type { Graph } from "../graph.ts";
import { findingAt, type LintFinding, nameOf } from "../lint/finding.ts";
import type { NodeOf } from "../tree.ts";

type Asking = NodeOf<"start" | "message" | "objection">;

/** What the kinds have in common that speak and go on, and wait where their text asks. */
export const ASKING = {
  listens: (node: Asking, graph: Graph) => node.listens ?? graph.listensByItself(node.id),
  fills: ({ id }: Asking, graph: Graph) => (graph.listens(id) ? [graph.answerVariable(id)] : []),
};

/** Whether the caller is waited for, where the node does not say it. */
export function lintListening(node: Asking, graph: Graph): LintFinding[] {
  if (node.listens !== undefined || !graph.listens(node.id)) return [];
  const variable = graph.answerVariable(node.id);
  return [findingAt(node, "info", "listening-assumed", { node: nameOf(node), variable })];
}
