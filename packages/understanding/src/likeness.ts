import { logarithm2 } from "./exact-math.ts";
import { openPlaces } from "./model/places.ts";
import type { TextFeatures } from "./text-features.ts";

/** Tells how like a text is to each of some others, 0 to 1. */
export interface LikenessTable {
  /** One number per text of the table; to be used before the next is asked for. */
  of(text: TextFeatures): Float64Array;
}

/**
 * What a text must have to be about anything, as a sum of squares: "das bin ich" is made of little
 * words alone and is like nothing but itself.
 */
const LEAST_CONTENT = 4;

/**
 * Texts are vectors of length 1 over the features of the table's; others only make them longer. What
 * every one of the first `examples` has tells little, and what none of them has tells as it is.
 */
export function likenessTable(texts: readonly TextFeatures[], examples: number): LikenessTable {
  const known = openPlaces();
  for (const { hashes } of texts) for (const hash of hashes) known.take(hash);
  const rarity = raritiesOf(texts.slice(0, examples), known.find, known.count());

  const scratch = { features: new Int32Array(0), values: new Float64Array(0) };
  /** The places of a text's features in the table, and how long its vector is. */
  function lay({ hashes, weights }: TextFeatures): number {
    if (scratch.features.length < hashes.length) {
      scratch.features = new Int32Array(hashes.length * 2);
      scratch.values = new Float64Array(hashes.length * 2);
    }
    let sum = 0;
    for (let index = 0; index < hashes.length; index++) {
      const feature = known.find(hashes[index] ?? 0);
      const value = (weights[index] ?? 0) * (feature < 0 ? 1 : (rarity[feature] ?? 1));
      sum += value * value;
      scratch.features[index] = feature;
      scratch.values[index] = value;
    }
    return Math.sqrt(sum + LEAST_CONTENT);
  }

  const counts = new Int32Array(known.count() + 1);
  for (const { hashes } of texts) {
    for (const hash of hashes) {
      const feature = known.find(hash);
      counts[feature + 1] = (counts[feature + 1] ?? 0) + 1;
    }
  }
  const begins = counts;
  for (let feature = 1; feature < begins.length; feature++) {
    begins[feature] = (begins[feature] ?? 0) + (begins[feature - 1] ?? 0);
  }
  const next = begins.slice();
  const holders = new Int32Array(begins.at(-1) ?? 0);
  const held = new Float64Array(holders.length);
  texts.forEach((text, index) => {
    const length = lay(text);
    for (let place = 0; place < text.hashes.length; place++) {
      const feature = scratch.features[place] ?? 0;
      const at = next[feature] ?? 0;
      next[feature] = at + 1;
      holders[at] = index;
      held[at] = (scratch.values[place] ?? 0) / length;
    }
  });

  const likeness = new Float64Array(texts.length);
  return {
    of(text) {
      const length = lay(text);
      likeness.fill(0);
      for (let place = 0; place < text.hashes.length; place++) {
        const feature = scratch.features[place] ?? -1;
        if (feature < 0) continue;
        const value = (scratch.values[place] ?? 0) / length;
        const end = begins[feature + 1] ?? 0;
        for (let at = begins[feature] ?? 0; at < end; at++) {
          const holder = holders[at] ?? 0;
          likeness[holder] = (likeness[holder] ?? 0) + value * (held[at] ?? 0);
        }
      }
      return likeness;
    },
  };
}

/** By the place of a feature. */
function raritiesOf(
  examples: readonly TextFeatures[],
  placeOf: (hash: number) => number,
  features: number,
): Float64Array {
  const counts = new Float64Array(features);
  for (const { hashes } of examples) {
    for (const hash of hashes) {
      const feature = placeOf(hash);
      counts[feature] = (counts[feature] ?? 0) + 1;
    }
  }
  return counts.map((count) =>
    count === 0 ? 1 : Math.sqrt(logarithm2(1 + examples.length / count)),
  );
}
