import { exponential } from "../exact-math.ts";
import type { NormalizedReply } from "../normalize.ts";
import { hash, telephoneFeatures, wordFeatures, wordsOf } from "./features.ts";

/** What was learnt from the library, as it is stored. */
export interface StoredModel {
  labels: readonly string[];
  /** A power of two. */
  buckets: number;
  /** A weight is its byte, -127 to 127, times this. */
  scale: number;
  /** Base64 of the bytes: bucket by bucket, one per label. */
  weights: string;
  /** Base64 of what is known word for word: hashes in rising order, 4 bytes each, then their labels. */
  knownReplies: string;
}

/** The model, ready to be asked. */
export interface Model {
  labels: readonly string[];
  buckets: number;
  scale: number;
  weights: Int8Array;
  /** By the hash of a whole reply: its label. */
  knownReplies: ReadonlyMap<number, number>;
}

export function openModel({ weights, knownReplies, ...stored }: StoredModel): Model {
  const known = new DataView(bytesOf(knownReplies).buffer);
  const count = known.byteLength / 5;
  const labels = new Map<number, number>();
  for (let index = 0; index < count; index++) {
    labels.set(known.getUint32(index * 4, true), known.getUint8(count * 4 + index));
  }
  return { ...stored, weights: new Int8Array(bytesOf(weights).buffer), knownReplies: labels };
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
  return bytes;
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
}

const LENGTH = 4;

export function vectorOf(
  reply: NormalizedReply,
  rules: readonly string[],
  buckets: number,
): Vector {
  const places = new Map<number, number>();
  const found: number[] = [];
  const values: number[] = [];
  const words: number[] = [];
  const mask = buckets - 1;
  function take(hash: number, weight: number, word: number): void {
    const bucket = hash & mask;
    const place = places.get(bucket);
    if (place !== undefined) return;
    places.set(bucket, found.length);
    found.push(bucket);
    values.push(weight);
    words.push(word);
  }
  telephoneFeatures(reply, rules, take);
  wordFeatures(wordsOf(reply.text), take);
  let sum = 0;
  for (const value of values) sum += value * value;
  const factor = LENGTH / Math.sqrt(sum || 1);
  return {
    buckets: Uint32Array.from(found),
    values: Float32Array.from(values, (value) => value * factor),
    words: Int16Array.from(words),
  };
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
  for (let place = 0; place < buckets.length; place++) {
    const row = (buckets[place] ?? 0) * count;
    const value = values[place] ?? 0;
    for (let label = 0; label < count; label++) {
      scores[label] = (scores[label] ?? 0) + value * (weights[row + label] ?? 0);
    }
  }
  let highest = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > highest) highest = score;
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
