import type { Port } from "../card.ts";
import { pairOf } from "../pair-of.ts";
import type { Rectangle } from "../rectangle.ts";
import type { DrawnWay, Weights } from "../tree-drawing.ts";
import type { NodePair } from "./place-in-columns.ts";

interface Placed extends Rectangle {
  id: string;
}

/** The line that every conversation goes. */
const WIDEST = 20;
const THINNEST = 1.25;
/** How far below both nodes a line leads back. */
const BOW = 14;

/** Ways of the tree, and those that were gone beside them, as wide as many went them. */
export function compactWays(
  pairs: readonly NodePair[],
  { ways, runs }: Weights,
  tiles: ReadonlyMap<string, Placed>,
  /** Between two columns. */
  gap: number,
): DrawnWay[] {
  const counts = new Map<string, number>();
  const between = new Map(pairs.map((each) => [pairOf(each.source, each.target), each]));
  const ofTree = new Set(between.keys());
  for (const { from, to, count } of ways) {
    if (from === to) continue;
    const id = pairOf(from, to);
    counts.set(id, (counts.get(id) ?? 0) + count);
    if (!between.has(id)) between.set(id, { source: from, target: to });
  }
  const drawn = [...between].flatMap(([id, { source, target }]) => {
    const [from, to] = [tiles.get(source), tiles.get(target)];
    if (!from || !to) return [];
    const count = counts.get(id) ?? 0;
    const share = runs > 0 ? Math.min(1, count / runs) : 0;
    const width = Math.max(THINNEST, share * WIDEST);
    return [{ id, from, to, count, width, isAside: !ofTree.has(id) || to.x <= from.x }];
  });
  const leaving = offsets(drawn, "from", "to");
  const entering = offsets(drawn, "to", "from");
  return drawn
    .map((way, index) => {
      const { id, from, to, count, width, isAside } = way;
      const path = pathOf(way, gap * 1.6, leaving[index], entering[index]);
      const weight = { count, width, isAside };
      return { id, source: from.id, target: to.id, path, weight };
    })
    .sort((a, b) => b.weight.width - a.weight.width);
}

type Ends = { from: Placed; to: Placed; width: number; isAside: boolean };

/** How far from its upper edge each line meets a node: side by side, the upper neighbour's first. */
function offsets(ways: readonly Ends[], side: "from" | "to", other: "from" | "to"): number[] {
  const found = ways.map((way) => way[side].height / 2);
  const straight = ways.map((way, index) => ({ way, index })).filter(({ way }) => !way.isAside);
  for (const [{ height }, group] of Map.groupBy(straight, ({ way }) => way[side])) {
    const sorted = group.toSorted((a, b) => a.way[other].y - b.way[other].y);
    const total = sorted.reduce((sum, { way }) => sum + way.width, 0);
    const scale = Math.min(1, (height - 12) / total);
    let y = (height - total * scale) / 2;
    for (const { way, index } of sorted) {
      found[index] = y + (way.width * scale) / 2;
      y += way.width * scale;
    }
  }
  return found;
}

/** Forwards: turns to the height of its end within `turn`, and keeps it. Back: a bow below both. */
function pathOf({ from, to }: Ends, turn: number, leaves = 0, enters = 0): string {
  if (to.x <= from.x) {
    const [start, end] = [underOf(from), underOf(to)];
    const low = Math.max(start.y, end.y) + BOW;
    const bow = `${point({ ...start, y: low })} ${point({ ...end, y: low })} ${point(end)}`;
    return `M${point(start)}C${bow}`;
  }
  const start = { x: from.x + from.width, y: from.y + leaves };
  const end = { x: to.x, y: to.y + enters };
  const turned = { x: Math.min(end.x, start.x + turn), y: end.y };
  const half = (start.x + turned.x) / 2;
  const bow = `${point({ ...start, x: half })} ${point({ ...end, x: half })} ${point(turned)}`;
  const curve = `M${point(start)}C${bow}`;
  return turned.x < end.x ? `${curve}L${point(end)}` : curve;
}

function underOf({ x, y, width, height }: Rectangle): Port {
  return { x: x + width / 2, y: y + height };
}

function point({ x, y }: Port): string {
  return `${rounded(x)} ${rounded(y)}`;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
