import { CANVAS_SIZE } from "@rufbaum/tree/graph";
import type { CoordinateExtent } from "@xyflow/react";
import type { FlowNode } from "./flow-nodes.ts";

/** How far the view can be moved, and where cards can stand. */
export interface Extent {
  look: CoordinateExtent;
  places: CoordinateExtent;
}

/** One may look a little beyond the edge, so that what lies at it can stand in the middle. */
const BEYOND = 600;

const extents = new Map<string, Extent>();

/**
 * The canvas and, where a stored tree reaches beyond it, as much more as that takes: what is drawn is
 * drawn where it stands. The same object for the same extent, after which React Flow places all anew.
 */
export function extentOf(nodes: readonly FlowNode[]): Extent {
  let [left, top, right, bottom] = [0, 0, CANVAS_SIZE, CANVAS_SIZE];
  for (const { position, width = 0, height = 0 } of nodes) {
    left = Math.min(left, position.x);
    top = Math.min(top, position.y);
    right = Math.max(right, position.x + width);
    bottom = Math.max(bottom, position.y + height);
  }
  const key = `${left} ${top} ${right} ${bottom}`;
  const known = extents.get(key);
  if (known) return known;
  const extent: Extent = {
    places: [
      [left, top],
      [right, bottom],
    ],
    look: [
      [left - BEYOND, top - BEYOND],
      [right + BEYOND, bottom + BEYOND],
    ],
  };
  extents.clear();
  extents.set(key, extent);
  return extent;
}
