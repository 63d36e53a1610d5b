import type { Tree } from "@rufbaum/tree";
import { cardBox } from "@rufbaum/tree/drawing";
import { NOTE_SIZE } from "./note-size.ts";

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The rectangle around nodes and notes, or those of them that are named; `null` around nothing. */
export function boundsOf(tree: Tree, ids?: ReadonlySet<string>): Bounds | null {
  let bounds: Bounds | null = null;
  const include = (id: string, { x, y }: { x: number; y: number }, size: () => Size) => {
    if (ids && !ids.has(id)) return;
    const { width, height } = size();
    bounds = {
      left: Math.min(bounds?.left ?? x, x),
      top: Math.min(bounds?.top ?? y, y),
      right: Math.max(bounds?.right ?? x, x + width),
      bottom: Math.max(bounds?.bottom ?? y, y + height),
    };
  };
  for (const node of tree.nodes) include(node.id, node.position, () => cardBox(tree, node));
  for (const note of tree.notes ?? [])
    include(note.id, note.position, () => note.size ?? NOTE_SIZE);
  return bounds;
}

export interface Size {
  width: number;
  height: number;
}

/** The view that shows a rectangle whole, in the middle. `most` limits the zoom. */
export function viewOf(
  { left, top, right, bottom }: Bounds,
  { width, height }: Size,
  { margin, least, most }: { margin: number; least: number; most: number },
): { x: number; y: number; zoom: number } {
  const zoom = Math.max(
    least,
    Math.min(
      most,
      (width - 2 * margin) / Math.max(1, right - left),
      (height - 2 * margin) / Math.max(1, bottom - top),
    ),
  );
  return {
    zoom,
    x: width / 2 - ((left + right) / 2) * zoom,
    y: height / 2 - ((top + bottom) / 2) * zoom,
  };
}
