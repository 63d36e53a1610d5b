import type { NodeKind, Tree } from "@rufbaum/tree";
import {
  boundsOf,
  CARD,
  cardBox,
  clearPlace as clearPlaceAmong,
  itemBoxes,
} from "@rufbaum/tree/drawing";
import type { Box, Fragment, Point } from "@rufbaum/tree/editing";
import { CANVAS_SIZE, newNode } from "@rufbaum/tree/graph";
import type { Selection } from "../editor/view.ts";

/** The gap between a node and one that is added beside it. */
const GAP = 80;
export const CANVAS_CENTRE: Point = { x: CANVAS_SIZE / 2, y: CANVAS_SIZE / 2 };

const STEP = 40;
/** The canvas's own. */
const GRID = 8;

export interface Size {
  width: number;
  height: number;
}

/** Where the selected nodes and notes stand, and how large they are drawn. */
export function boxesOf(tree: Tree, { nodes, notes }: Pick<Selection, "nodes" | "notes">): Box[] {
  return itemBoxes(tree, new Set([...nodes, ...notes]));
}

/**
 * The upper left corner for a piece of a tree around a point; a little further on where one of its
 * nodes would lie just upon another, so that pasting twice shows two.
 */
export function fragmentPlace(tree: Tree, fragment: Fragment, middle: Point): Point {
  const boxes = itemBoxes({ ...tree, ...fragment });
  const bounds = boundsOf(boxes);
  if (!bounds) return middle;
  const { x: left, y: top, width, height } = bounds;
  const taken = takenIn(tree);
  let at = { x: middle.x - width / 2, y: middle.y - height / 2 };
  const isUpon = () =>
    boxes.some(({ x, y }) => taken.has(nearly({ x: x - left + at.x, y: y - top + at.y })));
  while (isUpon()) at = { x: at.x + STEP, y: at.y + STEP };
  return at;
}

const EMPTY: Tree = {
  ...{ id: "", name: "", isActive: false, createdAt: "" },
  ...{ nodes: [], connections: [] },
};

/** The size in which a new node of a kind is drawn. */
export function addedSize(kind: NodeKind): Size {
  const node = newNode(kind, { id: "new", title: "", position: { x: 0, y: 0 } });
  const { width, height } = cardBox({ ...EMPTY, nodes: [node] }, node);
  return { width, height };
}

/** A place to the right of a node where nothing lies, or `null` without that node. */
export function besideNode(tree: Tree, nodeId: string, size: Size): Point | null {
  const node = tree.nodes.find(({ id }) => id === nodeId);
  if (!node) return null;
  const { x, y } = node.position;
  const right = x + cardBox(tree, node).width + GAP;
  if (right + size.width <= CANVAS_SIZE) return clearPlace(tree, { x: right, y }, size);
  // At the canvas's end one goes on below, like lines of a text.
  const all = boundsOf(itemBoxes(tree));
  const below = all ? { x: Math.max(0, all.x), y: all.y + all.height + GAP } : { x, y };
  return clearPlace(tree, below, size);
}

/** Where a line was let go, on the grid: its port is there, or as near as nothing lies. */
export function droppedPlace(tree: Tree, { x, y }: Point, size: Size): Point {
  const onGrid = (value: number) => Math.round(value / GRID) * GRID;
  const place = { x: onGrid(x), y: onGrid(y - CARD.port) };
  return clearPlace(tree, place, size);
}

/** The place itself, or the next one below it where nothing lies. */
export function clearPlace(tree: Tree, place: Point, size: Size): Point {
  return clearPlaceAmong(itemBoxes(tree), place, size) ?? freePlace(tree, place);
}

/** The place itself, or one a little further on where something stands at just that point. */
export function freePlace(tree: Tree, { x, y }: Point): Point {
  const taken = takenIn(tree);
  let place = { x, y };
  while (taken.has(nearly(place))) place = { x: place.x + STEP, y: place.y + STEP };
  return place;
}

function takenIn({ nodes, notes = [] }: Tree): ReadonlySet<string> {
  return new Set([...nodes, ...notes].map(({ position }) => nearly(position)));
}

/** Two cards that lie nearly on one another look like one. */
function nearly({ x, y }: Point): string {
  return `${Math.round(x / 20)} ${Math.round(y / 20)}`;
}
