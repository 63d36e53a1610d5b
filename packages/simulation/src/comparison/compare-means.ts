import type { SimulationResult } from "../engine/result.ts";
import { WITHIN_95 } from "../statistics/normal.ts";
import { rounded } from "./compare-all.ts";

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
    difference: rounded(difference),
    low: rounded(difference - reach),
    high: rounded(difference + reach),
  };
}

function varianceOfMean({ pathLengths }: SimulationResult): number {
  let runs = 0;
  let sum = 0;
  let squares = 0;
  pathLengths.forEach((count, steps) => {
    runs += count;
    sum += count * steps;
    squares += count * steps * steps;
  });
  if (runs < 2) return 0;
  return Math.max(0, squares - (sum * sum) / runs) / (runs - 1) / runs;
}
