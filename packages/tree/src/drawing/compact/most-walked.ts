import type { Tree, TreeNode } from "../../tree.ts";
import type { Weights } from "../tree-drawing.ts";

/** Up to so many nodes a tree is drawn whole. */
const WHOLE = 150;
/** Of a larger one, at most so many. */
const MOST = 60;

/** What is drawn of a tree, in its order: of a large one, where most conversations came by. */
export function mostWalked({ nodes }: Tree, weights: Weights): readonly TreeNode[] {
  if (nodes.length <= WHOLE) return nodes;
  const runsAt = ({ id }: TreeNode) => weights.nodes[id]?.runs ?? 0;
  const walked = nodes
    .filter((node) => runsAt(node) > 0)
    .sort((a, b) => runsAt(b) - runsAt(a))
    .slice(0, MOST);
  const drawn = new Set(walked);
  return nodes.filter((node) => drawn.has(node));
}
