import type { Tree } from "../tree.ts";

/** Takes away connections and conditions' targets that lead to no node; the same tree if none does. */
export function repair(tree: Tree): Tree {
  const ids = new Set(tree.nodes.map(({ id }) => id));
  const connections = tree.connections.filter(
    ({ sourceNodeId, targetNodeId }) => ids.has(sourceNodeId) && ids.has(targetNodeId),
  );
  let isChanged = connections.length < tree.connections.length;
  const nodes = tree.nodes.map((node) => {
    const isLost = (target: string | null | undefined) => Boolean(target) && !ids.has(target ?? "");
    if (!node.conditions?.some(({ targetNodeId }) => isLost(targetNodeId))) return node;
    isChanged = true;
    const conditions = node.conditions.map((condition) =>
      isLost(condition.targetNodeId) ? { ...condition, targetNodeId: null } : condition,
    );
    return { ...node, conditions };
  });
  return isChanged ? { ...tree, nodes, connections } : tree;
}
