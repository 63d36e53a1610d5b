import { textOf } from "../content.ts";
import type { Graph } from "../graph.ts";
import { mayAsk } from "../nodes/registry.ts";
import type { TreeNode } from "../tree.ts";
import { endsInQuestion } from "./ends-in-question.ts";
import { listenersAfter } from "./listening.ts";

/**
 * By the id of a node that listens without a text of its own: the nodes that ask for it, in the order
 * of the document.
 */
export function askersIn(
  nodes: readonly TreeNode[],
  graph: Graph,
): ReadonlyMap<string, readonly TreeNode[]> {
  const askers = new Map<string, TreeNode[]>();
  for (const node of nodes) {
    if (!mayAsk(node) || graph.listens(node.id) || !endsInQuestion(textOf(node))) continue;
    for (const { id } of listenersAfter(node, graph)) {
      const known = askers.get(id);
      if (known) known.push(node);
      else askers.set(id, [node]);
    }
  }
  return askers;
}
