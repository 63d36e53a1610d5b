export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The rectangle around others; `null` around nothing. */
export function boundsOf(boxes: readonly Rectangle[]): Rectangle | null {
  if (boxes.length === 0) return null;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, width, height } of boxes) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The view that shows a rectangle whole, in the middle. `least` and `most` limit the zoom. */
export function viewOf(
  { x, y, width, height }: Rectangle,
  room: { width: number; height: number },
  { margin, least = 0, most }: { margin: number; least?: number; most: number },
): { x: number; y: number; zoom: number } {
  const zoom = Math.max(
    least,
    Math.min(
      most,
      (room.width - 2 * margin) / Math.max(1, width),
      (room.height - 2 * margin) / Math.max(1, height),
    ),
  );
  return {
    zoom,
    x: room.width / 2 - (x + width / 2) * zoom,
    y: room.height / 2 - (y + height / 2) * zoom,
  };
}
