import type { Ranking, Way } from "./rank-nodes.ts";

/** A way between two cards, and where it meets them, measured from their upper edges. */
export interface PortedWay extends Way {
  leaves: number;
  enters: number;
}

/** Half the room between two cards, and between a lane and what is above or below it. */
const ROOM = { card: 16, lane: 5 };
/** Rounds in which blocks may change places, and those in which they only settle. */
const SORTING = 24;
const SETTLING = 12;
/** Columns that all lanes pass together; beyond it the shortest ones only, or they fill the canvas. */
const MOST_LANES = 3_000;

/**
 * Gives every card its height. A card is one block with the lane that long lines to it share: they
 * turn to its height as soon as they have left theirs, and the columns they pass keep it free.
 *
 * Blocks begin in the order of a walk, which draws a tree without a crossing. In each round a block
 * wishes itself to where its lines come from or go to; the wishes are sorted, and fulfilled once by
 * pushing down whatever is in the way and once by pushing up. Both keep all distances, therefore
 * their mean does, too. The round with the shortest lines wins.
 */
export function placeBlocks(
  heights: readonly number[],
  lines: readonly PortedWay[],
  { ranks, order }: Ranking,
): number[] {
  const blocks = blocksOf(heights, lines, ranks);
  const pulls = lines.flatMap(({ from, to, leaves, enters }) => {
    const isForward = (ranks[from] ?? 0) < (ranks[to] ?? 0);
    return [
      { block: to, other: from, by: leaves - enters, isLeft: isForward },
      { block: from, other: to, by: enters - leaves, isLeft: !isForward },
    ];
  });

  function wishes(tops: readonly number[], side: "left" | "right" | "both"): number[] {
    const sums = tops.map(() => 0);
    const counts = tops.map(() => 0);
    for (const { block, other, by, isLeft } of pulls) {
      if (side !== "both" && isLeft !== (side === "left")) continue;
      sums[block] = (sums[block] ?? 0) + (tops[other] ?? 0) + by;
      counts[block] = (counts[block] ?? 0) + 1;
    }
    return tops.map((top, block) => (counts[block] ? (sums[block] ?? 0) / counts[block] : top));
  }

  let sorted: readonly number[] = order;
  let tops = fulfilled(
    blocks,
    sorted,
    heights.map(() => 0),
  );
  let best = { cost: costOf(lines, tops), sorted, tops };
  for (let round = 0; round < SORTING + SETTLING; round++) {
    const isSorting = round < SORTING;
    if (round === SORTING) ({ sorted, tops } = best);
    const wished = wishes(tops, isSorting ? (round % 2 === 0 ? "right" : "left") : "both");
    if (isSorting) sorted = [...sorted].sort((a, b) => (wished[a] ?? 0) - (wished[b] ?? 0));
    tops = fulfilled(blocks, sorted, wished);
    const cost = costOf(lines, tops);
    if (cost < best.cost) best = { cost, sorted, tops };
  }
  return best.tops;
}

interface Block {
  /** The columns of its lane begin here; that of the card itself is the last one. */
  first: number;
  rank: number;
  height: number;
  /** From the card's upper edge to its lane. */
  lane: number;
}

function blocksOf(
  heights: readonly number[],
  lines: readonly PortedWay[],
  ranks: readonly number[],
): Block[] {
  const blocks = heights.map((height, card): Block => {
    const rank = ranks[card] ?? 0;
    return { first: rank, rank, height, lane: 0 };
  });
  for (const { from, to, enters } of lines) {
    const block = blocks[to];
    if (!block) continue;
    block.first = Math.min(block.first, (ranks[from] ?? 0) + 1);
    block.lane = enters;
  }
  let left = MOST_LANES;
  for (const block of blocks.toSorted((a, b) => a.rank - a.first - (b.rank - b.first))) {
    left -= block.rank - block.first;
    if (left < 0) block.first = block.rank;
  }
  return blocks;
}

function fulfilled(
  blocks: readonly Block[],
  sorted: readonly number[],
  wished: readonly number[],
): number[] {
  const down = pushed(blocks, sorted, wished, 1);
  const up = pushed(blocks, sorted.toReversed(), wished, -1);
  return down.map((top, block) => (top + (up[block] ?? 0)) / 2);
}

/** Places block after block at its wish, or as far beyond it as those before need: 1 down, -1 up. */
function pushed(
  blocks: readonly Block[],
  sorted: readonly number[],
  wished: readonly number[],
  way: 1 | -1,
): number[] {
  const taken: number[] = [];
  const tops = Array<number>(blocks.length).fill(0);
  for (const index of sorted) {
    const block = blocks[index];
    if (!block) continue;
    // Pushing up is pushing down with the signs of all heights turned.
    let place = (wished[index] ?? 0) * way;
    for (let rank = block.first; rank <= block.rank; rank++) {
      const near = way === 1 ? upperOf(block, rank) : -lowerOf(block, rank);
      place = Math.max(place, (taken[rank] ?? Number.NEGATIVE_INFINITY) - near);
    }
    for (let rank = block.first; rank <= block.rank; rank++) {
      taken[rank] = place + (way === 1 ? lowerOf(block, rank) : -upperOf(block, rank));
    }
    tops[index] = place * way;
  }
  return tops;
}

/** What a block takes of a column, measured from the card's upper edge. */
function upperOf({ rank, lane }: Block, column: number): number {
  return column === rank ? -ROOM.card : lane - ROOM.lane;
}

function lowerOf({ rank, lane, height }: Block, column: number): number {
  return column === rank ? height + ROOM.card : lane + ROOM.lane;
}

function costOf(lines: readonly PortedWay[], tops: readonly number[]): number {
  let cost = 0;
  for (const { from, to, leaves, enters } of lines) {
    cost += Math.abs((tops[from] ?? 0) + leaves - (tops[to] ?? 0) - enters);
  }
  return cost;
}
