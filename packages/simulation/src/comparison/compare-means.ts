import { round } from "../engine/rates.ts";
import type { SimulationResult } from "../engine/result.ts";
import { WITHIN_95 } from "../statistics/normal.ts";

/** Both averages, and where the true difference lies with 95 % confidence. */
export interface ComparedMean {
  one: number;
  other: number;
  difference: number;
  low: number;
  high: number;
}

/** Compares how long the paths are, in steps (Welch's interval, over the distribution of lengths). */
export function compareMeans(one: SimulationResult, other: SimulationResult): ComparedMean {
  const difference = other.averagePathLength - one.averagePathLength;
  const reach = WITHIN_95 * Math.sqrt(varianceOfMean(one) + varianceOfMean(other));
  return {
    one: one.averagePathLength,
    other: other.averagePathLength,
    difference: round(difference),
    low: round(difference - reach),
    high: round(difference + reach),
  };
}

/** Of the paths beyond the last length that is counted only their average is known: they have that. */
function varianceOfMean({ pathLengths, averagePathLength }: SimulationResult): number {
  const longest = pathLengths.length - 1;
  const beyond = pathLengths[longest] ?? 0;
  const runs = pathLengths.reduce((sum, count) => sum + count, 0);
  if (runs < 2) return 0;
  const counted = pathLengths.reduce(
    (sum, count, steps) => (steps < longest ? sum + count * steps : sum),
    0,
  );
  const steps = beyond > 0 ? (averagePathLength * runs - counted) / beyond : longest;
  const lengthOf = (length: number) => (length < longest ? length : Math.max(longest, steps));
  let sum = 0;
  let squares = 0;
  pathLengths.forEach((count, length) => {
    sum += count * lengthOf(length);
    squares += count * lengthOf(length) * lengthOf(length);
  });
  return Math.max(0, squares - (sum * sum) / runs) / (runs - 1) / runs;
}
