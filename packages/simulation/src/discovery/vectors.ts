import { logarithm2 } from "@rufbaum/understanding/exact-math";
import type { Word } from "./words.ts";

/** Features by number, in the order of the words, and their weights; of length 1 or less. */
export interface Vector {
  features: readonly number[];
  weights: readonly number[];
}

/** What a vector must have to be about anything, as a sum of squares. */
const LEAST_CONTENT = 1.5;

/** Learns from some replies which features are rare, and then makes vectors of any. */
export function vectorMaker(
  replies: readonly (readonly Word[])[],
): (words: readonly Word[]) => Vector {
  const holders: number[] = [];
  const lastHolder: number[] = [];
  replies.forEach((words, reply) => {
    for (const { features } of words) {
      for (const feature of features) {
        if (lastHolder[feature] === reply) continue;
        lastHolder[feature] = reply;
        holders[feature] = (holders[feature] ?? 0) + 1;
      }
    }
  });
  const rarity: number[] = [];
  const rarityOf = (feature: number) => {
    const known = rarity[feature];
    if (known !== undefined) return known;
    const made = Math.sqrt(logarithm2(1 + replies.length / (holders[feature] ?? 1)));
    rarity[feature] = made;
    return made;
  };
  return (words) => {
    const features: number[] = [];
    const weights: number[] = [];
    for (const word of words) {
      word.features.forEach((feature, index) => {
        const place = features.indexOf(feature);
        const weight = (word.weights[index] ?? 0) * rarityOf(feature);
        if (place < 0) {
          features.push(feature);
          weights.push(weight);
        } else if ((weights[place] ?? 0) < weight) {
          weights[place] = weight;
        }
      });
    }
    let squares = LEAST_CONTENT;
    for (const weight of weights) squares += weight * weight;
    const length = Math.sqrt(squares);
    return { features, weights: weights.map((weight) => weight / length) };
  };
}

/** How like each other two vectors are, 0 to 1. */
export function likeness(one: Vector, other: Vector): number {
  let sum = 0;
  one.features.forEach((feature, place) => {
    const at = other.features.indexOf(feature);
    if (at >= 0) sum += (one.weights[place] ?? 0) * (other.weights[at] ?? 0);
  });
  return sum;
}

/** A direction among vectors: weights by feature. */
export type Middle = ReadonlyMap<number, number>;

/** Features of a middle that count; the others are what any reply has a little of. */
const MOST_FEATURES = 40;

/** The direction in which vectors lie, each as strong as its share. */
export function middleOf(members: readonly { vector: Vector; share: number }[]): Middle {
  const sum = new Map<number, number>();
  for (const { vector, share } of members) {
    vector.features.forEach((feature, place) => {
      sum.set(feature, (sum.get(feature) ?? 0) + share * (vector.weights[place] ?? 0));
    });
  }
  const strongest = [...sum].sort(([, one], [, other]) => other - one).slice(0, MOST_FEATURES);
  let squares = 0;
  for (const [, weight] of strongest) squares += weight * weight;
  const length = Math.sqrt(squares) || 1;
  return new Map(strongest.map(([feature, weight]) => [feature, weight / length]));
}

/** How like a middle a vector is, 0 to 1. */
export function likenessTo(middle: Middle, { features, weights }: Vector): number {
  let sum = 0;
  features.forEach((feature, place) => {
    sum += (weights[place] ?? 0) * (middle.get(feature) ?? 0);
  });
  return sum;
}
