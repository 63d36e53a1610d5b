import { boundsOf, type TreeDrawing, viewOf } from "@rufbaum/tree/drawing";

/** What is kept free around what is shown, in pixels of the drawing. */
const MARGIN = 60;
/** It is never drawn larger than where this many of its pixels are seen side by side. */
const LEAST_WIDTH = 1100;

/** The view in which the nodes of `focus` are seen, or all where none of them is there. */
export function focusOn(
  { nodes, bounds }: Pick<TreeDrawing, "nodes" | "bounds">,
  focus: readonly string[],
  room: { width: number; height: number },
): { x: number; y: number; zoom: number } {
  const wanted = new Set(focus);
  const { x, y, width, height } = boundsOf(nodes.filter(({ id }) => wanted.has(id))) ?? bounds;
  const padded = {
    x: x - MARGIN,
    y: y - MARGIN,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
  };
  return viewOf(padded, room, { margin: 0, most: room.width / LEAST_WIDTH });
}
