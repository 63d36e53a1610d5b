import type { Rectangle } from "@rufbaum/tree/drawing";
import type { Viewport } from "@xyflow/react";

export interface Size {
  width: number;
  height: number;
}

/** Pixels of the screen between what is kept in sight and the edge. */
const EDGE = 24;

/**
 * The view once its window has another size: what was in the middle stays there, and of `keep` what
 * was in sight is so still, the last one above all.
 */
export function keptView(
  view: Viewport,
  { before, after }: { before: Size; after: Size },
  keep: readonly Rectangle[],
): Viewport {
  const kept = {
    zoom: view.zoom,
    x: view.x + (after.width - before.width) / 2,
    y: view.y + (after.height - before.height) / 2,
  };
  for (const box of keep) {
    if (!isInSight(box, view, before)) continue;
    kept.x += shift(kept.x + box.x * kept.zoom, box.width * kept.zoom, after.width);
    kept.y += shift(kept.y + box.y * kept.zoom, box.height * kept.zoom, after.height);
  }
  return kept;
}

function isInSight(box: Rectangle, { x, y, zoom }: Viewport, { width, height }: Size): boolean {
  const across = x + (box.x + box.width / 2) * zoom;
  const down = y + (box.y + box.height / 2) * zoom;
  return across >= 0 && across <= width && down >= 0 && down <= height;
}

/** How far something has to move to lie within; where it is too long for that, its beginning does. */
function shift(start: number, length: number, within: number): number {
  const back = Math.min(0, within - EDGE - (start + length));
  return start + back < EDGE ? EDGE - start : back;
}
