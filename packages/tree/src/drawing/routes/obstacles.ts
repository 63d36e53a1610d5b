import type { Rectangle } from "../rectangle.ts";

/** What lines have to go around. */
export interface Obstacles {
  /** Whether nothing lies between two opposite corners; what merely touches does not count. */
  isClear(x1: number, y1: number, x2: number, y2: number): boolean;
  /** The nearest left edge to the right of `x` between two heights; `Infinity` where there is none. */
  nextLeft(x: number, y1: number, y2: number): number;
  /** How far up and down one gets from a place; `null` on a card. */
  around(x: number, y: number): Gap | null;
  /** The heights without anything between two places, from above to below. */
  gaps(x1: number, x2: number): Gap[];
}

export interface Gap {
  from: number;
  to: number;
}

/** Pixels of a cell of heights, and how many there are at most, however far cards are apart. */
const CELL = 4;
const MOST_CELLS = 4_096;

/** Cards sorted by their left edges: what lies above a line is found without looking at all others. */
export function obstaclesOf(rectangles: readonly Rectangle[]): Obstacles {
  const sorted = rectangles.toSorted((a, b) => a.x - b.x);
  const widest = sorted.reduce((most, { width }) => Math.max(most, width), 0);

  const heights = heightsOf(sorted);

  function firstFrom(left: number): number {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.x ?? 0) < left) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    isClear(x1, y1, x2, y2) {
      const [left, right] = x1 < x2 ? [x1, x2] : [x2, x1];
      const [top, bottom] = y1 < y2 ? [y1, y2] : [y2, y1];
      for (let index = firstFrom(left - widest); index < sorted.length; index++) {
        const card = sorted[index];
        if (!card || card.x >= right) return true;
        if (card.x + card.width > left && card.y < bottom && card.y + card.height > top) {
          return false;
        }
      }
      return true;
    },
    nextLeft(x, y1, y2) {
      const [top, bottom] = y1 < y2 ? [y1, y2] : [y2, y1];
      for (let index = firstFrom(x); index < sorted.length; index++) {
        const card = sorted[index];
        if (card && card.y < bottom && card.y + card.height > top) return card.x;
      }
      return Number.POSITIVE_INFINITY;
    },
    around(x, y) {
      let [from, to] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
      for (let index = firstFrom(x - widest); index < sorted.length; index++) {
        const card = sorted[index];
        if (!card || card.x >= x) break;
        if (card.x + card.width <= x) continue;
        if (card.y > y) to = Math.min(to, card.y);
        else if (card.y + card.height < y) from = Math.max(from, card.y + card.height);
        else return null;
      }
      return { from, to };
    },
    gaps(x1, x2) {
      const [left, right] = x1 < x2 ? [x1, x2] : [x2, x1];
      const taken = new Uint8Array(heights.cells);
      for (let index = firstFrom(left - widest); index < sorted.length; index++) {
        const card = sorted[index];
        if (!card || card.x >= right) break;
        if (card.x + card.width <= left) continue;
        taken.fill(1, heights.cellOf(card.y), heights.cellOf(card.y + card.height - 1) + 1);
      }
      return gapsOf(taken, heights);
    },
  };
}

/** The heights of all cards in cells, so that a gap is found without sorting them each time. */
function heightsOf(cards: readonly Rectangle[]) {
  let [top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { y, height } of cards) {
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + height);
  }
  const size = Math.max(CELL, (bottom - top) / MOST_CELLS);
  return {
    top,
    size,
    cells: cards.length === 0 ? 0 : Math.ceil((bottom - top) / size) + 1,
    cellOf: (y: number) => Math.floor((y - top) / size),
  };
}

function gapsOf(taken: Uint8Array, { top, size }: { top: number; size: number }): Gap[] {
  const gaps: Gap[] = [];
  let from = Number.NEGATIVE_INFINITY;
  let cell = taken.indexOf(1);
  while (cell >= 0) {
    gaps.push({ from, to: top + cell * size });
    const free = taken.indexOf(0, cell);
    if (free < 0) break;
    from = top + free * size;
    cell = taken.indexOf(1, free);
  }
  return [...gaps, { from, to: Number.POSITIVE_INFINITY }];
}
