import { graphOf, waysOf } from "../graph.ts";
import type { Tree } from "../tree.ts";

/** A line on the canvas: a connection, or where a condition leads by itself. */
export interface DrawnEdge {
  /** A connection's own id; `<node id>/<condition id>` for a condition's target. */
  id: string;
  kind: "connection" | "condition";
  source: string;
  /** The id of the condition at whose row the edge starts; `null`: the port beside the title. */
  conditionId: string | null;
  target: string;
  /** What stands on the edge where its start does not say it already. */
  label: string | null;
}

/** Every edge whose two nodes are there, conditions' targets after the connections. */
export function drawnEdges(tree: Tree): DrawnEdge[] {
  const graph = graphOf(tree);
  const edges: DrawnEdge[] = [];
  for (const { id, sourceNodeId, targetNodeId, condition: key } of tree.connections) {
    if (!graph.node(sourceNodeId) || !graph.node(targetNodeId)) continue;
    const way = key
      ? waysOf(tree, sourceNodeId).find((each) => each.condition === key || each.id === key)
      : undefined;
    edges.push({
      id,
      kind: "connection",
      source: sourceNodeId,
      conditionId: way?.id ?? null,
      target: targetNodeId,
      label: key || null,
    });
  }
  for (const { id: source, conditions } of tree.nodes) {
    for (const { id, condition, targetNodeId } of conditions ?? []) {
      if (!targetNodeId || !graph.node(targetNodeId)) continue;
      edges.push({
        id: conditionEdgeId(source, id),
        kind: "condition",
        source,
        conditionId: id,
        target: targetNodeId,
        label: condition,
      });
    }
  }
  return edges;
}

export function conditionEdgeId(nodeId: string, conditionId: string): string {
  return `${nodeId}/${conditionId}`;
}
