import { LANE, ROOM } from "./measures.ts";

/** How the lanes of so many targets share a gap: in its middle, as far apart as it allows. */
export function roomFor(neighbours: number, width: number) {
  const wanted = Math.max(ROOM, LANE.wide * neighbours);
  const most = Math.min(width, wanted);
  const turns = Math.max(1, neighbours - 1);
  const pitch = Math.max(LANE.usual, Math.min(LANE.wide, Math.floor(most / turns)));
  const free = wanted - pitch * (neighbours - 1);
  return { pitch, most, before: Math.max(0, Math.min(free / 2, most)) };
}

/** The places of a gap to try: where the target's lines turn already, then lane by lane. */
export function* lanesFrom(
  begin: number,
  [low, high]: readonly [number, number],
  pitch: number,
  clearance: number,
  known: Iterable<number>,
): Generator<number> {
  for (const x of known) if (x >= low && x <= high) yield x;
  const usual = clearance >= LANE.usual ? LANE.usual : LANE.least;
  if (clearance >= LANE.usual && pitch > usual) yield* steps(begin, high, pitch);
  yield* steps(begin, high, usual);
  yield* steps(begin, low, -usual);
  yield low;
  yield high;
}

/** Counted, not added up: far from the canvas numbers are too large to grow by a lane. */
function* steps(from: number, to: number, by: number): Generator<number> {
  const count = Math.floor((to - from) / by);
  for (let step = 0; step <= count; step++) yield from + step * by;
}
