import { graphOf, waysOf } from "../graph.ts";
import type { Condition, Tree } from "../tree.ts";

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
  const rowsOf = rowsIn(tree);
  const edges: DrawnEdge[] = [];
  for (const { id, sourceNodeId, targetNodeId, condition: key } of tree.connections) {
    if (!graph.node(sourceNodeId) || !graph.node(targetNodeId)) continue;
    const { ways, byName } = rowsOf(sourceNodeId);
    const row = key ? (byName.get(key) ?? -1) : -1;
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
    const { ways, byId } = rowsOf(source);
    for (const { id, condition, targetNodeId } of conditions) {
      if (!targetNodeId || !graph.node(targetNodeId)) continue;
      edges.push({
        id: conditionEdgeId(source, id),
        kind: "condition",
        source,
        conditionId: id,
        target: targetNodeId,
        turn: turnOf(byId.get(id) ?? -1, ways.length),
        label: condition,
      });
    }
  }
  return edges;
}

/** The rows of each node, by the ids of its ways, and by whatever a connection may call them. */
function rowsIn(tree: Tree) {
  const known = new Map<string, Rows>();
  return (nodeId: string): Rows => {
    const before = known.get(nodeId);
    if (before) return before;
    const rows: Rows = { ways: waysOf(tree, nodeId), byId: new Map(), byName: new Map() };
    for (const [row, { id, condition }] of rows.ways.entries()) {
      if (!rows.byId.has(id)) rows.byId.set(id, row);
      for (const name of [condition, id]) if (!rows.byName.has(name)) rows.byName.set(name, row);
    }
    known.set(nodeId, rows);
    return rows;
  };
}

interface Rows {
  ways: readonly Condition[];
  byId: Map<string, number>;
  byName: Map<string, number>;
}

/** Lines of neighbouring rows turn at different places, so that they don't cover each other. */
function turnOf(row: number, rows: number): number {
  return row < 0 ? 0.5 : 0.2 + (0.6 * (row + 1)) / (rows + 1);
}

export function conditionEdgeId(nodeId: string, conditionId: string): string {
  return `${nodeId}/${conditionId}`;
}
