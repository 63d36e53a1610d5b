import { lanesFrom, roomFor } from "./lanes-of-gap.ts";
import type { EdgeLine } from "./line.ts";
import { BESIDE, LANE, ROOM, STRAIGHT } from "./measures.ts";
import type { Router } from "./router.ts";

/** Where a line that turns twice changes height: near its beginning, else near its end. */
export function turnOf(line: EdgeLine, router: Router, clearance: number): number | null {
  const { from, to, target, port, neighbours, crowded } = line;
  const { obstacles, upright, level } = router;
  const [low, high] = [from.x + STRAIGHT.out, to.x - STRAIGHT.in];
  const [top, bottom] = [Math.min(from.y, to.y) - BESIDE, Math.max(from.y, to.y) + BESIDE];
  const tight = Math.min(clearance, LANE.least);
  const next = obstacles.nextLeft(from.x, top, bottom);
  const near = Math.min(high, next - BESIDE);

  function first(lanes: Iterable<number>, left: number, right: number): number | null {
    const isOpen = obstacles.isClear(left - BESIDE, top, right + BESIDE, bottom);
    for (const x of lanes) {
      if (!upright.isFree(x, from.y, to.y, target, clearance)) continue;
      if (!isOpen && !obstacles.isClear(x - BESIDE, top, x + BESIDE, bottom)) continue;
      if (!level.isFree(from.y, low, x, target, tight, port)) continue;
      if (!level.isFree(to.y, x, high, target, tight)) continue;
      if (isLevelClear(from.y, from.x, x) && isLevelClear(to.y, x, to.x)) return x;
    }
    return null;
  }
  function isLevelClear(y: number, x1: number, x2: number): boolean {
    return obstacles.isClear(x1, y - 1, x2, y + 1);
  }

  const known = upright.of(target);
  if (near >= low && isLevelClear(to.y, near, to.x)) {
    const room = roomFor(neighbours, near - low);
    const begin = low + Math.min(room.most, crowded ?? room.before);
    const lanes = lanesFrom(begin, [low, low + room.most], room.pitch, clearance, known);
    const x = first(lanes, low, low + room.most);
    if (x !== null) return x;
  }
  if (near >= high || !isLevelClear(from.y, from.x, high - ROOM)) return null;
  const far = Math.max(low, high - ROOM);
  return first(lanesFrom(high, [far, high], LANE.usual, clearance, known), far, high);
}
