import type { Tree } from "../tree.ts";

/** An empty tree with a start node of the moment it is made at, so that there is something to connect to. */
export function newTree(given: Pick<Tree, "id" | "name" | "createdAt">): Tree {
  return {
    ...given,
    isActive: false,
    nodes: [
      {
        id: `node_${Date.parse(given.createdAt)}`,
        type: "start",
        title: "Start",
        position: { x: 80, y: 240 },
      },
    ],
    connections: [],
  };
}
