import type { Tree } from "@rufbaum/tree";
import { boundsOf, itemBoxes, viewOf } from "@rufbaum/tree/drawing";
import { CANVAS_SIZE, graphOf } from "@rufbaum/tree/graph";
import type { Viewport } from "@xyflow/react";
import { ZOOM } from "./zoom.ts";

/** Room around what is shown, in pixels of the screen. */
export const MARGIN = 56;
/** Smaller than this nobody can read, so a large tree opens at its start instead. */
const READABLE = 0.45;
const NEAR = 0.75;

/** What the view shows at first: the whole tree if it can be read, else where the conversation begins. */
export function openingView(tree: Tree, size: { width: number; height: number }): Viewport {
  const bounds = boundsOf(itemBoxes(tree));
  if (!bounds) {
    return { x: (size.width - CANVAS_SIZE) / 2, y: (size.height - CANVAS_SIZE) / 2, zoom: 1 };
  }
  const whole = viewOf(bounds, size, { margin: MARGIN, least: ZOOM.least, most: 1 });
  if (whole.zoom >= READABLE) return whole;
  const start = (graphOf(tree).start ?? tree.nodes[0])?.position ?? bounds;
  return { zoom: NEAR, x: MARGIN - start.x * NEAR, y: size.height / 2 - (start.y + 60) * NEAR };
}
