import { exponential, logarithm2, softmax } from "../exact-math.ts";
import { type MeaningWeights, SOFTENS } from "../matching/meaning.ts";
import { openAdam } from "./adam.ts";
import { shuffled } from "./random.ts";

/** A text as tokens with their weights. */
export interface Bag {
  tokens: Uint32Array;
  weights: Float32Array;
}

/** Texts of one situation; those of the same condition mean the same, and none of the others. */
export interface MeaningLesson {
  texts: readonly Bag[];
  /** By text: the place of its condition, -1 for none. */
  conditions: readonly number[];
  /** By text whether a caller says it. */
  isSaid: readonly boolean[];
  /** By text whether it is a condition's name. */
  isName: readonly boolean[];
}

export interface MeaningOptions {
  size: number;
  buckets: number;
  epochs: number;
  /** Steps of learning words by concepts first. */
  conceptSteps: number;
  rate: number;
  dropout: number;
  /** How much texts of other situations count as others. */
  across: number;
  random: () => number;
}

const SITUATIONS_AT_ONCE = 6;
const MOST_ACROSS = 120;
const CONCEPTS_AT_ONCE = 128;
const MOST_ANCHORS = 4;
const NAME_AS_WELL = 0.7;
const FIRST_SHARPNESS = 2;
const FAR = -9;
const LEAST_RATE = 1e-5;

/** Vectors that know words by their concepts, and no replies yet. */
export interface BegunMeaning {
  vectors: Float32Array;
  turn: Float32Array;
  sharpness: number;
}

/** Learns which words mean the same, from lists of such. */
export function openMeaning(
  concepts: readonly (readonly Bag[])[],
  options: MeaningOptions,
): BegunMeaning {
  const { size, buckets, conceptSteps, dropout, rate, random } = options;
  const vectors = new Float32Array(buckets * size);
  for (let at = 0; at < vectors.length; at++) vectors[at] = (gauss(random) * 0.5) / Math.sqrt(size);
  const turn = new Float32Array(size * size);
  for (let at = 0; at < size; at++) turn[at * size + at] = 1;
  const net = openNet({ vectors, turn, sharpness: FIRST_SHARPNESS }, options);
  const known = concepts.filter((entries) => entries.length > 1);
  for (let step = 0; step < (known.length > 0 ? conceptSteps : 0); step++) {
    const chosen = pickSome(known.length, CONCEPTS_AT_ONCE, random);
    const pairs = chosen.flatMap((place): Bag[] => {
      const entries = known[place] ?? [];
      return pickSome(entries.length, 2, random).map((at) => entries[at] ?? NO_BAG);
    });
    const batch = net.encode(pairs, dropout);
    const count = chosen.length;
    for (let row = 0; row < count; row++) {
      const scores = new Float64Array(count);
      for (let column = 0; column < count; column++) {
        scores[column] = batch.alike(row * 2, column * 2 + 1);
      }
      softmax(scores);
      for (let column = 0; column < count; column++) {
        const slope = ((scores[column] ?? 0) - (column === row ? 1 : 0)) / count;
        batch.pull(row * 2, column * 2 + 1, slope);
      }
    }
    batch.learn(rate * (1 - step / conceptSteps) + LEAST_RATE);
  }
  return net.weights();
}

const NO_BAG: Bag = { tokens: new Uint32Array(0), weights: new Float32Array(0) };

/** Learns where texts lie, so that replies lie near the names and examples of what they mean. */
export function trainMeaning(
  begun: BegunMeaning,
  lessons: readonly MeaningLesson[],
  options: MeaningOptions,
): MeaningWeights {
  const { size, buckets, epochs, random, rate, dropout, across } = options;
  const net = openNet(
    { ...begun, vectors: begun.vectors.slice(), turn: begun.turn.slice() },
    options,
  );
  for (let epoch = 0; epoch < epochs; epoch++) {
    const slow = rate * (1 - epoch / epochs) + LEAST_RATE;
    const order = shuffled(lessons.length, random);
    for (let first = 0; first < order.length; first += SITUATIONS_AT_ONCE) {
      const chosen = order
        .slice(first, first + SITUATIONS_AT_ONCE)
        .map((place) => lessons[place])
        .filter((lesson) => lesson !== undefined);
      const batch = net.encode(
        chosen.flatMap(({ texts }) => texts),
        dropout,
      );
      const queries: Query[] = [];
      let start = 0;
      for (const [place, lesson] of chosen.entries()) {
        queries.push(
          ...learnWithin(batch, lesson, { start, place, share: 1 / chosen.length }, random),
        );
        start += lesson.texts.length;
      }
      learnAcross(batch, queries, across, random);
      batch.learn(slow);
    }
  }
  const { vectors, turn } = net.weights();
  return { size, buckets, ...quantized(vectors), turn };
}

/** Steps to either side of nothing: more would make the file larger and no reading better. */
const STEPS = 15;

