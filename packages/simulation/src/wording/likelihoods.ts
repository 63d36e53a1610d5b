import { softmax } from "@rufbaum/understanding/text";
import { KINDS, type Kind } from "./kinds.ts";
import { bucketed, sentenceFeatures } from "./sentence-features.ts";

/** What sentences are told apart by: bucket by bucket a number per kind; each counts `scale` times. */
export interface KindWeights {
  weights: Int8Array | Float32Array;
  scale: number;
}

/** How likely a sentence is each of {@link KINDS}; together 1. */
export function likelihoodsBy({ weights, scale }: KindWeights, sentence: string): Float64Array {
  const { buckets, weights: values } = bucketed(sentenceFeatures(sentence));
  const scores = new Float64Array(KINDS.length);
  for (let place = 0; place < buckets.length; place++) {
    const row = (buckets[place] ?? 0) * KINDS.length;
    const value = (values[place] ?? 0) * scale;
    for (let kind = 0; kind < scores.length; kind++) {
      scores[kind] = (scores[kind] ?? 0) + value * (weights[row + kind] ?? 0);
    }
  }
  softmax(scores);
  return scores;
}

/** How likely one of the kinds is. */
export function of(likely: Float64Array, kind: Kind): number {
  return likely[KINDS.indexOf(kind)] ?? 0;
}
