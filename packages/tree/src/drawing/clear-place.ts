import { CANVAS_SIZE } from "../limits.ts";
import type { Rectangle } from "./rectangle.ts";

const STEP = 40;
/** What stays free around a card that is put where nothing lies. */
const MARGIN = 16;

/** The place itself, or the next one below it where nothing lies; `null` if the canvas ends before. */
export function clearPlace(
  boxes: readonly Rectangle[],
  { x, y }: { x: number; y: number },
  { width, height }: { width: number; height: number },
): { x: number; y: number } | null {
  const inTheWay = boxes.filter(
    (box) => box.x < x + width + MARGIN && x < box.x + box.width + MARGIN,
  );
  const lowest = CANVAS_SIZE - height;
  for (let place = { x, y }; place.y <= lowest; place = { x, y: place.y + STEP }) {
    const isClear = inTheWay.every(
      (box) => place.y + height + MARGIN <= box.y || box.y + box.height + MARGIN <= place.y,
    );
    if (isClear) return place;
  }
  return null;
}
