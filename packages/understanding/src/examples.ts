import { likenessTable } from "./likeness.ts";
import { wordsOf } from "./model/features.ts";
import type { WordFacts } from "./model/word-facts.ts";
import { featuresOf, type TextFeatures } from "./text-features.ts";

/** Tells which of several groups of example utterances a reply is most like. */
export interface ExampleReader {
  /** What a normalised text is like, by its words. */
  read(words: readonly WordFacts[]): Likeness;
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
  const groupOf: number[] = [];
  const placeOf: number[] = [];
  groups.forEach((texts, group) => {
    texts.forEach((_, place) => {
      groupOf.push(group);
      placeOf.push(place);
    });
  });
  const examples = groups.flat().map((text) => featuresOf(wordsOf(text)));
  const size = examples.length;
  const table = likenessTable([...examples, ...featuresOfAll(background)], size);

  const matrix = new Float64Array(size * size);
  examples.forEach((example, index) => {
    matrix.set(table.of(example).subarray(0, size).map(kernel), index * size);
    const own = index * size + index;
    matrix[own] = (matrix[own] ?? 0) + RIDGE;
  });
  const answers = solve(matrix, size, groupOf, groups.length);
  return {
    read(words) {
      const likeness = table.of(featuresOf(words));
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
      let nearestOther = 0;
      for (let index = size; index < likeness.length; index++) {
        nearestOther = Math.max(nearestOther, likeness[index] ?? 0);
      }
      return {
        scores: scores.map((score, group) => score + NEAREST * (most[group] ?? 0)),
        nearest,
        most,
        background: nearestOther,
      };
    },
  };
}

const knownFeatures = new WeakMap<readonly string[], TextFeatures[]>();

/** Of texts that come again and again, with other examples. */
function featuresOfAll(texts: readonly string[]): TextFeatures[] {
  const before = knownFeatures.get(texts);
  if (before) return before;
  const made = texts.map((text) => featuresOf(wordsOf(text)));
  knownFeatures.set(texts, made);
  return made;
}

/** 0 for texts that have nothing in common, 1 for the same one. */
function kernel(likeness: number): number {
  return (polynomial(likeness) - polynomial(0)) / (1 - polynomial(0));
}

function polynomial(likeness: number): number {
  const base = (likeness + KERNEL_OFFSET) / (1 + KERNEL_OFFSET);
  return base * base * base;
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
