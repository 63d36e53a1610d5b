/** Hands out chunks, each to one hand alone. */
export interface ShareOut {
  /** The next chunk for this hand; `null` where none is left. */
  next(hand: number): number | null;
}

/** Chunks that a hand may be ahead of the first that is not handed out: each waits to be merged. */
const MOST_AHEAD = 64;

/**
 * Each hand keeps to personas of its own, as far as there are any, for it knows their words; at the
 * end it helps the others.
 */
export function shareOut(
  chunks: { count: number; personaOf(n: number): number },
  hands: number,
): ShareOut {
  const given = new Set<number>();
  const nextOwn = Array<number>(hands).fill(0);
  let lowest = 0;

  function give(n: number): number {
    given.add(n);
    while (given.delete(lowest)) lowest += 1;
    return n;
  }
  const isFree = (n: number) => n >= lowest && !given.has(n);

  return {
    next(hand) {
      const until = Math.min(chunks.count, lowest + MOST_AHEAD);
      for (let n = Math.max(lowest, nextOwn[hand] ?? 0); n < until; n += 1) {
        nextOwn[hand] = n + 1;
        if (chunks.personaOf(n) % hands === hand && isFree(n)) return give(n);
      }
      return lowest < chunks.count ? give(lowest) : null;
    },
  };
}
