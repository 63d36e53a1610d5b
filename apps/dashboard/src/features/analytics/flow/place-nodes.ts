import type { Tree } from "@rufbaum/tree";
import { drawnEdges } from "@rufbaum/tree/drawing";
import { type Line, placeBlocks, rankNodes } from "@rufbaum/tree/layout";
import { pairOf } from "./pair-of.ts";

export const NODE_HEIGHT = 76;

export interface TreeLine {
  source: string;
  target: string;
}

/** In which column and how far down each node stands, in the order a conversation meets them. */
export function placeNodes(ids: readonly string[], lines: readonly TreeLine[]) {
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

/** Which nodes the tree connects, each pair once, upper ways first. */
export function linesOf(tree: Tree): TreeLine[] {
  const lines = new Map<string, TreeLine>();
  for (const { source, target } of drawnEdges(tree)) {
    if (source !== target) lines.set(pairOf(source, target), { source, target });
  }
  return [...lines.values()];
}
