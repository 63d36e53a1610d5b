import { Graph, layout } from "@dagrejs/dagre";
import { cardBoxes } from "../drawing/card.ts";
import { drawnEdges } from "../drawing/edges.ts";
import { graphOf, reachableFrom, waysOf } from "../graph.ts";
import { CANVAS_SIZE } from "../limits.ts";
import type { Tree } from "../tree.ts";

/** Room between cards, along the conversation and across it, and at the edge of the canvas. */
const GAP = { along: 110, across: 36, edge: 80 };
/** The places are rounded to it, so that the canvas's own grid fits. */
const GRID = 8;

type Place = { x: number; y: number };

/**
 * Lays a tree out from left to right in the order a conversation walks. Nodes that the start does
 * not reach stand below. The same tree always gives the same places; one too large for the canvas
 * is drawn together.
 */
export function layoutTree(tree: Tree): ReadonlyMap<string, Place> {
  const boxes = cardBoxes(tree);
  const graph = graphOf(tree);
  const reached = graph.start ? reachableFrom(graph, [graph.start.id]) : new Set<string>();
  const parts = [
    tree.nodes.filter(({ id }) => reached.has(id)),
    tree.nodes.filter(({ id }) => !reached.has(id)),
  ];
  const places = new Map<string, Place>();
  let top = GAP.edge;
  for (const part of parts) {
    if (part.length === 0) continue;
    const ids = new Set(part.map(({ id }) => id));
    const drawn = layered(tree, ids, boxes);
    for (const [id, { x, y }] of drawn.places) places.set(id, { x: x + GAP.edge, y: y + top });
    top += drawn.height + GAP.along;
  }
  return fitted(places, boxes);
}

type Boxes = ReturnType<typeof cardBoxes>;

function layered(tree: Tree, ids: ReadonlySet<string>, boxes: Boxes) {
  const drawing = new Graph({ multigraph: true });
  drawing.setGraph({ rankdir: "LR", ranksep: GAP.along, nodesep: GAP.across, edgesep: 16 });
  drawing.setDefaultEdgeLabel(() => ({}));
  for (const { id } of tree.nodes) {
    const box = boxes.get(id);
    if (box && ids.has(id)) drawing.setNode(id, { width: box.width, height: box.height });
  }
  const edges = drawnEdges(tree).filter(({ source, target }) => ids.has(source) && ids.has(target));
  // In the order of the rows on the card, or lines would cross right where they begin.
  const rowOf = ({ source, conditionId }: (typeof edges)[number]) =>
    waysOf(tree, source).findIndex(({ id }) => id === conditionId);
  for (const edge of [...edges].sort((a, b) => rowOf(a) - rowOf(b))) {
    drawing.setEdge(edge.source, edge.target, {}, edge.id);
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
