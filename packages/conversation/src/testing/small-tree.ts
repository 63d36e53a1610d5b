import type { Connection, NodeKind, Tree, TreeNode } from "@rufbaum/tree";

/** A node titled like its id, for trees that are written down in a test. */
export function node(id: string, type: NodeKind, more: Partial<TreeNode> = {}): TreeNode {
  return { id, type, title: id, position: { x: 0, y: 0 }, ...more };
}

/** A tree of nodes and the ways between them: from, to, and the condition if there is one. */
export function tree(
  nodes: readonly TreeNode[],
  ways: readonly (readonly [from: string, to: string, condition?: string])[],
  settings?: Tree["settings"],
): Tree {
  const connections = ways.map(
    ([sourceNodeId, targetNodeId, condition = null], index): Connection => ({
      id: `connection_${index}`,
      sourceNodeId,
      targetNodeId,
      condition,
    }),
  );
  return {
    id: "tree",
    name: "tree",
    isActive: true,
    createdAt: "2026-01-01T00:00:00.000Z",
    nodes: [...nodes],
    connections,
    ...(settings && { settings }),
  };
}
