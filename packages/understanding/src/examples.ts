import { logarithm2 } from "./exact-math.ts";
import { fold } from "./fold.ts";
import { doingOf } from "./lexicon/doings.ts";
import { hash, wordFeatures, wordsOf } from "./model/features.ts";

/** Tells which of several groups of example utterances a reply is most like. */
export interface ExampleReader {
  /** What a normalised text is like. */
  read(text: string): Likeness;
}

export interface Likeness {
  /** How like the text is to the nearest of the background, 0 to 1. */
  background: number;
  /** One score per group: about 1 for a text like its examples, about 0 for one that is not. */
  scores: readonly number[];
  /** Per group the place of the example that the text is most like, and how like it is, 0 to 1. */
  nearest: readonly number[];
  most: readonly number[];
}

/** Keeps single examples from deciding alone. */
const RIDGE = 0.05;

/** Lets what two texts have in common count more than in proportion: a kernel of the third power. */
const KERNEL_OFFSET = 2;

/** The weight of what is done, whatever word says it. */
const DOING = 1.2;

/** How much the one nearest example adds. */
const NEAREST = 0.2;

/**
 * Learns from the examples at once, without chance: least squares over their likeness to each other
 * (kernel ridge regression), so a handful of examples is used as fully as hundreds.
 *
 * @param groups normalised texts, group by group
 * @param background normalised texts that are like none of the groups
 */
export function readExamples(
  groups: readonly (readonly string[])[],
  background: readonly string[],
): ExampleReader {
  const rows: Map<number, number>[] = [];
  const groupOf: number[] = [];
  const placeOf: number[] = [];
  groups.forEach((texts, group) => {
    texts.forEach((text, place) => {
      rows.push(featuresOf(text));
      groupOf.push(group);
      placeOf.push(place);
    });
  });
  const rarity = raritiesOf(rows);
  const holders = new Map<number, { index: number; value: number }[]>();
  const size = rows.length;
  const vectors = rows.map((row) => unit(row, rarity));
  vectors.forEach((vector, index) => {
    for (const [feature, value] of vector) {
      const list = holders.get(feature);
      if (list) list.push({ index, value });
      else holders.set(feature, [{ index, value }]);
    }
  });

  /** How like each example a vector is, 0 to 1. */
  function likenesses(vector: ReadonlyMap<number, number>): Float64Array {
    const likeness = new Float64Array(size);
    for (const [feature, value] of vector) {
      for (const holder of holders.get(feature) ?? []) {
        likeness[holder.index] = (likeness[holder.index] ?? 0) + value * holder.value;
      }
    }
    return likeness;
  }

  const matrix = new Float64Array(size * size);
  vectors.forEach((vector, index) => {
    matrix.set(likenesses(vector).map(kernel), index * size);
    const own = index * size + index;
    matrix[own] = (matrix[own] ?? 0) + RIDGE;
  });
  const others = background.map((text) => unit(featuresOf(text), rarity));
  const answers = solve(matrix, size, groupOf, groups.length);
  return {
    read(text) {
      const heard = unit(featuresOf(text), rarity);
      const likeness = likenesses(heard);
      const scores = groups.map(() => 0);
      const nearest = groups.map(() => 0);
      const most = groups.map(() => 0);
      for (let index = 0; index < size; index++) {
        const like = likeness[index] ?? 0;
        const weight = kernel(like);
        for (let group = 0; group < scores.length; group++) {
          scores[group] =
            (scores[group] ?? 0) + weight * (answers[index * groups.length + group] ?? 0);
        }
        const own = groupOf[index] ?? 0;
        if (like > (most[own] ?? 0)) {
          most[own] = like;
          nearest[own] = placeOf[index] ?? 0;
        }
      }
      return {
        scores: scores.map((score, group) => score + NEAREST * (most[group] ?? 0)),
        nearest,
        most,
        background: others.reduce((best, other) => Math.max(best, product(heard, other)), 0),
      };
    },
  };
}

function product(one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>): number {
  let sum = 0;
  for (const [feature, value] of one) sum += value * (other.get(feature) ?? 0);
  return sum;
}

