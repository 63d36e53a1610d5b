import type { Tree } from "@rufbaum/tree";
import { FAILED, graphOf, waysOf } from "@rufbaum/tree/graph";

export interface WayOut {
  /** `null`: the way that is taken when no condition names another. */
  conditionId: string | null;
  /** The condition's key; `null` for the way without one. */
  condition: string | null;
  /** The title of the node it leads to. */
  leadsTo: string | null;
}

/** The ways out of a node among which one has to be chosen; none where there is only one. */
export function waysToChoose(tree: Tree, nodeId: string): WayOut[] {
  const graph = graphOf(tree);
  const titleOf = (id: string | null) => (id === null ? null : (graph.node(id)?.title ?? null));
  const named = waysOf(tree, nodeId).map(
    (way): WayOut => ({
      conditionId: way.id,
      condition: way.condition,
      leadsTo: titleOf(graph.targetOf(nodeId, way)),
    }),
  );
  if (named.length === 0) return [];
  const plain = { conditionId: null, condition: null, leadsTo: titleOf(graph.fallback(nodeId)) };
  // What an action does next comes before what happens should it fail.
  return named.some(({ condition }) => condition === FAILED)
    ? [plain, ...named]
    : [...named, plain];
}
