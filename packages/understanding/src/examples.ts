import { wordFeatures, wordsOf } from "./model/features.ts";

/** Tells which of several groups of example utterances a reply is most like. */
export interface ExampleReader {
  /** One score per group: about 1 for a reply like its examples, about 0 for one that is not. */
  score(text: string): Float64Array;
  /** Which example of a group, by its place, the text is most like. */
  nearest(text: string, group: number): number;
}

/** Of the weights' squares, that keeps single examples from deciding alone. */
const RIDGE = 0.35;

/**
 * Learns from the examples at once, without chance: least squares over their likeness to each other
 * (kernel ridge regression), so a handful of examples is used as fully as hundreds.
 *
 * @param groups normalised texts, group by group
 */
export function readExamples(groups: readonly (readonly string[])[]): ExampleReader {
  const rows: Map<number, number>[] = [];
  const groupOf: number[] = [];
  groups.forEach((texts, group) => {
    for (const text of texts) {
      rows.push(featuresOf(text));
      groupOf.push(group);
    }
  });
  const rarity = raritiesOf(rows);
  const vectors = rows.map((row) => unit(row, rarity));
  const likeness = gram(vectors);
  const size = vectors.length;
  for (let index = 0; index < size; index++) {
    const at = index * size + index;
    likeness[at] = (likeness[at] ?? 0) + RIDGE;
  }
  const answers = solve(likeness, size, groupOf, groups.length);
  const weights = new Map<number, Float64Array>();
  vectors.forEach((vector, index) => {
    for (const [feature, value] of vector) {
      let row = weights.get(feature);
      if (!row) {
        row = new Float64Array(groups.length);
        weights.set(feature, row);
      }
      for (let group = 0; group < row.length; group++) {
        row[group] = (row[group] ?? 0) + value * (answers[index * groups.length + group] ?? 0);
      }
    }
  });
  return {
    score(text) {
      const scores = new Float64Array(groups.length);
      for (const [feature, value] of unit(featuresOf(text), rarity)) {
        const row = weights.get(feature);
        if (!row) continue;
        for (let group = 0; group < scores.length; group++) {
          scores[group] = (scores[group] ?? 0) + value * (row[group] ?? 0);
        }
      }
      return scores;
    },
    nearest(text, group) {
      const heard = unit(featuresOf(text), rarity);
      let best = { place: 0, likeness: -1 };
      let place = 0;
      vectors.forEach((vector, index) => {
        if (groupOf[index] !== group) return;
        let likeness = 0;
        for (const [feature, value] of heard) likeness += value * (vector.get(feature) ?? 0);
        if (likeness > best.likeness) best = { place, likeness };
        place += 1;
      });
      return best.place;
    },
  };
}

function featuresOf(text: string): Map<number, number> {
  const features = new Map<number, number>();
  wordFeatures(wordsOf(text), (hash, weight) => features.set(hash, weight));
  return features;
}

/** What every example has tells little. */
function raritiesOf(rows: readonly Map<number, number>[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const row of rows)
    for (const feature of row.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  for (const [feature, count] of counts)
    counts.set(feature, Math.sqrt(Math.log2(1 + rows.length / count)));
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
  const length = Math.sqrt(sum) || 1;
  for (const [feature, value] of vector) vector.set(feature, value / length);
  return vector;
}

/** The likeness of each vector to each, row by row. */
function gram(vectors: readonly Map<number, number>[]): Float64Array {
  const size = vectors.length;
  const likeness = new Float64Array(size * size);
  const holders = new Map<number, { index: number; value: number }[]>();
  vectors.forEach((vector, index) => {
    for (const [feature, value] of vector) {
      let list = holders.get(feature);
      if (!list) {
        list = [];
        holders.set(feature, list);
      }
      list.push({ index, value });
      for (const other of list) {
        const at = index * size + other.index;
        likeness[at] = (likeness[at] ?? 0) + value * other.value;
      }
    }
  });
  for (let row = 0; row < size; row++) {
    for (let column = row + 1; column < size; column++) {
      likeness[row * size + column] = likeness[column * size + row] ?? 0;
    }
  }
  return likeness;
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