/** 0 for texts that have nothing in common, 1 for the same one. */
function kernel(likeness: number): number {
  return (polynomial(likeness) - polynomial(0)) / (1 - polynomial(0));
}

function polynomial(likeness: number): number {
  const base = (likeness + KERNEL_OFFSET) / (1 + KERNEL_OFFSET);
  return base * base * base;
}

/**
 * What a text must have to be about anything, as a sum of squares: "das bin ich" is made of little
 * words alone and is like nothing but itself.
 */
const LEAST_CONTENT = 4;

/** Words that any sentence is made of say next to nothing about what it is about. */
const LITTLE_WORDS = new Set(
  fold(
    "ich du er sie es wir ihr man mich dich ihn uns euch mir dir ihm ihnen mein meine meinen unser unsere ihre der die das den dem des ein eine einen einem einer und oder aber doch auch noch schon mal so da dann denn ja nein nicht kein keine am an im in ins auf aus bei beim mit von vom zu zum zur für um bin bist ist sind seid war waren habe hast hat haben habt hatte hätte wird werden würde kann können könnte muss müssen soll sollen will wollen möchte mag machen mache tun was wie wo wer wann warum wenn dass weil als bitte danke gern gerne gut sehr ganz nur etwas hier jetzt gerade",
  ).split(" "),
);
const LITTLE = 0.3;

function featuresOf(text: string): Map<number, number> {
  const features = new Map<number, number>();
  const words = wordsOf(text);
  wordFeatures(words, (feature, weight, place) => {
    const isLittle = LITTLE_WORDS.has(words[place] ?? "");
    const known = features.get(feature) ?? 0;
    features.set(feature, Math.max(known, isLittle ? weight * LITTLE : weight));
  });
  for (const word of words) {
    const doing = doingOf(word);
    if (doing !== null) features.set(hash("doing", doing), DOING);
  }
  return features;
}

/** What every example has tells little. */
function raritiesOf(rows: readonly Map<number, number>[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const row of rows)
    for (const feature of row.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  for (const [feature, count] of counts)
    counts.set(feature, Math.sqrt(logarithm2(1 + rows.length / count)));
  return counts;
}

/** As a vector of length 1 over the features that examples have; others only make it longer. */
function unit(
  row: ReadonlyMap<number, number>,
  rarity: ReadonlyMap<number, number>,
): Map<number, number> {
  const vector = new Map<number, number>();
  let sum = 0;
  for (const [feature, weight] of row) {
    const value = weight * (rarity.get(feature) ?? 1);
    sum += value * value;
    vector.set(feature, value);
  }
  const length = Math.sqrt(sum + LEAST_CONTENT);
  for (const [feature, value] of vector) vector.set(feature, value / length);
  return vector;
}

/** Solves for each group where its own examples shall score 1 and all others 0 (Cholesky). */
function solve(
  matrix: Float64Array,
  size: number,
  groupOf: readonly number[],
  groups: number,
): Float64Array {
  for (let column = 0; column < size; column++) {
    for (let row = column; row < size; row++) {
      let sum = matrix[row * size + column] ?? 0;
      for (let place = 0; place < column; place++) {
        sum -= (matrix[row * size + place] ?? 0) * (matrix[column * size + place] ?? 0);
      }
      matrix[row * size + column] =
        row === column
          ? Math.sqrt(Math.max(sum, 1e-9))
          : sum / (matrix[column * size + column] ?? 1);
    }
  }
  const answers = new Float64Array(size * groups);
  for (let group = 0; group < groups; group++) {
    const found = new Float64Array(size);
    for (let row = 0; row < size; row++) {
      let sum = groupOf[row] === group ? 1 : 0;
      for (let place = 0; place < row; place++)
        sum -= (matrix[row * size + place] ?? 0) * (found[place] ?? 0);
      found[row] = sum / (matrix[row * size + row] ?? 1);
    }
    for (let row = size - 1; row >= 0; row--) {
      let sum = found[row] ?? 0;
      for (let place = row + 1; place < size; place++)
        sum -= (matrix[place * size + row] ?? 0) * (found[place] ?? 0);
      found[row] = sum / (matrix[row * size + row] ?? 1);
      answers[row * groups + group] = found[row] ?? 0;
    }
  }
  return answers;
}
