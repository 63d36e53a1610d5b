import { exponential } from "../exact-math.ts";
import type { NormalizedReply } from "../normalize.ts";
import { POLARITIES } from "../roll-up.ts";
import { telephoneFeatures, wordFeatures, wordsOfReply } from "./features.ts";
import { hash } from "./hash.ts";
import type { WordFacts } from "./word-facts.ts";

/** What was learnt from the library. */
export interface Weights {
  labels: readonly string[];
  /** A power of two. */
  buckets: number;
  /** A weight is its number, -127 to 127, times this. */
  scale: number;
  /** Bucket by bucket, one per label. */
  weights: Int8Array;
  /** By the hash of a whole reply: its label. */
  knownReplies: ReadonlyMap<number, number>;
}

/** The model, ready to be asked. */
export interface Model extends Weights {
  /** The names of its labels in readings. */
  intents: readonly string[];
  /** The labels of nothing known and of an opt-out. */
  none: number;
  optOut: number;
}

export function modelOf(weights: Weights): Model {
  const { labels } = weights;
  const intents = labels.map((label) =>
    label in POLARITIES ? POLARITIES[label as keyof typeof POLARITIES] : label,
  );
  return { ...weights, intents, none: labels.indexOf("none"), optOut: labels.indexOf("opt_out") };
}

/** What the model knows a whole reply by. */
export function replyHash({ text }: NormalizedReply): number {
  return hash("reply", text);
}

/** How much a reply that the library holds word for word is taken for what it says there. */
const KNOWN_BY_HEART = 0.85;

/** A reply's features in the model's buckets, as a vector of length {@link LENGTH}. */
export interface Vector {
  buckets: Uint32Array;
  values: Float32Array;
  /** The word each comes from, `-1` for none. */
  words: Int16Array;
  /** The words of the reply that were looked at. */
  spoken: readonly WordFacts[];
}

const LENGTH = 4;

export function vectorOf(
  reply: NormalizedReply,
  rules: readonly string[],
  buckets: number,
): Vector {
  const scratch = scratchOf(buckets);
  const { stamps } = scratch;
  if (scratch.round === LAST_ROUND) scratch.stamps.fill(0);
  scratch.round = scratch.round === LAST_ROUND ? 1 : scratch.round + 1;
  const { round } = scratch;
  const mask = buckets - 1;
  let count = 0;
  let sum = 0;
  function take(hash: number, weight: number, word: number): void {
    const bucket = hash & mask;
    if (stamps[bucket] === round) return;
    stamps[bucket] = round;
    scratch.buckets[count] = bucket;
    scratch.weights[count] = weight;
    scratch.words[count] = word;
    count += 1;
    sum += weight * weight;
  }
  const { whole, clauses } = wordsOfReply(reply);
  telephoneFeatures(clauses, rules, take);
  wordFeatures(whole, take);
  const factor = LENGTH / Math.sqrt(sum || 1);
  const values = new Float32Array(count);
  for (let place = 0; place < count; place++)
    values[place] = (scratch.weights[place] ?? 0) * factor;
  return {
    buckets: scratch.buckets.slice(0, count),
    values,
    words: scratch.words.slice(0, count),
    spoken: whole,
  };
}

/** Where vectors are put together; a bucket is taken once, so there is room for all of them. */
interface Scratch {
  /** By bucket: the round in which it was taken last. */
  stamps: Uint32Array;
  round: number;
  buckets: Uint32Array;
  weights: Float64Array;
  words: Int16Array;
}

const LAST_ROUND = 2 ** 32 - 1;

const scratchByBuckets = new Map<number, Scratch>();

function scratchOf(buckets: number): Scratch {
  const before = scratchByBuckets.get(buckets);
  if (before) return before;
  const made = {
    stamps: new Uint32Array(buckets),
    round: 0,
    buckets: new Uint32Array(buckets),
    weights: new Float64Array(buckets),
    words: new Int16Array(buckets),
  };
  scratchByBuckets.set(buckets, made);
  return made;
}

/** A probability per label. */
export function probabilities(model: Model, reply: NormalizedReply, vector: Vector): Float64Array {
  const learnt = weigh(model, vector);
  const label = model.knownReplies.get(replyHash(reply));
  if (label === undefined) return learnt;
  for (let other = 0; other < learnt.length; other++) {
    learnt[other] = (learnt[other] ?? 0) * (1 - KNOWN_BY_HEART);
  }
  learnt[label] = (learnt[label] ?? 0) + KNOWN_BY_HEART;
  return learnt;
}

function weigh(model: Model, { buckets, values }: Vector): Float64Array {
  const { labels, weights, scale } = model;
  const count = labels.length;
  const scores = new Float64Array(count);
  let place = 0;
  // Four at a time, added in the same order as one by one.
  for (; place + 3 < buckets.length; place += 4) {
    const first = (buckets[place] ?? 0) * count;
    const second = (buckets[place + 1] ?? 0) * count;
    const third = (buckets[place + 2] ?? 0) * count;
    const fourth = (buckets[place + 3] ?? 0) * count;
    const ofFirst = values[place] ?? 0;
    const ofSecond = values[place + 1] ?? 0;
    const ofThird = values[place + 2] ?? 0;
    const ofFourth = values[place + 3] ?? 0;
    for (let label = 0; label < count; label++) {
      let score = scores[label] ?? 0;
      score += ofFirst * (weights[first + label] ?? 0);
      score += ofSecond * (weights[second + label] ?? 0);
      score += ofThird * (weights[third + label] ?? 0);
      score += ofFourth * (weights[fourth + label] ?? 0);
      scores[label] = score;
    }
  }
  for (; place < buckets.length; place++) {
    const row = (buckets[place] ?? 0) * count;
    const value = values[place] ?? 0;
    for (let label = 0; label < count; label++) {
      scores[label] = (scores[label] ?? 0) + value * (weights[row + label] ?? 0);
    }
  }
  let highest = Number.NEGATIVE_INFINITY;
  for (let label = 0; label < count; label++) {
    const score = scores[label] ?? 0;
    if (score > highest) highest = score;
  }
  let sum = 0;
  for (let label = 0; label < count; label++) {
    const part = exponential(((scores[label] ?? 0) - highest) * scale);
    scores[label] = part;
    sum += part;
  }
  for (let label = 0; label < count; label++) scores[label] = (scores[label] ?? 0) / sum;
  return scores;
}

/** The words of a reply that spoke most for a label, in the order they were said. */
export function weightyWords(
  { labels, weights }: Model,
  { buckets, values, words }: Vector,
  label: number,
  most: number,
): number[] {
  const sums = new Map<number, number>();
  for (let place = 0; place < buckets.length; place++) {
    const word = words[place] ?? -1;
    if (word < 0) continue;
    const weight = weights[(buckets[place] ?? 0) * labels.length + label] ?? 0;
    sums.set(word, (sums.get(word) ?? 0) + weight * (values[place] ?? 0));
  }
  return [...sums]
    .filter(([, sum]) => sum > 0)
    .sort((one, other) => other[1] - one[1])
    .slice(0, most)
    .map(([word]) => word)
    .sort((one, other) => one - other);
}
