import { COLUMN_GAP, type Port } from "./card.ts";
import type { Corners } from "./routes/router.ts";

/** How far a line leaves a card before it turns. */
const LEAVE = 24;
/** How round it turns. */
const ROUND = 10;
/** What is left to turn in between two columns of the layout. */
const ROOM = COLUMN_GAP - 2 * LEAVE;

/**
 * A line of right angles with round corners from a port at a card's right side to one at a card's
 * left side. `turn` is where between the two it changes height, 0 to 1.
 * @returns the data of an SVG path
 */
export function edgePath(from: Port, to: Port, turn = 0.5): string {
  return rounded(cornersOf(from, to, turn));
}

/** As `edgePath`, with the corners that `routeEdges` gave the line. */
export function routePath(from: Port, to: Port, corners: Corners): string {
  return rounded([from, ...corners, to]);
}

/** As `edgeMiddle`, for such a line: the middle of its longest part. */
export function routeMiddle(from: Port, to: Port, corners: Corners): Port {
  const points = [from, ...corners, to];
  let [longest, middle] = [-1, from];
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (!before || lengthOf(before, point) <= longest) continue;
    longest = lengthOf(before, point);
    middle = { x: (before.x + point.x) / 2, y: (before.y + point.y) / 2 };
  }
  return middle;
}

/** The middle of the part on which such a line changes height: where its label stands. */
export function edgeMiddle(from: Port, to: Port, turn = 0.5): Port {
  const corners = cornersOf(from, to, turn);
  const [a = from, b = to] = corners.length === 4 ? corners.slice(1, 3) : corners.slice(2, 4);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function cornersOf(from: Port, to: Port, turn: number): Port[] {
  const start = { x: from.x + LEAVE, y: from.y };
  const end = { x: to.x - LEAVE, y: to.y };
  if (start.x <= end.x) {
    const x = start.x + (end.x - start.x) * nearStart(turn, end.x - start.x);
    return [from, { x, y: from.y }, { x, y: to.y }, to];
  }
  const y = from.y + (to.y - from.y) * turn;
  return [from, start, { x: start.x, y }, { x: end.x, y }, end, to];
}

function rounded(points: readonly Port[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  let path = `M${first.x} ${first.y}`;
  let before = first;
  for (const [index, point] of rest.entries()) {
    const after = rest[index + 1];
    if (!after) return `${path}L${point.x} ${point.y}`;
    const radius = Math.min(ROUND, lengthOf(before, point) / 2, lengthOf(point, after) / 2);
    const into = towards(point, before, radius);
    const out = towards(point, after, radius);
    path += `L${into.x} ${into.y}Q${point.x} ${point.y} ${out.x} ${out.y}`;
    before = point;
  }
  return path;
}

function lengthOf(a: Port, b: Port): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}

function towards(from: Port, to: Port, by: number): Port {
  return { x: from.x + Math.sign(to.x - from.x) * by, y: from.y + Math.sign(to.y - from.y) * by };
}

/**
 * As `turn`, for a line so long that it passes other columns: it turns before the first of them, as
 * the layout keeps the height of its end free, not that of its beginning.
 */
function nearStart(turn: number, length: number): number {
  return length <= ROOM ? turn : (turn * ROOM) / length;
}
