import { textOf } from "../content.ts";
import { FAILED, waysOf } from "../graph.ts";
import { specOf } from "../nodes/registry.ts";
import type { Tree, TreeNode } from "../tree.ts";

/** The measures of a card, in pixels at zoom 1. */
export const CARD = {
  width: 240,
  bar: 3,
  /** Where texts begin and end. */
  inset: 14,
  /** Icon and kind. */
  header: 32,
  title: 22,
  textLine: 18,
  textLines: 2,
  textGap: 6,
  row: 28,
  footer: 28,
  /** Of its corners. */
  round: 12,
  /** From the card's top to the ports at its sides. */
  port: 26,
} as const;

/** From one column of cards to the next, where a layout places them. */
export const COLUMN_GAP = 110;

/** How wide and high ports are drawn, by what they do. */
export const PORT = { way: 10, plus: 20, target: 24 } as const;

/** Characters that surely fit into one line of a card's text. */
const ONE_LINE = 30;

export interface Port {
  x: number;
  y: number;
}

export interface Row {
  conditionId: string;
  /** The condition; `null` at the way out of what has failed. */
  label: string | null;
  /** The row's upper edge. */
  y: number;
}

/** How large a node is drawn, and where edges meet it; measured from its upper left corner. */
export interface CardBox {
  width: number;
  height: number;
  /** Lines kept free for the text. */
  lines: number;
  rows: readonly Row[];
  /** The footer's upper edge; `null` without one. */
  footer: number | null;
  ports: {
    in: Port | null;
    out: Port | null;
    conditions: Readonly<Record<string, Port>>;
  };
}

/** A card's box follows from the data alone, so nothing has to be drawn to know it. */
export function cardBox(tree: Tree, node: TreeNode): CardBox {
  const ways = waysOf(tree, node.id);
  const spec = specOf(node);
  const text = spec.speaks ? textOf(node).trim() : "";
  const lines = text === "" ? 0 : isShort(text) ? 1 : CARD.textLines;
  let y = CARD.header + CARD.title + lines * CARD.textLine + (lines > 0 ? CARD.textGap : 0) + 6;
  const rows: Row[] = [];
  const conditions: Record<string, Port> = Object.create(null);
  for (const { id, condition } of ways) {
    rows.push({ conditionId: id, label: condition === FAILED ? null : condition, y });
    conditions[id] = { x: CARD.width, y: y + CARD.row / 2 };
    y += CARD.row;
  }
  const footer = spec.face.footer ? y : null;
  if (footer !== null) y += CARD.footer;
  return {
    width: CARD.width,
    height: y,
    lines,
    rows,
    footer,
    ports: {
      in: spec.ways.in ? { x: 0, y: CARD.port } : null,
      out: spec.ways.out ? { x: CARD.width, y: CARD.port } : null,
      conditions,
    },
  };
}

/** As `cardBox` for every node of a tree, by id; a document is never changed in place, so they are kept with it. */
export function cardBoxes(tree: Tree): ReadonlyMap<string, CardBox> {
  const known = boxesOf.get(tree);
  if (known) return known;
  const boxes = new Map(tree.nodes.map((node) => [node.id, cardBox(tree, node)]));
  boxesOf.set(tree, boxes);
  return boxes;
}

const boxesOf = new WeakMap<Tree, ReadonlyMap<string, CardBox>>();

function isShort(text: string): boolean {
  return text.length <= ONE_LINE && !text.includes("\n");
}
