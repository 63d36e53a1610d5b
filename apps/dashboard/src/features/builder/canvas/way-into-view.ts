import type { Area } from "../live-card/free-area.ts";

/**
 * How far a box has to move to lie within an area: the least that does, nothing where it does already.
 * Of what is larger than the area the beginning is shown.
 */
export function wayIntoView(box: Area, area: Area): { x: number; y: number } {
  return {
    x: wayInto(box.left, box.right, area.left, area.right),
    y: wayInto(box.top, box.bottom, area.top, area.bottom),
  };
}

function wayInto(start: number, end: number, from: number, to: number): number {
  if (start >= from && end <= to) return 0;
  const isLonger = end - start > to - from;
  return start < from || isLonger ? from - start : to - end;
}

/** As `wayIntoView`, and off what lies over the area at its lower edge. */
export function wayIntoFreeView(
  box: Area,
  { area, bar }: { area: Area; bar: Area | null },
): { x: number; y: number } {
  const way = wayIntoView(box, area);
  const [left, right] = [box.left + way.x, box.right + way.x];
  if (!bar || right <= bar.left || left >= bar.right) return way;
  return wayIntoView(box, { ...area, bottom: Math.min(area.bottom, bar.top) });
}
