import { softmax } from "@rufbaum/understanding/text";
import learnt from "../../wording/weights.txt" with { type: "text" };
import { KINDS, type Kind } from "./kinds.ts";
import { bucketed, sentenceFeatures } from "./sentence-features.ts";
import { readWeights } from "./weights-file.ts";

const { weights, scale } = readWeights(learnt);

/** How likely a sentence is each of {@link KINDS}; together 1. */
export function likelihoodsOf(sentence: string): Float64Array {
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
