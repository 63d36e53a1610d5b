/** A rectangle in the window. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Pixels from the edge of the window, between the places that are tried, and kept from a control. */
const MARGIN = 16;
const STEP = 8;
const GAP = 4;
/** How much farther a pixel to the left is than one upwards. */
const LEFTWARDS = 1.5;

/**
 * Where something of a size lies over none of the controls, as near to the lower right corner as can
 * be; where there is no such place, it covers as little of them as can be.
 */
export function freePlace(
  { width, height }: Size,
  controls: readonly Box[],
  window: Size,
): { left: number; top: number } {
  const corner = {
    left: Math.max(MARGIN, window.width - MARGIN - width),
    top: Math.max(MARGIN, window.height - MARGIN - height),
  };
  const places: { left: number; top: number; way: number }[] = [];
  for (let left = corner.left; left >= MARGIN; left -= STEP) {
    for (let top = corner.top; top >= MARGIN; top -= STEP) {
      places.push({ left, top, way: (corner.left - left) * LEFTWARDS + corner.top - top });
    }
  }
  places.sort((a, b) => a.way - b.way);
  let best = corner;
  let leastCovered = Number.POSITIVE_INFINITY;
  for (const { left, top } of places) {
    const covered = coveredOf({ left, top, right: left + width, bottom: top + height }, controls);
    if (covered === 0) return { left, top };
    if (covered < leastCovered) {
      best = { left, top };
      leastCovered = covered;
    }
  }
  return best;
}

/** Square pixels of the controls that lie under a box, or nearly do. */
export function coveredOf(box: Box, controls: readonly Box[]): number {
  let covered = 0;
  for (const control of controls) {
    const width = Math.min(box.right, control.right + GAP) - Math.max(box.left, control.left - GAP);
    if (width <= 0) continue;
    const height =
      Math.min(box.bottom, control.bottom + GAP) - Math.max(box.top, control.top - GAP);
    if (height > 0) covered += width * height;
  }
  return covered;
}
