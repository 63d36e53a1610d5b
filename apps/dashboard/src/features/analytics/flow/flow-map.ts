import type { SimulationResult } from "@rufbaum/simulation";
import type { NodeKind, Tree } from "@rufbaum/tree";
import { drawnEdges } from "@rufbaum/tree/drawing";
import { type Line, placeBlocks, rankNodes } from "@rufbaum/tree/layout";

/** The tree drawn as what flows through it, in pixels. */
export interface FlowMap {
  width: number;
  height: number;
  /** Of a node; all are `NODE_HEIGHT` high. */
  nodeWidth: number;
  nodes: readonly FlowNode[];
  /** The widest first, so that thin ones lie on top. */
  edges: readonly FlowEdge[];
}

export interface FlowNode {
  id: string;
  kind: NodeKind;
  title: string;
  x: number;
  y: number;
  /** Conversations that came here, and those that failed here. */
  runs: number;
  failures: number;
}

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

export const NODE_HEIGHT = 76;
/** Columns are at least so far apart; more where there is room. */
const LEAST_PITCH = 86;
const MOST_PITCH = 190;
/** What of it is left between two nodes. */
const GAP = { share: 0.25, least: 16, most: 64 };
const MARGIN = 10;
const BELOW = 28;
/** The line that every conversation goes. */
const WIDEST = 20;
const THINNEST = 1.25;

type Flow = Pick<SimulationResult, "totalRuns" | "nodes" | "ways">;

/**
 * Nodes stand in the order in which a conversation meets them, as wide apart as `room` pixels allow;
 * those that no line leads to, such as objections, stand below.
 */
export function flowMap(tree: Tree, flow: Flow, room: number): FlowMap {
  const lines = linesOf(tree);
  const linked = new Set(lines.flatMap(({ source, target }) => [source, target]));
  const inFlow = tree.nodes.filter(({ id, type }) => linked.has(id) || type === "start");
  const beside = tree.nodes.filter((node) => !inFlow.includes(node));
  const { places, columns, height } = placed(
    inFlow.map(({ id }) => id),
    lines,
  );
  const across = Math.max(columns, Math.min(beside.length, 8), 1);
  const pitch = Math.floor(
    Math.min(MOST_PITCH, Math.max(LEAST_PITCH, (room - 2 * MARGIN + GAP.least) / across)),
  );
  const gap = Math.min(GAP.most, Math.max(GAP.least, Math.round(pitch * GAP.share)));
  const nodeWidth = pitch - gap;
  const inRow = Math.max(1, across);
  const top = inFlow.length > 0 ? height + BELOW : 0;
  const at = new Map<string, { x: number; y: number }>();
  for (const [id, { column, y }] of places) at.set(id, { x: MARGIN + column * pitch, y });
  for (const [index, { id }] of beside.entries()) {
    at.set(id, {
      x: MARGIN + (index % inRow) * pitch,
      y: top + Math.floor(index / inRow) * (NODE_HEIGHT + BELOW),
    });
  }
  const nodes = tree.nodes.map(({ id, type, title }): FlowNode => {
    const { runs = 0, failures = 0 } = flow.nodes[id] ?? {};
    const { x, y } = at.get(id) ?? { x: 0, y: 0 };
    return { id, kind: type, title, x, y: y + MARGIN, runs, failures };
  });
  return {
    nodes,
    edges: edgesOf(lines, flow, new Map(nodes.map((node) => [node.id, node])), { nodeWidth, gap }),
    width: MARGIN * 2 + (across - 1) * pitch + nodeWidth,
    nodeWidth,
    height: nodes.reduce((most, { y }) => Math.max(most, y + NODE_HEIGHT), 0) + MARGIN,
  };
}

interface TreeLine {
  source: string;
  target: string;
}

/** Which nodes the tree connects, each pair once, upper ways first. */
function linesOf(tree: Tree): TreeLine[] {
  const lines = new Map<string, TreeLine>();
  for (const { source, target } of drawnEdges(tree)) {
    if (source !== target) lines.set(pairOf(source, target), { source, target });
  }
  return [...lines.values()];
}

function placed(ids: readonly string[], lines: readonly TreeLine[]) {
  const indexes = new Map(ids.map((id, index) => [id, index]));
  const middle = NODE_HEIGHT / 2;
  const between = lines.flatMap(({ source, target }): Line[] => {
    const [from, to] = [indexes.get(source), indexes.get(target)];
    if (from === undefined || to === undefined) return [];
    return [{ from, to, leaves: middle, enters: middle }];
  });
  const ranking = rankNodes(ids.length, between);
  const tops = placeBlocks(
    ids.map(() => NODE_HEIGHT),
    between,
    ranking,
  );
  const upper = tops.reduce((least, top) => Math.min(least, top), Number.POSITIVE_INFINITY);
  const places = new Map(
    ids.map((id, index) => [
      id,
      { column: ranking.ranks[index] ?? 0, y: Math.round((tops[index] ?? 0) - upper) },
    ]),
  );
  const of = (values: number[]) => values.reduce((most, value) => Math.max(most, value), 0);
  return {
    places,
    columns: ids.length === 0 ? 0 : of([...ranking.ranks]) + 1,
    height: ids.length === 0 ? 0 : of([...places.values()].map(({ y }) => y)) + NODE_HEIGHT,
  };
}

function edgesOf(
  lines: readonly TreeLine[],
  { ways, totalRuns }: Flow,
  nodes: ReadonlyMap<string, FlowNode>,
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

type Ends = { from: FlowNode; to: FlowNode; width: number; isAside: boolean };

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
    const low = Math.max(from.y, to.y) + NODE_HEIGHT + BELOW / 2;
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

/** Ids may hold anything. */
export function pairOf(from: string, to: string): string {
  return JSON.stringify([from, to]);
}
