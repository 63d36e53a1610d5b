import type { Tree } from "@rufbaum/tree";
import { graphOf, reachableFrom } from "@rufbaum/tree/graph";
import type { Cause } from "./cause.ts";
import type { Counted } from "./find-causes.ts";
import type { Goals } from "./goals.ts";

/** With fewer runs it may be mere chance that nobody came by. */
const ENOUGH_RUNS = 100;

/** Ends that count as a success and to which nobody came. */
export function unreachedGoals(tree: Tree, { runs, nodes }: Counted, { ends }: Goals): Cause[] {
  if (runs < ENOUGH_RUNS) return [];
  const graph = graphOf(tree);
  const reached = reachableFrom(graph, graph.entries);
  return ends
    .filter(({ id }) => (nodes[id]?.visits ?? 0) === 0)
    .map(({ id, title }) => ({
      ...{ code: "success-never-reached", nodeId: id, title: title || id, runs },
      isCutOff: !reached.has(id),
    }));
}
