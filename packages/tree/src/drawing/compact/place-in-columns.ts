import { type PortedWay, placeBlocks } from "../../layout/place-blocks.ts";
import { rankNodes } from "../../layout/rank-nodes.ts";
import type { Tree } from "../../tree.ts";
import { drawnEdges } from "../edges.ts";
import { pairOf } from "../pair-of.ts";

export const TILE_HEIGHT = 76;

/** Two nodes that the tree connects, however often. */
export interface NodePair {
  source: string;
  target: string;
}

/** In which column and how far down each node stands, in the order a conversation meets them. */
export function placeInColumns(ids: readonly string[], pairs: readonly NodePair[]) {
  const indexes = new Map(ids.map((id, index) => [id, index]));
  const middle = TILE_HEIGHT / 2;
  const between = pairs.flatMap(({ source, target }): PortedWay[] => {
    const [from, to] = [indexes.get(source), indexes.get(target)];
    if (from === undefined || to === undefined) return [];
    return [{ from, to, leaves: middle, enters: middle }];
  });
  const ranking = rankNodes(ids.length, between);
  const tops = placeBlocks(
    ids.map(() => TILE_HEIGHT),
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
    height: ids.length === 0 ? 0 : of([...places.values()].map(({ y }) => y)) + TILE_HEIGHT,
  };
}

/** The nodes that the tree connects, each pair once, upper ways first. */
export function pairsOf(tree: Tree): NodePair[] {
  const pairs = new Map<string, NodePair>();
  for (const { source, target } of drawnEdges(tree)) {
    if (source !== target) pairs.set(pairOf(source, target), { source, target });
  }
  return [...pairs.values()];
}
