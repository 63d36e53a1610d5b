import type { Tree } from "../tree.ts";

/** An empty tree with a start node, so that there is something to connect to. */
export function newTree(given: Pick<Tree, "id" | "name" | "createdAt">): Tree {
  return {
    ...given,
    isActive: false,
    nodes: [{ id: "node_start", type: "start", title: "Start", position: { x: 80, y: 240 } }],
    connections: [],
  };
}
