import { clearPlace } from "../drawing/clear-place.ts";
import { itemBoxes } from "../drawing/item-boxes.ts";
import { boundsOf } from "../drawing/rectangle.ts";
import { layoutTree } from "../layout/index.ts";
import { CANVAS_SIZE } from "../limits.ts";
import { type FileFinding, findingOfAll } from "../lint/finding.ts";
import type { Note, Tree, TreeNode } from "../tree.ts";
import type { ImportedTree } from "./parse-tree.ts";

type Point = { x: number; y: number };
type Places = ReadonlyMap<string, Point>;

/** A tree that stands on the canvas, and what had to be done for it. */
export interface OnCanvas<T> {
  tree: T;
  findings: FileFinding[];
}

/** More cards than this that lie on others are no slip of a hand: nobody has placed them. */
const MOST_APART = 40;
/** How far from its card a note may end up where the tree is laid out. */
const FARTHEST_NOTE = 320;

/**
 * Shifts a tree that lies beyond the canvas in as a whole, lays it out where it is too large for that,
 * and moves cards apart that lie on the very same spot. The same tree where nothing is to be done.
 */
export function bringOntoCanvas<T extends ImportedTree>(given: T): OnCanvas<T> {
  const { tree, findings } = broughtIn(given);
  const doubled = doublesIn(tree.nodes);
  if (findings.some(({ code }) => code === "laid-out-anew") || doubled.length === 0) {
    return { tree, findings };
  }
  if (doubled.length > MOST_APART || doubled.length > tree.nodes.length / 2) {
    return laidOut(tree, { code: "on-one-spot", nodes: doubled.length + 1 });
  }
  const moved = findingOfAll("info", "moved-apart", { nodes: doubled.length });
  return { tree: placed(tree, placesApart(tree, doubled)), findings: [...findings, moved] };
}

/** The whole tree within the canvas, cards on one spot left as they are. */
function broughtIn<T extends ImportedTree>(tree: T): OnCanvas<T> {
  const items = [...tree.nodes, ...(tree.notes ?? [])];
  const outside = items.filter(({ position: { x, y } }) => !isInside(x) || !isInside(y)).length;
  if (outside === 0) return { tree, findings: [] };
  const bounds = boundsOf(itemBoxes(asTree(tree)));
  if (!bounds) return { tree, findings: [] };
  if (!(bounds.width <= CANVAS_SIZE && bounds.height <= CANVAS_SIZE)) {
    return laidOut(tree, { code: "too-large", outside });
  }
  const by = { x: shiftOf(bounds.x, bounds.width), y: shiftOf(bounds.y, bounds.height) };
  const places = new Map(
    items.map(({ id, position: { x, y } }) => [id, { x: x + by.x, y: y + by.y }]),
  );
  const shifted = findingOfAll("info", "shifted-onto-canvas", { outside, ...by });
  return { tree: placed(tree, places), findings: [shifted] };
}

function isInside(value: number): boolean {
  return value >= 0 && value <= CANVAS_SIZE;
}

/** Whole pixels by which a stretch has to be moved to lie between 0 and the end of the canvas. */
function shiftOf(start: number, length: number): number {
  if (start < 0) return Math.ceil(-start);
  return start + length > CANVAS_SIZE ? Math.floor(CANVAS_SIZE - start - length) : 0;
}

/** Why a tree has to be laid out; `nodes` that lie on one another, `outside` the canvas. */
export type LayoutReason =
  | { code: "too-large"; outside: number }
  | { code: "on-one-spot"; nodes: number };

/** Nothing is told where the layout finds everything in its place. */
function laidOut<T extends ImportedTree>(tree: T, reason: LayoutReason): OnCanvas<T> {
  const places = layoutTree(asTree(tree));
  const isSame = tree.nodes.every(({ id, position: { x, y } }) => {
    const place = places.get(id);
    return place?.x === x && place.y === y;
  });
  const notes = (tree.notes ?? []).map((note) => [note.id, besideItsCard(tree, note, places)]);
  const next = placed(tree, new Map([...places, ...(notes as [string, Point][])]));
  return {
    tree: isSame ? tree : next,
    findings: isSame ? [] : [findingOfAll("info", "laid-out-anew", { reason })],
  };
}

/** A note is about what it lay next to: it goes along with the nearest card. */
function besideItsCard({ nodes }: ImportedTree, { position }: Note, places: Places): Point {
  let [card, nearest] = [nodes[0], Number.POSITIVE_INFINITY];
  for (const node of nodes) {
    const far = Math.hypot(node.position.x - position.x, node.position.y - position.y);
    if (far < nearest) [card, nearest] = [node, far];
  }
  const place = (card && places.get(card.id)) ?? { x: 0, y: 0 };
  const away = (note: number, own: number | undefined) =>
    within(note - (own ?? note), -FARTHEST_NOTE, FARTHEST_NOTE);
  return {
    x: within(place.x + away(position.x, card?.position.x), 0, CANVAS_SIZE),
    y: within(place.y + away(position.y, card?.position.y), 0, CANVAS_SIZE),
  };
}

function within(value: number, least: number, most: number): number {
  return Number.isNaN(value) ? least : Math.round(Math.min(most, Math.max(least, value)));
}

/** The nodes on whose very spot an earlier one stands. */
function doublesIn(nodes: readonly TreeNode[]): TreeNode[] {
  const taken = new Set<string>();
  return nodes.filter(({ position: { x, y } }) => {
    const spot = `${x} ${y}`;
    const isTaken = taken.has(spot);
    taken.add(spot);
    return isTaken;
  });
}

function placesApart(tree: ImportedTree, doubled: readonly TreeNode[]): Places {
  const moving = new Set(doubled.map(({ id }) => id));
  const all = itemBoxes(asTree(tree));
  const boxes = all.filter(({ id }) => !moving.has(id));
  const places = new Map<string, Point>();
  for (const box of all.filter(({ id }) => moving.has(id))) {
    const { id, x, y } = box;
    const place = clearPlace(boxes, { x, y }, box) ??
      clearPlace(boxes, { x, y: 0 }, box) ?? { x: x + 24 * (places.size + 1), y };
    boxes.push({ ...box, ...place });
    places.set(id, place);
  }
  return places;
}

function placed<T extends ImportedTree>(tree: T, places: Places): T {
  const moved = <Item extends TreeNode | Note>(item: Item): Item => {
    const place = places.get(item.id);
    return place ? { ...item, position: { ...item.position, ...place } } : item;
  };
  const nodes = tree.nodes.map(moved);
  return tree.notes ? { ...tree, nodes, notes: tree.notes.map(moved) } : { ...tree, nodes };
}

function asTree(tree: ImportedTree): Tree {
  return { id: "", name: "", isActive: false, createdAt: "", ...tree };
}
