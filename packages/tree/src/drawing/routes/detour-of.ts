import { lanesFrom, roomFor } from "./lanes-of-gap.ts";
import type { EdgeLine } from "./line.ts";
import { BESIDE, LANE, ROOM, STRAIGHT } from "./measures.ts";
import type { Obstacles } from "./obstacles.ts";
import type { Corners, Router } from "./router.ts";

/** Streets that a line looks at, those of them that are free and tried, and how far they lie from its own height. */
const MOST_STREETS = 60;
const MOST_TRIED = 6;
const MOST_AWAY = 96;

/** Heights between the cards at which a line can pass them, those that make it least longer first. */
export function streetsOf({ from, to }: EdgeLine, obstacles: Obstacles): number[] {
  const [a, b] = [from.x + STRAIGHT.out, to.x - STRAIGHT.in];
  const [upper, lower] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
  const longer = (y: number) => Math.max(0, upper - y) + Math.max(0, y - lower);
  const [leaving, entering] = [obstacles.around(a, from.y), obstacles.around(b, to.y)];
  if (!leaving || !entering) return [];
  const reach = {
    top: Math.max(leaving.from, entering.from),
    bottom: Math.min(leaving.to, entering.to),
  };
  const streets: number[] = [];
  for (const gap of obstacles.gaps(a - BESIDE, b + BESIDE)) {
    const [top, bottom] = [
      Math.max(reach.top, gap.from) + BESIDE,
      Math.min(reach.bottom, gap.to) - BESIDE,
    ];
    if (top > bottom) continue;
    const near = Math.min(bottom, Math.max(top, from.y));
    streets.push(near);
    for (let away = LANE.usual; away <= MOST_AWAY; away += LANE.usual) {
      if (near - away >= top) streets.push(near - away);
      if (near + away <= bottom) streets.push(near + away);
    }
  }
  return streets.sort((one, other) => longer(one) - longer(other)).slice(0, MOST_STREETS);
}

/** The way of a line that has to leave the heights of its ends: it turns four times. */
export function detourOf(
  { from, to, target, port, neighbours, crowded }: EdgeLine,
  { obstacles, upright, level }: Router,
  streets: readonly number[],
  clearance: number,
): Corners | null {
  const [out, into] = [from.x + STRAIGHT.out, to.x - STRAIGHT.in];
  const tight = Math.min(clearance, LANE.least);
  const known = upright.of(target);
  const { pitch, before } = roomFor(neighbours, ROOM);

  function first(y1: number, y2: number, lanes: Iterable<number>, isMeant: (x: number) => boolean) {
    for (const x of lanes) {
      if (!upright.isFree(x, y1, y2, target, clearance) || !isMeant(x)) continue;
      if (obstacles.isClear(x - BESIDE, y1, x + BESIDE, y2)) return x;
    }
    return null;
  }
  let left = MOST_TRIED;
  for (const y of streets) {
    if (!level.isFree(y, out, into, target, clearance)) continue;
    if (left-- === 0) return null;
    const leaving = first(
      from.y,
      y,
      lanesFrom(out + (crowded ?? before), [out, out + ROOM], pitch, clearance, known),
      (x) =>
        level.isFree(from.y, out, x, target, tight, port) &&
        obstacles.isClear(from.x, from.y - 1, x, from.y + 1),
    );
    if (leaving === null) continue;
    const entering = first(
      y,
      to.y,
      lanesFrom(into, [into - ROOM, into], LANE.usual, clearance, known),
      (x) =>
        level.isFree(to.y, x, into, target, tight) &&
        level.isFree(y, leaving, x, target, clearance) &&
        obstacles.isClear(x, to.y - 1, to.x, to.y + 1) &&
        obstacles.isClear(leaving, y - BESIDE / 2, x, y + BESIDE / 2),
    );
    if (entering === null) continue;
    return [
      { x: leaving, y: from.y },
      { x: leaving, y },
      { x: entering, y },
      { x: entering, y: to.y },
    ];
  }
  return null;
}
