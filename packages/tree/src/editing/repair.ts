import type { Condition, Tree } from "../tree.ts";

/** Takes away connections and conditions' targets that lead to no node; the same tree if none does. */
export function repair(tree: Tree): Tree {
  const ids = new Set(tree.nodes.map(({ id }) => id));
  const connections = tree.connections.filter(
    ({ sourceNodeId, targetNodeId }) => ids.has(sourceNodeId) && ids.has(targetNodeId),
  );
  let isChanged = connections.length < tree.connections.length;
  const nodes = tree.nodes.map((node) => {
    const conditions = node.conditions && withoutLostTargets(node.conditions, ids);
    if (!conditions || conditions === node.conditions) return node;
    isChanged = true;
    return { ...node, conditions };
  });
  return isChanged ? { ...tree, nodes, connections } : tree;
}

/** The conditions, those whose node is gone leading nowhere; the same list if there are none. */
export function withoutLostTargets(
  conditions: Condition[],
  nodeIds: ReadonlySet<string>,
): Condition[] {
  const isLost = ({ targetNodeId }: Condition) =>
    Boolean(targetNodeId) && !nodeIds.has(targetNodeId ?? "");
  if (!conditions.some(isLost)) return conditions;
  return conditions.map((condition) =>
    isLost(condition) ? { ...condition, targetNodeId: null } : condition,
  );
}
