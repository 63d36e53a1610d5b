import type { Tree } from "@rufbaum/tree";
import { cardBox } from "@rufbaum/tree/drawing";
import { graphOf } from "@rufbaum/tree/graph";
import type { Viewport } from "@xyflow/react";

/** Room around what is shown, in pixels of the screen. */
const MARGIN = 56;
/** Smaller than this nobody can read, so a large tree opens at its start instead. */
const LEAST = 0.45;

/** What the view shows at first: the whole tree if it can be read, else where the conversation begins. */
export function openingView(
  tree: Tree,
  { width, height }: { width: number; height: number },
): Viewport {
  const boxes = tree.nodes.map((node) => ({ ...node.position, ...cardBox(tree, node) }));
  if (boxes.length === 0) return { x: width / 2 - 2_500, y: height / 2 - 2_500, zoom: 1 };
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  const zoom = Math.min(
    1,
    (width - 2 * MARGIN) / (right - left),
    (height - 2 * MARGIN) / (bottom - top),
  );
  if (zoom >= LEAST) {
    return {
      zoom,
      x: width / 2 - ((left + right) / 2) * zoom,
      y: height / 2 - ((top + bottom) / 2) * zoom,
    };
  }
  const start = (graphOf(tree).start ?? tree.nodes[0])?.position ?? { x: left, y: top };
  const near = 0.75;
  return { zoom: near, x: MARGIN - start.x * near, y: height / 2 - (start.y + 60) * near };
}
