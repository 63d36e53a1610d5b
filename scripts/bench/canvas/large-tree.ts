import { seededRandom } from "@rufbaum/runtime/virtual";
import type { Connection, Tree, TreeNode } from "@rufbaum/tree";

const COLUMNS = 19;
const STEP = { x: 258, y: 92 };

/** A tree of so many nodes and connections, spread over the canvas from its upper left corner. */
export function largeTree(nodes: number, connections: number): Tree {
  const random = seededRandom(7);
  const any = () => `node_${Math.floor(random.number() * (nodes - 1)) + 1}`;
  return {
    id: "tree_large",
    name: "Großer Baum",
    isActive: false,
    createdAt: "2026-01-01T00:00:00.000Z",
    nodes: Array.from({ length: nodes }, (_, index): TreeNode => {
      const x = 40 + (index % COLUMNS) * STEP.x;
      const y = 40 + Math.floor(index / COLUMNS) * STEP.y;
      const type = index === 0 ? "start" : "message";
      return {
        id: `node_${index}`,
        type,
        title: `Schritt ${index}`,
        position: { x, y },
        content: "Guten Tag, einen Moment bitte.",
      };
    }),
    connections: Array.from({ length: connections }, (_, index): Connection => {
      const [sourceNodeId, targetNodeId] =
        index < nodes - 1 ? [`node_${index}`, `node_${index + 1}`] : [any(), any()];
      return { id: `connection_${index}`, sourceNodeId, targetNodeId, condition: null };
    }),
  };
}
