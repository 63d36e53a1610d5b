import { waysOf } from "../../graph.ts";
import type { Condition, Tree } from "../../tree.ts";
import { type Edit, editOf } from "../edit.ts";
import { repair } from "../repair.ts";
import { bears, leading } from "./connect.ts";

/** Ids of what is selected on the canvas. A condition stands for the edge that leaves it. */
export interface Items {
  nodes?: Iterable<string>;
  connections?: Iterable<string>;
  notes?: Iterable<string>;
  conditions?: Iterable<{ nodeId: string; conditionId: string }>;
}

/** Takes items away, and with a node every edge at it. A condition stays and leads nowhere. */
export function deleteItems(tree: Tree, items: Items): Edit {
  const nodes = new Set(items.nodes);
  const connections = new Set(items.connections);
  const notes = new Set(items.notes);
  let next: Tree = {
    ...tree,
    nodes: tree.nodes.filter(({ id }) => !nodes.has(id)),
    connections: tree.connections.filter(({ id }) => !connections.has(id)),
  };
  if (tree.notes) next.notes = tree.notes.filter(({ id }) => !notes.has(id));
  next = withoutWays(next, items.conditions ?? []);
  return editOf(tree, repair(next));
}

/** All in one go: a thousand edges are marked with one stroke. */
function withoutWays(tree: Tree, conditions: NonNullable<Items["conditions"]>): Tree {
  const ways = new Map<string, Condition[]>();
  for (const { nodeId, conditionId } of conditions) {
    const way = waysOf(tree, nodeId).find(({ id }) => id === conditionId);
    if (way) ways.set(nodeId, [...(ways.get(nodeId) ?? []), way]);
  }
  if (ways.size === 0) return tree;
  const waysAt = (nodeId: string) => ways.get(nodeId) ?? [];
  return {
    ...tree,
    nodes: tree.nodes.map((node) =>
      waysAt(node.id).reduce((led, way) => leading(led, way, null) ?? led, node),
    ),
    connections: tree.connections.filter(
      (each) => !waysAt(each.sourceNodeId).some((way) => bears(each, way)),
    ),
  };
}
