import { featuresOf, hash, normalize, stemOf, wordsOf } from "@rufbaum/understanding/text";

const STEM = 0.8;
const PAIR = 0.5;
const GAP_PAIR = 0.3;
const END = 0.7;

/** What a sentence is told by: hashes, each once, and how much each weighs. */
export function sentenceFeatures(sentence: string): Map<number, number> {
  const words = wordsOf(normalize(sentence).text);
  const found = new Map<number, number>();
  const put = (feature: number, weight: number) =>
    found.set(feature, Math.max(found.get(feature) ?? 0, weight));
  const { hashes, weights } = featuresOf(words);
  hashes.forEach((feature, place) => {
    put(feature, weights[place] ?? 0);
  });
  const stems = words.map(({ word }) => stemOf(word));
  stems.forEach((stem, place) => {
    put(hash("ws", stem), STEM);
    if (place > 0) put(hash("wp", stems[place - 1] ?? "", stem), PAIR);
    if (place > 1) put(hash("wg", stems[place - 2] ?? "", stem), GAP_PAIR);
  });
  put(hash("we", /[?!]?\s*$/u.exec(sentence)?.[0].trim() ?? ""), END);
  return found;
}

export const BUCKETS = 1 << 15;

/** So long is every sentence of many words; of a few it is shorter, since they tell less. */
const LENGTH = 3;
const SOFTENS = 8;

/** What every sentence has: how common its kind is. */
const ANY = hash("wa");

/** Features by their buckets; those that are not `isKnown` are left out. */
export function bucketed(
  features: ReadonlyMap<number, number>,
  isKnown: (feature: number) => boolean = () => true,
): { buckets: Uint32Array; weights: Float32Array } {
  const found = new Map<number, number>();
  let square = 0;
  for (const [feature, weight] of features) {
    if (!isKnown(feature)) continue;
    const bucket = feature % BUCKETS;
    found.set(bucket, Math.max(found.get(bucket) ?? 0, weight));
    square += weight * weight;
  }
  const length = Math.sqrt(square + SOFTENS);
  for (const [bucket, weight] of found) found.set(bucket, (weight / length) * LENGTH);
  found.set(ANY % BUCKETS, 1);
  return {
    buckets: Uint32Array.from(found.keys()),
    weights: Float32Array.from(found.values()),
  };
}
