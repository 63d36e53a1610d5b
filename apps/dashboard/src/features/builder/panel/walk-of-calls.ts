import type { Tree } from "@rufbaum/tree";
import { drawnEdges } from "@rufbaum/tree/drawing";
import type { Walk } from "../editor/view.ts";

/** A running call as far as the canvas shows it: nodes in the order of its visits, and where it is. */
export interface WalkingCall {
  path: readonly string[];
  currentNodeId: string | null;
}

/** Where the calls are and have been; of several ways between two nodes, the first drawn one. */
export function walkOfCalls(tree: Tree, calls: readonly WalkingCall[]): Walk | null {
  if (calls.length === 0) return null;
  const between = new Map<string, string>();
  for (const { id, source, target } of drawnEdges(tree)) {
    const key = pair(source, target);
    if (!between.has(key)) between.set(key, id);
  }
  const nodes = new Set<string>();
  const edges = new Set<string>();
  const current = new Set<string>();
  for (const { path, currentNodeId } of calls) {
    if (currentNodeId !== null) current.add(currentNodeId);
    path.forEach((nodeId, index) => {
      nodes.add(nodeId);
      const edge = between.get(pair(path[index - 1] ?? "", nodeId));
      if (edge) edges.add(edge);
    });
  }
  return { source: "call", current, trail: { nodes, edges } };
}

function pair(source: string, target: string): string {
  return JSON.stringify([source, target]);
}
