import type { Tree } from "../../tree.ts";
import type { DrawnNode, TreeDrawing, Weights } from "../tree-drawing.ts";
import { compactWays } from "./compact-ways.ts";
import { mostWalked } from "./most-walked.ts";
import { pairsOf, placeInColumns, TILE_HEIGHT } from "./place-in-columns.ts";

/** Columns are at least so far apart; more where there is room. */
const LEAST_PITCH = 86;
const MOST_PITCH = 190;
/** What of it is left between two nodes. */
const GAP = { share: 0.25, least: 16, most: 64 };
/** Nodes beside the flow, in a tree that has hardly any columns. */
const IN_A_ROW = 8;
const MARGIN = 10;
const BELOW = 28;

/**
 * A tree as what flows through it. Nodes stand in the order in which a conversation meets them, as
 * wide apart as `room` pixels allow; those that no line leads to, such as objections, stand below. Of
 * several edges between two nodes one way is made. The widest ways come first: thin ones lie on top.
 */
export function drawCompact(tree: Tree, weights: Weights, room: number): TreeDrawing {
  const shown = mostWalked(tree, weights);
  const ids = new Set(shown.map(({ id }) => id));
  const pairs = pairsOf(tree).filter(({ source, target }) => ids.has(source) && ids.has(target));
  const linked = new Set(pairs.flatMap(({ source, target }) => [source, target]));
  const inFlow = shown.filter(({ id, type }) => linked.has(id) || type === "start");
  const beside = shown.filter((node) => !inFlow.includes(node));
  const { places, columns, height } = placeInColumns(
    inFlow.map(({ id }) => id),
    pairs,
  );
  const across = Math.max(columns, Math.min(beside.length, IN_A_ROW), 1);
  const pitch = Math.floor(
    Math.min(MOST_PITCH, Math.max(LEAST_PITCH, (room - 2 * MARGIN + GAP.least) / across)),
  );
  const gap = Math.min(GAP.most, Math.max(GAP.least, Math.round(pitch * GAP.share)));
  const width = pitch - gap;
  const top = inFlow.length > 0 ? height + BELOW : 0;
  const at = new Map<string, { column: number; y: number }>(places);
  for (const [index, { id }] of beside.entries()) {
    const row = Math.floor(index / across);
    at.set(id, { column: index % across, y: top + row * (TILE_HEIGHT + BELOW) });
  }
  const nodes = shown.map((node): DrawnNode => {
    const { id } = node;
    const { runs = 0, failures = 0 } = weights.nodes[id] ?? {};
    const share = weights.runs > 0 ? runs / weights.runs : 0;
    const { column, y } = at.get(id) ?? { column: 0, y: 0 };
    const place = { x: MARGIN + column * pitch, y: MARGIN + y, width, height: TILE_HEIGHT };
    return { id, node, box: null, ...place, weight: { runs, failures, share } };
  });
  const bounds = {
    x: 0,
    y: 0,
    width: MARGIN * 2 + (across - 1) * pitch + width,
    height: nodes.reduce((most, { y }) => Math.max(most, y + TILE_HEIGHT), 0) + MARGIN,
  };
  const tiles = new Map(nodes.map((node) => [node.id, node]));
  return { bounds, nodes, ways: compactWays(pairs, weights, tiles, gap), notes: [] };
}
