import { twoSided } from "./normal.ts";
import type { Apart } from "./two-shares.ts";
import { wilson } from "./wilson.ts";

/** How often the same runs succeeded before and after a change. */
export interface Pairs {
  both: number;
  /** Only after, and only before. */
  gained: number;
  lost: number;
  neither: number;
}

/**
 * Compares two shares of the same runs: what both have in common cannot be chance. The interval is
 * Newcombe's (1998, Statistics in Medicine 17, p. 2635, method 10), the likelihood McNemar's.
 */
export function comparePairs({ both, gained, lost, neither }: Pairs): Apart {
  const of = both + gained + lost + neither;
  if (of <= 0) return { difference: 0, low: -1, high: 1, p: 1 };
  const [before, after] = [both + lost, both + gained];
  const [first, second] = [before / of, after / of];
  const around = { first: wilson(before, of), second: wilson(after, of) };
  const difference = second - first;
  const alike = correlation({ both, gained, lost, neither });
  const reach = (one: number, other: number) =>
    Math.sqrt(Math.max(0, one * one - 2 * alike * one * other + other * other));
  return {
    difference,
    low: difference - reach(second - around.second.low, around.first.high - first),
    high: difference + reach(around.second.high - second, first - around.first.low),
    p: chanceAlone(gained, lost),
  };
}

/** How far one success goes with the other, -1 to 1; corrected for continuity where it is above 0. */
function correlation({ both, gained, lost, neither }: Pairs): number {
  const margins = (both + lost) * (gained + neither) * (both + gained) * (lost + neither);
  if (margins === 0) return 0;
  const together = both * neither - gained * lost;
  const of = both + gained + lost + neither;
  const corrected = together > 0 ? Math.max(0, together - of / 2) : together;
  return corrected / Math.sqrt(margins);
}

/** With fewer runs that changed, each way they may have gone is counted. */
const FEW = 50;

/** How likely chance alone makes so many more go one way than the other. */
function chanceAlone(gained: number, lost: number): number {
  const changed = gained + lost;
  if (changed === 0) return 1;
  if (changed > FEW) {
    return twoSided(Math.max(0, Math.abs(gained - lost) - 1) / Math.sqrt(changed));
  }
  let ways = 1;
  let sum = 0;
  for (let count = 0; count <= Math.min(gained, lost); count += 1) {
    sum += ways;
    ways = (ways * (changed - count)) / (count + 1);
  }
  return Math.min(1, (2 * sum) / 2 ** changed);
}
