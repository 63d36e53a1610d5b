import { logarithm2 } from "../exact-math.ts";

/** How much a word tells by being rare, 0 to 1. */
export interface Rarity {
  of(stemHash: number): number;
}

const BUCKETS = 1 << 14;

/** @param table by bucket, 0 for what anybody says to 255 for what nobody said */
export function rarityOf(table: Uint8Array): Rarity {
  return { of: (stemHash) => (table[stemHash & (BUCKETS - 1)] ?? 255) / 255 };
}

/** Counts in how many texts each stem is said. */
export function countRarity(texts: readonly (readonly number[])[]): Uint8Array {
  const counts = new Uint32Array(BUCKETS);
  for (const stems of texts) {
    for (const bucket of new Set(stems.map((stem) => stem & (BUCKETS - 1)))) {
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    }
  }
  const whole = logarithm2(texts.length + 1);
  return Uint8Array.from(counts, (count) => Math.round(255 * (1 - logarithm2(count + 1) / whole)));
}
