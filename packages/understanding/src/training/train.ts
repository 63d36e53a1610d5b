import { softmax } from "../exact-math.ts";
import { shuffle } from "./random.ts";

/** One utterance as the trainer sees it. */
export interface Sample {
  /** Buckets, without repetition, and the weight of each. */
  buckets: Uint32Array;
  weights: Float32Array;
  label: number;
  /** How much it counts, 1 as usual. */
  weight: number;
}

interface TrainOptions {
  buckets: number;
  labels: number;
  epochs: number;
  rate: number;
  /** Pulls the weights back to nothing. */
  decay: number;
  /** Part of the features that is left out at random at each look, 0 to 1. */
  dropout: number;
  random: () => number;
}

/**
 * Learns a softmax regression by AdaGrad. The weights are the mean of those after each of the later
 * epochs: what came last by chance does not decide.
 *
 * Uses nothing but operations that every machine computes alike, so the same samples give the same
 * weights everywhere.
 *
 * @returns weights, bucket by bucket, a number per label
 */
export function train(samples: readonly Sample[], options: TrainOptions): Float32Array {
  const { buckets, labels, epochs, rate, decay, dropout, random } = options;
  const weights = new Float32Array(buckets * labels);
  const squares = new Float32Array(buckets * labels).fill(1e-6);
  const scores = new Float64Array(labels);
  const mean = new Float32Array(weights.length);
  const first = epochs - 3;
  const order = samples.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      const sample = samples[index];
      if (!sample) continue;
      const { buckets: active, weights: values, label, weight } = sample;
      const kept = active.length;
      const mask = new Uint8Array(kept);
      scores.fill(0);
      for (let place = 0; place < kept; place++) {
        if (dropout > 0 && random() < dropout) continue;
        mask[place] = 1;
        const row = (active[place] ?? 0) * labels;
        const value = (values[place] ?? 0) / (1 - dropout);
        for (let other = 0; other < labels; other++) {
          scores[other] = (scores[other] ?? 0) + value * (weights[row + other] ?? 0);
        }
      }
      softmax(scores);
      scores[label] = (scores[label] ?? 0) - 1;
      for (let place = 0; place < kept; place++) {
        if (!mask[place]) continue;
        const row = (active[place] ?? 0) * labels;
        const value = (values[place] ?? 0) / (1 - dropout);
        for (let other = 0; other < labels; other++) {
          const at = row + other;
          const old = weights[at] ?? 0;
          const gradient = weight * value * (scores[other] ?? 0) + decay * old;
          const square = (squares[at] ?? 0) + gradient * gradient;
          squares[at] = square;
          weights[at] = old - (rate * gradient) / Math.sqrt(square);
        }
      }
    }
    if (epoch < first) continue;
    for (let at = 0; at < mean.length; at++) {
      mean[at] = (mean[at] ?? 0) + (weights[at] ?? 0) / (epochs - first);
    }
  }
  return mean;
}
