import { CARD, COLUMN_GAP, cardBoxes } from "../drawing/card.ts";
import { type DrawnEdge, drawnEdges } from "../drawing/edges.ts";
import { LANE, MOST_LANES, STRAIGHT } from "../drawing/routes/measures.ts";
import { graphOf, reachableFrom, waysOf } from "../graph.ts";
import { CANVAS_SIZE } from "../limits.ts";
import type { Tree } from "../tree.ts";
import { type PortedWay, placeBlocks } from "./place-blocks.ts";
import { type Ranking, rankNodes } from "./rank-nodes.ts";

/** Room between cards along the conversation and across it, between parts, and at the edge. */
const GAP = { along: COLUMN_GAP, across: 32, part: 110, edge: 80 };
/** The places are rounded to it, so that the canvas's own grid fits. */
const GRID = 8;
/** How wide it gets on the canvas; a longer conversation goes on below, like lines of a text. */
const WIDEST = CANVAS_SIZE - 2 * GAP.edge;

type Place = { x: number; y: number };

/**
 * Lays a tree out from left to right in the order a conversation walks. What the start does not
 * reach stands below, nodes without any edge side by side. The same tree always gives the same
 * places; one too large for the canvas is drawn together.
 *
 * Written by hand: dagre took 13 to 94 seconds for 1,000 nodes and 1,500 connections, and knows
 * nothing of the rows that edges begin at.
 */
export function layoutTree(tree: Tree): ReadonlyMap<string, Place> {
  const boxes = cardBoxes(tree);
  const edges = edgesByRow(tree);
  const { start } = graphOf(tree);
  const reached = start ? reachableFrom(graphOf(tree), [start.id]) : new Set<string>();
  const linked = new Set(edges.flatMap(({ source, target }) => [source, target]));
  const ids = tree.nodes.map(({ id }) => id);
  const fromStart = ids.filter((id) => reached.has(id) && id !== start?.id);
  const rest = ids.filter((id) => !reached.has(id));
  const places = new Map<string, Place>();
  let top: number = GAP.edge;
  for (const part of [
    layered(start ? [start.id, ...fromStart] : [], edges, boxes),
    layered(
      rest.filter((id) => linked.has(id)),
      edges,
      boxes,
    ),
    sideBySide(
      rest.filter((id) => !linked.has(id)),
      boxes,
    ),
  ]) {
    if (part.places.size === 0) continue;
    for (const [id, { x, y }] of part.places) places.set(id, { x: x + GAP.edge, y: y + top });
    top += part.height + GAP.part;
  }
  return fitted(places, boxes);
}

type Boxes = ReturnType<typeof cardBoxes>;

interface Arrangement {
  places: ReadonlyMap<string, Place>;
  height: number;
}

/** The edges in the order of the rows on the cards: the upper row's way is walked first. */
function edgesByRow(tree: Tree): DrawnEdge[] {
  const rowOf = ({ source, conditionId }: DrawnEdge) =>
    waysOf(tree, source).findIndex(({ id }) => id === conditionId);
  return drawnEdges(tree)
    .filter(({ source, target }) => source !== target)
    .map((edge) => ({ edge, row: rowOf(edge) }))
    .sort((a, b) => a.row - b.row)
    .map(({ edge }) => edge);
}

function layered(ids: readonly string[], edges: readonly DrawnEdge[], boxes: Boxes): Arrangement {
  const indexes = new Map(ids.map((id, index) => [id, index]));
  const heights = ids.map((id) => boxes.get(id)?.height ?? 0);
  const lines = edges.flatMap(({ source, target, conditionId }): PortedWay[] => {
    const [from, to] = [indexes.get(source), indexes.get(target)];
    if (from === undefined || to === undefined) return [];
    const port = boxes.get(source)?.ports.conditions[conditionId ?? ""]?.y ?? CARD.port;
    return [{ from, to, leaves: port, enters: CARD.port }];
  });
  const ranking = rankNodes(heights.length, lines);
  const tops = placeBlocks(heights, lines, ranking);
  const columns = columnsOf(ranking, lines);
  const cards = ids.map((id, index) => {
    const top = tops[index] ?? 0;
    const { x, band } = columns[ranking.ranks[index] ?? 0] ?? { x: 0, band: 0 };
    return { id, x, band, top, bottom: top + (heights[index] ?? 0) };
  });
  const places = new Map<string, Place>();
  let height = 0;
  for (const [band, within] of [...Map.groupBy(cards, (card) => card.band)].sort(
    ([a], [b]) => a - b,
  )) {
    if (band > 0) height += GAP.across * 2;
    const upper = within.reduce((least, { top }) => Math.min(least, top), Number.POSITIVE_INFINITY);
    const lower = within.reduce((most, { bottom }) => Math.max(most, bottom), upper);
    for (const { id, x, top } of within) places.set(id, { x, y: height + top - upper });
    height += lower - upper;
  }
  return { places, height };
}

/** Where each column begins: behind a gap with a lane for each node that lines turn to in it. */
function columnsOf({ ranks }: Ranking, lines: readonly PortedWay[]) {
  const turning = new Map<number, Set<number>>();
  const turn = (gap: number, target: number) => {
    const known = turning.get(gap);
    if (known) known.add(target);
    else turning.set(gap, new Set([target]));
  };
  let last = 0;
  for (const rank of ranks) last = Math.max(last, rank);
  for (const { from, to } of lines) {
    const [before, after] = [ranks[from] ?? 0, ranks[to] ?? 0];
    turn(before, to);
    if (after <= before) turn(after - 1, to);
  }
  const columns: { x: number; band: number }[] = [];
  let [x, band] = [0, 0];
  for (let rank = 0; rank <= last; rank++) {
    if (x + CARD.width > WIDEST) [x, band] = [0, band + 1];
    columns.push({ x, band });
    const lanes = Math.min(MOST_LANES, turning.get(rank)?.size ?? 0);
    const room = STRAIGHT.out + STRAIGHT.in + LANE.wide * lanes;
    x += CARD.width + Math.max(GAP.along, room);
  }
  return columns;
}

/** Cards in rows of this many. */
const IN_A_ROW = 8;

function sideBySide(ids: readonly string[], boxes: Boxes): Arrangement {
  const places = new Map<string, Place>();
  let [y, tallest] = [0, 0];
  for (const [index, id] of ids.entries()) {
    if (index > 0 && index % IN_A_ROW === 0) {
      y += tallest + GAP.across;
      tallest = 0;
    }
    places.set(id, { x: (index % IN_A_ROW) * (CARD.width + GAP.across), y });
    tallest = Math.max(tallest, boxes.get(id)?.height ?? 0);
  }
  return { places, height: y + tallest };
}

/** Brings places onto the grid and, where they reach beyond the canvas, closer together. */
function fitted(places: ReadonlyMap<string, Place>, boxes: Boxes): Map<string, Place> {
  let bottom = 0;
  for (const [id, { y }] of places) bottom = Math.max(bottom, y + (boxes.get(id)?.height ?? 0));
  const scale = Math.min(1, (CANVAS_SIZE - GAP.edge) / bottom);
  const onGrid = (value: number) => Math.round(value / GRID) * GRID;
  return new Map([...places].map(([id, { x, y }]) => [id, { x: onGrid(x), y: onGrid(y * scale) }]));
}
