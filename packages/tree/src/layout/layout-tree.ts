import { Graph, layout } from "@dagrejs/dagre";
import { CARD, cardBoxes } from "../drawing/card.ts";
import { type DrawnEdge, drawnEdges } from "../drawing/edges.ts";
import { graphOf, reachableFrom, waysOf } from "../graph.ts";
import { CANVAS_SIZE } from "../limits.ts";
import type { Tree } from "../tree.ts";

/** Room between cards along the conversation and across it, between lines, parts, and at the edge. */
const GAP = { along: 110, across: 32, edges: 12, part: 110, edge: 80 };
/** The places are rounded to it, so that the canvas's own grid fits. */
const GRID = 8;

type Place = { x: number; y: number };

/**
 * Lays a tree out from left to right in the order a conversation walks. What the start does not
 * reach stands below, nodes without any edge side by side. The same tree always gives the same
 * places; one too large for the canvas is drawn together.
 */
export function layoutTree(tree: Tree): ReadonlyMap<string, Place> {
  const boxes = cardBoxes(tree);
  const ways = waysBetween(tree);
  const graph = graphOf(tree);
  const reached = graph.start ? reachableFrom(graph, [graph.start.id]) : new Set<string>();
  const linked = new Set(ways.flatMap(({ source, target }) => [source, target]));
  const ids = tree.nodes.map(({ id }) => id);
  const rest = ids.filter((id) => !reached.has(id));
  const places = new Map<string, Place>();
  let top: number = GAP.edge;
  const put = (part: Part) => {
    if (part.places.size === 0) return;
    for (const [id, { x, y }] of part.places) places.set(id, { x: x + GAP.edge, y: y + top });
    top += part.height + GAP.part;
  };
  put(
    layered(
      ids.filter((id) => reached.has(id)),
      ways,
      boxes,
    ),
  );
  put(
    layered(
      rest.filter((id) => linked.has(id)),
      ways,
      boxes,
    ),
  );
  put(
    sideBySide(
      rest.filter((id) => !linked.has(id)),
      boxes,
    ),
  );
  return fitted(places, boxes);
}

type Boxes = ReturnType<typeof cardBoxes>;

interface Part {
  places: ReadonlyMap<string, Place>;
  height: number;
}

interface Way {
  source: string;
  target: string;
  /** How many edges there are between the two. */
  count: number;
}

/** Each pair of nodes with edges between them once, in the order of the rows on the cards. */
function waysBetween(tree: Tree): Way[] {
  const rowOf = ({ source, conditionId }: DrawnEdge) =>
    waysOf(tree, source).findIndex(({ id }) => id === conditionId);
  const edges = drawnEdges(tree).map((edge) => ({ edge, row: rowOf(edge) }));
  const ways = new Map<string, Way>();
  for (const { edge } of edges.sort((a, b) => a.row - b.row)) {
    const { source, target } = edge;
    const key = JSON.stringify([source, target]);
    const known = ways.get(key);
    if (known) known.count += 1;
    else ways.set(key, { source, target, count: 1 });
  }
  return [...ways.values()];
}

function layered(ids: readonly string[], ways: readonly Way[], boxes: Boxes): Part {
  const drawing = new Graph();
  drawing.setGraph({ rankdir: "LR", ranksep: GAP.along, nodesep: GAP.across, edgesep: GAP.edges });
  drawing.setDefaultEdgeLabel(() => ({}));
  for (const id of ids) {
    const box = boxes.get(id);
    if (box) drawing.setNode(id, { width: box.width, height: box.height });
  }
  for (const { source, target, count } of ways) {
    if (drawing.hasNode(source) && drawing.hasNode(target)) {
      drawing.setEdge(source, target, { weight: count });
    }
  }
  layout(drawing);
  const places = new Map<string, Place>();
  let height = 0;
  for (const id of drawing.nodes()) {
    const { x, y, width, height: tall } = drawing.node(id);
    places.set(id, { x: x - width / 2, y: y - tall / 2 });
    height = Math.max(height, y + tall / 2);
  }
  return { places, height };
}

/** Cards in rows of this many. */
const IN_A_ROW = 8;

function sideBySide(ids: readonly string[], boxes: Boxes): Part {
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
  let [right, bottom] = [0, 0];
  for (const [id, { x, y }] of places) {
    right = Math.max(right, x + (boxes.get(id)?.width ?? 0));
    bottom = Math.max(bottom, y + (boxes.get(id)?.height ?? 0));
  }
  const room = CANVAS_SIZE - GAP.edge;
  const scale = { x: Math.min(1, room / right), y: Math.min(1, room / bottom) };
  const onGrid = (value: number) => Math.round(value / GRID) * GRID;
  return new Map(
    [...places].map(([id, { x, y }]) => [id, { x: onGrid(x * scale.x), y: onGrid(y * scale.y) }]),
  );
}
