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
  const hashes = texts.reduce((sum, text) => sum + text.hashes.length, 0);
  const known = openPlaces(hashes * NEW_ONES);
  const placed = texts.map(({ hashes }) => placesOf(hashes, known.take));
  const rarity = raritiesOf(placed.slice(0, examples), known.count());

  let values = new Float64Array(0);
  /** What a text's features, by their places in the table, are worth, and how long its vector is. */
  function lay({ weights }: TextFeatures, features: Int32Array): number {
    if (values.length < features.length) values = new Float64Array(features.length * 2);
    let sum = 0;
    for (let index = 0; index < features.length; index++) {
      const feature = features[index] ?? -1;
      const value = (weights[index] ?? 0) * (feature < 0 ? 1 : (rarity[feature] ?? 1));
      sum += value * value;
      values[index] = value;
    }
    return Math.sqrt(sum + LEAST_CONTENT);
  }

  const begins = new Int32Array(known.count() + 1);
  for (const features of placed) {
    for (let at = 0; at < features.length; at++) {
      const next = (features[at] ?? 0) + 1;
      begins[next] = (begins[next] ?? 0) + 1;
    }
  }
  for (let feature = 1; feature < begins.length; feature++) {
    begins[feature] = (begins[feature] ?? 0) + (begins[feature - 1] ?? 0);
  }
  const next = begins.slice();
  const holders = new Int32Array(begins.at(-1) ?? 0);
  const held = new Float64Array(holders.length);
  texts.forEach((text, index) => {
    const features = placed[index] ?? NO_FEATURES;
    const length = lay(text, features);
    for (let place = 0; place < features.length; place++) {
      const feature = features[place] ?? 0;
      const at = next[feature] ?? 0;
      next[feature] = at + 1;
      holders[at] = index;
      held[at] = (values[place] ?? 0) / length;
    }
  });

  const likeness = new Float64Array(texts.length);
  return {
    of(text) {
      const features = placesOf(text.hashes, known.find);
      const length = lay(text, features);
      likeness.fill(0);
      for (let place = 0; place < features.length; place++) {
        const feature = features[place] ?? -1;
        if (feature < 0) continue;
        const value = (values[place] ?? 0) / length;
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

/** Of the features of texts, those that none before had. */
const NEW_ONES = 0.6;

const NO_FEATURES = new Int32Array(0);

function placesOf(hashes: Uint32Array, place: (hash: number) => number): Int32Array {
  const made = new Int32Array(hashes.length);
  for (let at = 0; at < made.length; at++) made[at] = place(hashes[at] ?? 0);
  return made;
}

/** By the place of a feature. */
function raritiesOf(examples: readonly Int32Array[], features: number): Float64Array {
  const counts = new Float64Array(features);
  for (const own of examples) {
    for (let at = 0; at < own.length; at++) {
      const feature = own[at] ?? 0;
      counts[feature] = (counts[feature] ?? 0) + 1;
    }
  }
  const byCount = Float64Array.from({ length: examples.length + 1 }, (_, count) =>
    count === 0 ? 1 : Math.sqrt(logarithm2(1 + examples.length / count)),
  );
  return counts.map((count) => byCount[count] ?? 1);
}
