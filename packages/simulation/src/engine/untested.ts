import type { Tree } from "@rufbaum/tree";
import { graphOf, isFork } from "@rufbaum/tree/graph";
import { canBeMeant } from "../caller/ways/meant-by.ts";
import { sayableWays } from "../caller/ways/sayable-way.ts";

/**
 * Ids of the nodes that ask something none of whose answers virtual customers can say: each condition
 * is a code without examples. What happens there says nothing about the tree.
 */
export function untestedNodes(tree: Tree): ReadonlySet<string> {
  const graph = graphOf(tree);
  const untested = tree.nodes.filter((node) => {
    if (node.type !== "decision" || isFork(node, graph)) return false;
    const conditions = graph.conditions(node.id).map((one) => ({
      ...{ id: one.id, key: one.condition, examples: one.examples ?? [] },
      ...(one.counts && { counts: one.counts }),
    }));
    return conditions.length > 0 && !sayableWays(conditions).some(canBeMeant);
  });
  return new Set(untested.map(({ id }) => id));
}