/** Weights beyond so many times the usual size are cut: there are next to none. */
const WIDEST = 4;

function quantized(vectors: Float32Array): Pick<MeaningWeights, "scale" | "vectors"> {
  let square = 0;
  for (const value of vectors) square += value * value;
  const scale = (Math.sqrt(square / vectors.length) * WIDEST) / STEPS;
  const step = (value: number) => Math.max(-STEPS, Math.min(STEPS, Math.round(value / scale)));
  return { scale, vectors: Int8Array.from(vectors, step) };
}

interface Query {
  at: number;
  /** The situation and condition, as one word. */
  meant: string;
  /** Texts of the same condition that no caller says. */
  anchors: readonly number[];
}

/** A text of a condition is nearer to some of its other texts than to those of other conditions. */
function learnWithin(
  batch: Batch,
  { conditions, isSaid, isName }: MeaningLesson,
  { start, place: situation, share }: { start: number; place: number; share: number },
  random: () => number,
): Query[] {
  const queries: Query[] = [];
  const count = Math.max(-1, ...conditions) + 1;
  const members = Array.from({ length: count }, (_, condition) =>
    conditions.flatMap((one, at) => (one === condition ? [at] : [])),
  );
  const anchors = members.map((own) => {
    const names = own.filter((at) => isName[at]);
    const others = own.filter((at) => !isName[at]);
    const most = Math.floor(random() * (Math.min(MOST_ANCHORS, others.length) + 1));
    const some = pickSome(others.length, most, random).map((place) => others[place] ?? 0);
    return most === 0 || random() < NAME_AS_WELL ? [...some, ...names] : some;
  });
  const asked = conditions.flatMap((condition, at) => (condition >= 0 && !isName[at] ? [at] : []));
  for (const at of asked) {
    const scores = new Float64Array(count);
    const parts = anchors.map((own, condition) => {
      const ofOwn = Float64Array.from(own, (one) =>
        one === at ? FAR : batch.alike(start + at, start + one),
      );
      scores[condition] = logSum(ofOwn) - naturalLog(own.length);
      return ofOwn;
    });
    softmax(scores);
    parts.forEach((ofOwn, condition) => {
      const slope = (scores[condition] ?? 0) - (condition === conditions[at] ? 1 : 0);
      softmax(ofOwn);
      (anchors[condition] ?? []).forEach((one, place) => {
        if (one === at) return;
        batch.pull(start + at, start + one, (slope * (ofOwn[place] ?? 0) * share) / asked.length);
      });
    });
    if (isSaid[at]) {
      const own = members[conditions[at] ?? 0] ?? [];
      queries.push({
        at: start + at,
        meant: `${situation} ${conditions[at]}`,
        anchors: own.filter((one) => !isSaid[one]).map((one) => start + one),
      });
    }
  }
  return queries;
}

/** A reply is nearer to a text of its own condition than to those of other situations. */
function learnAcross(
  batch: Batch,
  all: readonly Query[],
  across: number,
  random: () => number,
): void {
  const queries = pickSome(all.length, MOST_ACROSS, random).map((at) => all[at]) as Query[];
  const anchors = queries.map(({ anchors: own }) => own[Math.floor(random() * own.length)] ?? 0);
  queries.forEach((query, row) => {
    const scores = Float64Array.from(queries, (other, column) =>
      column !== row && other.meant === query.meant
        ? FAR
        : batch.alike(query.at, anchors[column] ?? 0),
    );
    softmax(scores);
    queries.forEach((other, column) => {
      if (column !== row && other.meant === query.meant) return;
      const slope = (scores[column] ?? 0) - (column === row ? 1 : 0);
      batch.pull(query.at, anchors[column] ?? 0, (slope * across) / queries.length);
    });
  });
}

interface Batch {
  /** How near a text, as a caller's words, is to another. */
  alike(said: number, other: number): number;
  /** Adds to the slope of how near two texts are. */
  pull(said: number, other: number, slope: number): void;
  learn(rate: number): void;
}

