import type { Sense } from "./sense.ts";

/** What texts mean, as vectors that were learnt: replies lie near what they mean. */
export interface MeaningWeights {
  /** Numbers per vector. */
  size: number;
  /** A power of two. */
  buckets: number;
  /** A weight is its number, -127 to 127, times this. */
  scale: number;
  /** Bucket by bucket. */
  vectors: Int8Array;
  /** What turns a caller's words towards those of a name: row by row. */
  turn: Float32Array;
}

/** Keeps texts of which nothing is known near nothing. */
export const SOFTENS = 0.05;

/** Where a text lies. */
export function meaningOf({ size, buckets, scale, vectors }: MeaningWeights, sense: Sense) {
  const sum = new Float64Array(size);
  const mask = buckets - 1;
  const { tokens, weights } = sense;
  let place = 0;
  // Four at a time, added in the same order as one by one.
  for (; place + 3 < tokens.length; place += 4) {
    const first = ((tokens[place] ?? 0) & mask) * size;
    const second = ((tokens[place + 1] ?? 0) & mask) * size;
    const third = ((tokens[place + 2] ?? 0) & mask) * size;
    const fourth = ((tokens[place + 3] ?? 0) & mask) * size;
    const ofFirst = weights[place] ?? 0;
    const ofSecond = weights[place + 1] ?? 0;
    const ofThird = weights[place + 2] ?? 0;
    const ofFourth = weights[place + 3] ?? 0;
    for (let at = 0; at < size; at++) {
      let value = sum[at] ?? 0;
      value += ofFirst * (vectors[first + at] ?? 0);
      value += ofSecond * (vectors[second + at] ?? 0);
      value += ofThird * (vectors[third + at] ?? 0);
      value += ofFourth * (vectors[fourth + at] ?? 0);
      sum[at] = value;
    }
  }
  for (; place < tokens.length; place++) {
    const row = ((tokens[place] ?? 0) & mask) * size;
    const weight = weights[place] ?? 0;
    for (let at = 0; at < size; at++) sum[at] = (sum[at] ?? 0) + weight * (vectors[row + at] ?? 0);
  }
  let square = SOFTENS;
  for (let at = 0; at < size; at++) {
    const value = (sum[at] ?? 0) * scale;
    sum[at] = value;
    square += value * value;
  }
  const length = Math.sqrt(square);
  for (let at = 0; at < size; at++) sum[at] = (sum[at] ?? 0) / length;
  return sum;
}

/** A caller's meaning, as it is held against those of names and examples. */
export function turned({ size, turn }: MeaningWeights, meaning: Float64Array): Float64Array {
  const made = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    const value = meaning[row] ?? 0;
    for (let at = 0; at < size; at++)
      made[at] = (made[at] ?? 0) + value * (turn[row * size + at] ?? 0);
  }
  return made;
}

export function product(
  one: Float64Array | Float32Array,
  other: Float64Array | Float32Array,
): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** Where several lie in the middle. */
export function middleOf(meanings: readonly Float64Array[]): Float64Array {
  const sum = Float64Array.from(meanings[0] ?? []);
  for (const one of meanings.slice(1)) {
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (one[at] ?? 0);
  }
  const length = Math.sqrt(product(sum, sum)) || 1;
  return sum.map((value) => value / length);
}
