import { layoutTree } from "./layout/index.ts";
import type { Tree, TreeNode } from "./tree.ts";

/** Ways that no condition names. */
export type Ways = readonly (readonly [from: string, to: string])[];

/** A tree that the program has of itself and nobody draws: its nodes are laid out. */
export function scriptedTree(
  named: Pick<Tree, "id" | "name">,
  nodes: readonly TreeNode[],
  ways: Ways,
): Tree {
  const tree: Tree = {
    ...named,
    isActive: true,
    createdAt: "2026-01-01T00:00:00.000Z",
    nodes: [...nodes],
    connections: ways.map(([sourceNodeId, targetNodeId], index) => ({
      id: `connection_${index + 1}`,
      sourceNodeId,
      targetNodeId,
      condition: null,
    })),
  };
  const places = new Map(layoutTree(tree));
  return {
    ...tree,
    nodes: nodes.map((node) => ({ ...node, position: places.get(node.id) ?? node.position })),
  };
}

export function at(type: TreeNode["type"], title: string, more: Partial<TreeNode>): TreeNode {
  return { id: type, type, title, position: { x: 0, y: 0 }, ...more };
}

/** A condition and where it leads; `examples`: what else means it here. */
export function to(condition: string, targetNodeId: string, examples: readonly string[] = []) {
  const id = `${targetNodeId}-${condition.toLowerCase()}`;
  const ways = { id, condition, targetNodeId };
  return examples.length === 0 ? ways : { ...ways, examples: [...examples] };
}

/** Answered wherever it comes up, twice at most; then what was asked is asked again. */
export function objection(name: string, title: string, intent: string, content: string): TreeNode {
  return at("objection", title, {
    id: `objection-${name}`,
    content,
    objection: { intent, global: true, returns: true, answers: 2 },
  });
}