function openNet(begun: BegunMeaning, { size, buckets, random }: MeaningOptions) {
  const { vectors, turn } = begun;
  let { sharpness } = begun;
  const ofVectors = openAdam(vectors.length);
  const ofTurn = openAdam(turn.length);
  const ofSharpness = openAdam(1);
  const slopes = new Float32Array(vectors.length);
  const touched = new Uint8Array(buckets);
  const mask = buckets - 1;
  let step = 0;

  function encode(texts: readonly Bag[], dropout: number): Batch {
    const count = texts.length;
    const sums = new Float64Array(count * size);
    const lengths = new Float64Array(count);
    const kept = texts.map(({ weights }) =>
      weights.map((weight) => (random() < dropout ? 0 : weight / (1 - dropout))),
    );
    texts.forEach(({ tokens }, text) => {
      const own = text * size;
      tokens.forEach((token, place) => {
        const weight = kept[text]?.[place] ?? 0;
        if (weight === 0) return;
        const row = (token & mask) * size;
        for (let at = 0; at < size; at++) {
          sums[own + at] = (sums[own + at] ?? 0) + weight * (vectors[row + at] ?? 0);
        }
      });
      let square = SOFTENS;
      for (let at = 0; at < size; at++) square += (sums[own + at] ?? 0) ** 2;
      const length = Math.sqrt(square);
      lengths[text] = length;
      for (let at = 0; at < size; at++) sums[own + at] = (sums[own + at] ?? 0) / length;
    });
    const said = new Float64Array(count * size);
    for (let text = 0; text < count; text++) {
      for (let row = 0; row < size; row++) {
        const value = sums[text * size + row] ?? 0;
        for (let at = 0; at < size; at++) {
          said[text * size + at] =
            (said[text * size + at] ?? 0) + value * (turn[row * size + at] ?? 0);
        }
      }
    }
    const scale = exponential(sharpness);
    const slopeOfSaid = new Float64Array(count * size);
    const slopeOfSums = new Float64Array(count * size);
    let slopeOfSharpness = 0;

    function alike(one: number, other: number): number {
      let sum = 0;
      for (let at = 0; at < size; at++) {
        sum += (said[one * size + at] ?? 0) * (sums[other * size + at] ?? 0);
      }
      return sum * scale;
    }

    return {
      alike,
      pull(one, other, slope) {
        const scaled = slope * scale;
        const [from, to] = [one * size, other * size];
        let sum = 0;
        for (let at = 0; at < size; at++) {
          const a = said[from + at] ?? 0;
          const b = sums[to + at] ?? 0;
          sum += a * b;
          slopeOfSaid[from + at] = (slopeOfSaid[from + at] ?? 0) + scaled * b;
          slopeOfSums[to + at] = (slopeOfSums[to + at] ?? 0) + scaled * a;
        }
        slopeOfSharpness += scaled * sum;
      },
      learn(rate) {
        step += 1;
        const slopeOfTurn = new Float32Array(turn.length);
        const rows: number[] = [];
        for (let text = 0; text < count; text++) {
          const own = text * size;
          for (let row = 0; row < size; row++) {
            const value = sums[own + row] ?? 0;
            let sum = 0;
            for (let at = 0; at < size; at++) {
              const slope = slopeOfSaid[own + at] ?? 0;
              slopeOfTurn[row * size + at] = (slopeOfTurn[row * size + at] ?? 0) + value * slope;
              sum += slope * (turn[row * size + at] ?? 0);
            }
            slopeOfSums[own + row] = (slopeOfSums[own + row] ?? 0) + sum;
          }
          let along = 0;
          for (let at = 0; at < size; at++)
            along += (slopeOfSums[own + at] ?? 0) * (sums[own + at] ?? 0);
          const length = lengths[text] ?? 1;
          for (let at = 0; at < size; at++) {
            slopeOfSums[own + at] =
              ((slopeOfSums[own + at] ?? 0) - along * (sums[own + at] ?? 0)) / length;
          }
          const { tokens } = texts[text] as Bag;
          for (let place = 0; place < tokens.length; place++) {
            const weight = kept[text]?.[place] ?? 0;
            if (weight === 0) continue;
            const bucket = (tokens[place] ?? 0) & mask;
            if (touched[bucket] === 0) {
              touched[bucket] = 1;
              rows.push(bucket);
            }
            const row = bucket * size;
            for (let at = 0; at < size; at++) {
              slopes[row + at] = (slopes[row + at] ?? 0) + weight * (slopeOfSums[own + at] ?? 0);
            }
          }
        }
        for (const bucket of rows) {
          ofVectors.learn(vectors, slopes, bucket * size, size, rate, step);
          slopes.fill(0, bucket * size, (bucket + 1) * size);
          touched[bucket] = 0;
        }
        ofTurn.learn(turn, slopeOfTurn, 0, turn.length, rate, step);
        const sharp = Float32Array.of(sharpness);
        ofSharpness.learn(sharp, Float32Array.of(slopeOfSharpness), 0, 1, rate, step);
        sharpness = sharp[0] ?? sharpness;
      },
    };
  }

  return { encode, weights: (): BegunMeaning => ({ vectors, turn, sharpness }) };
}

function naturalLog(x: number): number {
  return logarithm2(x) * Math.LN2;
}

function logSum(values: Float64Array): number {
  let highest = Number.NEGATIVE_INFINITY;
  for (const value of values) if (value > highest) highest = value;
  let sum = 0;
  for (const value of values) sum += exponential(value - highest);
  return highest + naturalLog(sum);
}

/** About normal: the sum of twelve even draws. */
function gauss(random: () => number): number {
  let sum = -6;
  for (let draw = 0; draw < 12; draw++) sum += random();
  return sum;
}

function pickSome(count: number, most: number, random: () => number): number[] {
  return shuffled(count, random).slice(0, most);
}
