import type { SimulationResult } from "@rufbaum/simulation";
import { pairOf } from "./pair-of.ts";
import { NODE_HEIGHT, type TreeLine } from "./place-nodes.ts";

export interface FlowEdge {
  from: string;
  to: string;
  /** How often it was gone. */
  count: number;
  /** Of the line that is drawn. */
  width: number;
  path: string;
  /** Leads back to a column before, or was no way of the tree: an objection, and the return from it. */
  isAside: boolean;
}

interface Placed {
  id: string;
  x: number;
  y: number;
}

/** The line that every conversation goes. */
const WIDEST = 20;
const THINNEST = 1.25;
/** How far below both nodes a line leads back. */
const BOW = 14;

/** Lines of the tree, and those that were gone beside them, as wide as many went them. */
export function drawEdges(
  lines: readonly TreeLine[],
  { ways, totalRuns }: Pick<SimulationResult, "ways" | "totalRuns">,
  nodes: ReadonlyMap<string, Placed>,
  sizes: { nodeWidth: number; gap: number },
): FlowEdge[] {
  const counts = new Map<string, number>();
  const pairs = new Map(lines.map((line) => [pairOf(line.source, line.target), line]));
  const ofTree = new Set(pairs.keys());
  for (const { from, to, count } of ways) {
    if (from === to) continue;
    const pair = pairOf(from, to);
    counts.set(pair, (counts.get(pair) ?? 0) + count);
    if (!pairs.has(pair)) pairs.set(pair, { source: from, target: to });
  }
  const drawn = [...pairs].flatMap(([pair, { source, target }]) => {
    const [from, to] = [nodes.get(source), nodes.get(target)];
    if (!from || !to) return [];
    const count = counts.get(pair) ?? 0;
    const share = totalRuns > 0 ? Math.min(1, count / totalRuns) : 0;
    const width = Math.max(THINNEST, share * WIDEST);
    return [{ from, to, count, width, isAside: !ofTree.has(pair) || to.x <= from.x }];
  });
  const leaving = offsets(drawn, "from", "to");
  const entering = offsets(drawn, "to", "from");
  return drawn
    .map((edge, index) => ({
      from: edge.from.id,
      to: edge.to.id,
      count: edge.count,
      width: edge.width,
      isAside: edge.isAside,
      path: pathOf(edge, leaving[index] ?? 0, entering[index] ?? 0, sizes),
    }))
    .sort((a, b) => b.width - a.width);
}

type Ends = { from: Placed; to: Placed; width: number; isAside: boolean };

/** How far from its upper edge each line meets a node: side by side, the upper neighbour's first. */
function offsets(edges: readonly Ends[], side: "from" | "to", other: "from" | "to"): number[] {
  const found = edges.map(() => NODE_HEIGHT / 2);
  const straight = edges
    .map((edge, index) => ({ edge, index }))
    .filter(({ edge }) => !edge.isAside);
  for (const group of Map.groupBy(straight, ({ edge }) => edge[side].id).values()) {
    const sorted = group.toSorted((a, b) => a.edge[other].y - b.edge[other].y);
    const total = sorted.reduce((sum, { edge }) => sum + edge.width, 0);
    const scale = Math.min(1, (NODE_HEIGHT - 12) / total);
    let y = (NODE_HEIGHT - total * scale) / 2;
    for (const { edge, index } of sorted) {
      found[index] = y + (edge.width * scale) / 2;
      y += edge.width * scale;
    }
  }
  return found;
}

/** Forwards: turns to the height of its end at once, and keeps it. Back: a bow below both. */
function pathOf(
  { from, to }: Ends,
  leaves: number,
  enters: number,
  { nodeWidth, gap }: { nodeWidth: number; gap: number },
): string {
  if (to.x <= from.x) {
    const low = Math.max(from.y, to.y) + NODE_HEIGHT + BOW;
    const [left, right] = [to.x + nodeWidth / 2, from.x + nodeWidth / 2];
    const [start, end] = [point(right, from.y + NODE_HEIGHT), point(left, to.y + NODE_HEIGHT)];
    return `M${start}C${point(right, low)} ${point(left, low)} ${end}`;
  }
  const start = { x: from.x + nodeWidth, y: from.y + leaves };
  const end = { x: to.x, y: to.y + enters };
  const turned = Math.min(end.x, start.x + gap * 1.6);
  const half = (start.x + turned) / 2;
  const bow = `${point(half, start.y)} ${point(half, end.y)} ${point(turned, end.y)}`;
  const curve = `M${point(start.x, start.y)}C${bow}`;
  return turned < end.x ? `${curve}L${point(end.x, end.y)}` : curve;
}

function point(x: number, y: number): string {
  return `${rounded(x)} ${rounded(y)}`;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
