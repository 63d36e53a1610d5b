import type { NodeFields, NodeOf, Outcome, Tree, TreeNode } from "@rufbaum/tree";
import { outcomeOf } from "@rufbaum/tree/graph";
import { FAILED, type Walk } from "../walk.ts";

/**
 * The end that a tree has for an outcome: the nearest on the way from a node, else its first one. What is
 * said where an action has failed ("Ich konnte den Termin nicht speichern") is for nobody else.
 */
export function ownEnd(
  from: TreeNode,
  { graph, tree }: Pick<Walk, "graph" | "tree">,
  outcome: Outcome,
): NodeOf<"end"> | null {
  const isIt = (node: TreeNode | null): node is NodeOf<"end"> =>
    node?.type === "end" && outcomeOf(node) === outcome && !isForFailure(node, tree);
  const seen = new Set([from.id]);
  for (let ring: readonly string[] = [from.id]; ring.length > 0; ) {
    const next = ring.flatMap((id) => graph.successors(id)).filter((id) => !seen.has(id));
    for (const id of next) {
      seen.add(id);
      const node = graph.node(id);
      if (isIt(node)) return node;
    }
    ring = [...new Set(next)];
  }
  return tree.nodes.find(isIt) ?? null;
}

/** Whether nothing but an action that failed leads there. */
function isForFailure({ id }: TreeNode, { nodes, connections }: Tree): boolean {
  const ways = connections.filter(({ targetNodeId }) => targetNodeId === id);
  const isNamed = nodes.some((node) => {
    const { conditions = [] }: NodeFields = node;
    return conditions.some(({ targetNodeId }) => targetNodeId === id);
  });
  return ways.length > 0 && !isNamed && ways.every(({ condition }) => condition === FAILED);
}
