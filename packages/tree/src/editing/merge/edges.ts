import type { Tree } from "../../tree.ts";

/** Nodes that an edge leads to or from which was not there before, or was another one. */
export function newlyReferred(base: Tree, tree: Tree): Set<string> {
  const found = new Set<string>();
  if (base.connections === tree.connections && base.nodes === tree.nodes) return found;
  const before = edgesOf(base);
  for (const [edge, ends] of edgesOf(tree)) {
    if (!before.has(edge)) for (const id of ends) found.add(id);
  }
  return found;
}

function edgesOf(tree: Tree): Map<string, readonly string[]> {
  const edges = new Map<string, readonly string[]>();
  for (const { id, sourceNodeId, targetNodeId, condition } of tree.connections) {
    const ends = [sourceNodeId, targetNodeId];
    edges.set(JSON.stringify([id, ...ends, condition ?? null]), ends);
  }
  for (const { id, conditions } of tree.nodes) {
    for (const condition of conditions ?? []) {
      const { targetNodeId } = condition;
      if (targetNodeId) edges.set(JSON.stringify([id, condition.id, targetNodeId]), [targetNodeId]);
    }
  }
  return edges;
}

/** The tree with another one's edges at these nodes, which had gone with them. */
export function withEdgesOf(tree: Tree, other: Tree, nodeIds: ReadonlySet<string>): Tree {
  if (nodeIds.size === 0) return tree;
  const known = new Set(tree.connections.map(({ id }) => id));
  const back = other.connections.filter(
    ({ id, sourceNodeId, targetNodeId }) =>
      !known.has(id) && (nodeIds.has(sourceNodeId) || nodeIds.has(targetNodeId)),
  );
  const conditionsOf = new Map(other.nodes.map((node) => [node.id, node.conditions ?? []]));
  const nodes = tree.nodes.map((node) => {
    const targets = new Map(
      conditionsOf.get(node.id)?.map(({ id, targetNodeId }) => [id, targetNodeId ?? ""]),
    );
    const targetOf = (conditionId: string) => targets.get(conditionId) ?? "";
    const isBack = ({ id, targetNodeId }: { id: string; targetNodeId?: string | null }) =>
      !targetNodeId && nodeIds.has(targetOf(id));
    if (!node.conditions?.some(isBack)) return node;
    const conditions = node.conditions.map((condition) =>
      isBack(condition) ? { ...condition, targetNodeId: targetOf(condition.id) } : condition,
    );
    return { ...node, conditions };
  });
  return { ...tree, nodes, connections: [...tree.connections, ...back] };
}
