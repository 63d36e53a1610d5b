import type { Tree } from "@rufbaum/tree";
import { graphOf, specOf } from "@rufbaum/tree/graph";

/** A way out of a node: of a condition, or `null` the one that is taken when no condition names another. */
export interface OpenWay {
  nodeId: string;
  conditionId: string | null;
}

/** A way out of the node that leads nowhere yet: of a decision the first such condition. */
export function openWayOf(tree: Tree, nodeId: string): OpenWay | null {
  const graph = graphOf(tree);
  const node = graph.node(nodeId);
  if (!node || !specOf(node).ways.out) return null;
  const plain = graph.fallback(nodeId) === null ? { nodeId, conditionId: null } : null;
  const condition = openCondition(tree, nodeId);
  return asksForMore(tree, nodeId) ? (plain ?? condition) : (condition ?? plain);
}

/**
 * Where one goes on building from a node: its own open way, else the open condition of the nearest
 * node before it. So a tree is written branch by branch without looking for the next.
 */
export function nextOpenWay(tree: Tree, nodeId: string): OpenWay | null {
  const own = openWayOf(tree, nodeId);
  if (own) return own;
  const before = predecessorsIn(tree);
  const seen = new Set([nodeId]);
  for (const id of seen) {
    const open = id === nodeId ? null : openCondition(tree, id);
    if (open) return open;
    for (const earlier of before.get(id) ?? []) seen.add(earlier);
  }
  return null;
}

function openCondition(tree: Tree, nodeId: string): OpenWay | null {
  const graph = graphOf(tree);
  const open = graph
    .conditions(nodeId)
    .find((condition) => graph.targetOf(nodeId, condition) === null);
  return open ? { nodeId, conditionId: open.id } : null;
}

/** An input's way on is what it asks for; its conditions are for callers who will not say. */
function asksForMore(tree: Tree, nodeId: string): boolean {
  const node = graphOf(tree).node(nodeId);
  return node !== null && specOf(node).wants !== undefined;
}

function predecessorsIn(tree: Tree): ReadonlyMap<string, string[]> {
  const graph = graphOf(tree);
  const before = new Map<string, string[]>();
  for (const { id } of tree.nodes) {
    for (const next of graph.successors(id)) before.set(next, [...(before.get(next) ?? []), id]);
  }
  return before;
}
