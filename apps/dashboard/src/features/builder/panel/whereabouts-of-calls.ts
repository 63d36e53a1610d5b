import type { Tree } from "@rufbaum/tree";
import { drawnEdges, marksOf } from "@rufbaum/tree/drawing";
import type { Whereabouts } from "../editor/view.ts";

/** A running call as far as the canvas shows it: nodes in the order of its visits, and where it is. */
export interface CallOnTree {
  path: readonly string[];
  currentNodeId: string | null;
}

/** Where the calls are and have been; of several ways between two nodes, the first drawn one. */
export function whereaboutsOfCalls(tree: Tree, calls: readonly CallOnTree[]): Whereabouts | null {
  if (calls.length === 0) return null;
  const { nodes, ways } = marksOf(
    drawnEdges(tree),
    calls.map(({ path }) => path),
  );
  const current = new Set(calls.flatMap(({ currentNodeId }) => currentNodeId ?? []));
  return { source: "call", current, trail: { nodes, edges: ways } };
}
