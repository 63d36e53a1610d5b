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
  /** Where between its ends it turns, 0 to 1. */
  turn: number;
  /** What stands on the edge where its start does not say it already. */
  label: string | null;
}

/** Every edge whose two nodes are there, conditions' targets after the connections. */
export function drawnEdges(tree: Tree): DrawnEdge[] {
  const graph = graphOf(tree);
  const edges: DrawnEdge[] = [];
  for (const { id, sourceNodeId, targetNodeId, condition: key } of tree.connections) {
    if (!graph.node(sourceNodeId) || !graph.node(targetNodeId)) continue;
    const ways = waysOf(tree, sourceNodeId);
    const row = key ? ways.findIndex((each) => each.condition === key || each.id === key) : -1;
    edges.push({
      id,
      kind: "connection",
      source: sourceNodeId,
      conditionId: ways[row]?.id ?? null,
      target: targetNodeId,
      turn: turnOf(row, ways.length),
      label: key || null,
    });
  }
  for (const { id: source, conditions = [] } of tree.nodes) {
    for (const { id, condition, targetNodeId } of conditions) {
      if (!targetNodeId || !graph.node(targetNodeId)) continue;
      edges.push({
        id: conditionEdgeId(source, id),
        kind: "condition",
        source,
        conditionId: id,
        target: targetNodeId,
        turn: turnOf(rowOf(tree, source, id), waysOf(tree, source).length),
        label: condition,
      });
    }
  }
  return edges;
}

function rowOf(tree: Tree, nodeId: string, conditionId: string): number {
  return waysOf(tree, nodeId).findIndex(({ id }) => id === conditionId);
}

/** Lines of neighbouring rows turn at different places, so that they don't cover each other. */
function turnOf(row: number, rows: number): number {
  return row < 0 ? 0.5 : 0.2 + (0.6 * (row + 1)) / (rows + 1);
}

export function conditionEdgeId(nodeId: string, conditionId: string): string {
  return `${nodeId}/${conditionId}`;
}
