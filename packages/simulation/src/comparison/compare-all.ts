import { percentOf, round } from "../engine/rates.ts";
import type { RateName } from "../engine/result.ts";
import { holm, holmTimes } from "../statistics/holm.ts";
import { within95 } from "../statistics/normal.ts";
import { type Apart, compareShares, type Share } from "../statistics/two-shares.ts";

/** A rate of two simulations: percent, and points of percent between them. */
export interface Compared {
  one: number;
  other: number;
  difference: number;
  /** Where the true difference lies with 95 % confidence, for all that are compared at once. */
  low: number;
  high: number;
  /** How likely chance alone makes such a difference; raised for all rates that are compared at once. */
  p: number;
  significance: Significance;
}

/** Which figure it is: a rate of the whole run, or of a part of it. */
export type ComparedFigure =
  | { code: RateName }
  | { code: "success-of-persona"; name: string }
  | { code: "failures-at-node"; title: string };

/** `changed`: beyond chance, and neither good nor bad. */
export type Significance = "better" | "worse" | "changed" | "unclear";

export interface Pair {
  shares: readonly [one: Share, other: Share];
  /** Whether more of it is better; `null` where it is neither good nor bad. */
  isGood: boolean | null;
}

/** From here on chance is believed to have made the difference. */
const BY_CHANCE = 0.05;

/** Compares rates that are shown together, so that the more there are, the more each has to differ. */
export function compareAll(pairs: readonly Pair[]): Compared[] {
  const all = pairs.map((pair) => ({ pair, apart: compareShares(...pair.shares) }));
  const likelihoods = holm(all.map(({ apart }) => apart.p));
  const times = holmTimes(
    all.map(({ apart }) => apart.p),
    BY_CHANCE,
  );
  return all.map(({ pair }, index) => {
    const apart = compareShares(...pair.shares, within95(times[index] ?? 1));
    return comparedAs(pair, { ...apart, p: likelihoods[index] ?? 1 });
  });
}

/** Both shares in percent, how far they lie apart, and whether that is more than chance. */
export function comparedAs(
  { shares: [one, other], isGood }: Pair,
  { difference, low, high, p }: Apart,
): Compared {
  return {
    one: percentOf(one.count, one.of),
    other: percentOf(other.count, other.of),
    difference: round(100 * difference),
    low: round(100 * low),
    high: round(100 * high),
    p: Math.round(p * 10_000) / 10_000,
    significance: p >= BY_CHANCE ? "unclear" : judged(difference, isGood),
  };
}

function judged(difference: number, isGood: boolean | null): Significance {
  if (isGood === null) return "changed";
  return difference > 0 === isGood ? "better" : "worse";
}
