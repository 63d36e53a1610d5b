/** Draws from a seed: the same numbers on every machine. */
export interface SeededRandom {
  /** From 0 to below 1. */
  number(): number;
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  /** True with this likelihood, 0 to 1. */
  chance(likelihood: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

/** Each pair of seed and stream draws numbers of its own (sfc32, whole 32-bit numbers throughout). */
export function seededRandom(seed: number, stream: number): SeededRandom {
  let a = seed >>> 0;
  let b = Math.floor(seed / 2 ** 32) >>> 0;
  let c = stream >>> 0;
  let counter = 1;

  function next(): number {
    const drawn = (a + b + counter) >>> 0;
    counter = (counter + 1) >>> 0;
    a = (b ^ (b >>> 9)) >>> 0;
    b = (c + (c << 3)) >>> 0;
    c = ((c << 21) | (c >>> 11)) >>> 0;
    c = (c + drawn) >>> 0;
    return drawn;
  }

  // Neighbouring seeds look alike until they have been stirred.
  for (let round = 0; round < 12; round += 1) next();
  const number = () => next() / 2 ** 32;
  const below = (limit: number) => Math.floor(number() * limit);
  return {
    number,
    below,
    chance: (likelihood) => number() < likelihood,
    pick<Item>(items: readonly Item[]): Item {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("There is nothing to pick from.");
      return item;
    },
  };
}
