import type { CardBox, Port } from "../card.ts";
import type { DrawnEdge } from "../edges.ts";
import type { Rectangle } from "../rectangle.ts";
import { detourOf, streetsOf } from "./detour-of.ts";
import { createLanes } from "./lanes.ts";
import { type EdgeLine, linesOf } from "./line.ts";
import { LANE, STRAIGHT } from "./measures.ts";
import { obstaclesOf } from "./obstacles.ts";
import type { Corners, Router } from "./router.ts";
import { turnOf } from "./turn-of.ts";

/**
 * The way of each line around the cards. Lines to different targets keep apart by `LANE.usual`, by
 * `LANE.least` where cards stand so close that this is too much, and share a lane only where even
 * that is; lines to one target join. A line that has no way around runs straight through and is
 * left out here: `edgePath` draws it.
 */
export function routeEdges(
  edges: readonly DrawnEdge[],
  boxes: ReadonlyMap<string, CardBox>,
  placeOf: (nodeId: string) => Port | undefined,
): ReadonlyMap<string, Corners> {
  const cards: Rectangle[] = [];
  for (const [id, { width, height }] of boxes) {
    const place = placeOf(id);
    if (place) cards.push({ ...place, width, height });
  }
  const router = {
    obstacles: obstaclesOf(cards),
    upright: createLanes(),
    level: createLanes(),
  };
  const routes = new Map<string, Corners>();
  const lines = linesOf(edges, boxes, placeOf);
  for (const { from, to, target, port } of lines) {
    router.level.take(from.y, from.x, from.x + STRAIGHT.out, target, port);
    router.level.take(to.y, to.x - STRAIGHT.in, to.x, target);
  }
  for (const line of lines) {
    const corners = routed(line, router);
    if (corners) routes.set(line.id, corners);
  }
  return routes;
}

function routed(line: EdgeLine, router: Router): Corners | null {
  const { from, to, target, port } = line;
  const isForward = to.x - from.x >= STRAIGHT.out + STRAIGHT.in;
  if (from.y === to.y && from.x < to.x) {
    if (router.obstacles.isClear(from.x, from.y, to.x, to.y) && isLevel(line, router)) {
      router.level.take(from.y, from.x, to.x, target, port);
      return [];
    }
  }
  // Whatever way it took, it would begin or end beneath a card.
  if (!router.obstacles.around(from.x + STRAIGHT.out, from.y)) return null;
  if (!router.obstacles.around(to.x - STRAIGHT.in, to.y)) return null;
  const clearances = line.crowded === null ? [LANE.usual, LANE.least] : [];
  for (const clearance of clearances) {
    const x = isForward ? turnOf(line, router, clearance) : null;
    if (x !== null)
      return taken(line, router, [
        { x, y: from.y },
        { x, y: to.y },
      ]);
  }
  const streets = streetsOf(line, router.obstacles);
  for (const clearance of [...clearances, 0]) {
    const around = detourOf(line, router, streets, clearance);
    if (around) return taken(line, router, around);
  }
  const x = isForward ? turnOf(line, router, 0) : null;
  return x === null
    ? null
    : taken(line, router, [
        { x, y: from.y },
        { x, y: to.y },
      ]);
}

function isLevel({ from, to, target, port }: EdgeLine, { level }: Router): boolean {
  const [start, end] = [from.x + STRAIGHT.out, to.x - STRAIGHT.in];
  return end <= start || level.isFree(from.y, start, end, target, LANE.least, port);
}

/** Marks the parts of a line as taken. */
function taken(
  { from, to, target, port }: EdgeLine,
  { upright, level }: Router,
  corners: Corners,
): Corners {
  let before = from;
  for (const corner of [...corners, to]) {
    if (corner.y === before.y)
      level.take(corner.y, before.x, corner.x, target, before === from ? port : undefined);
    else upright.take(corner.x, before.y, corner.y, target);
    before = corner;
  }
  return corners;
}
