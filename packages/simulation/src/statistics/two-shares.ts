import { twoSided } from "./normal.ts";
import { wilson } from "./wilson.ts";

export interface Share {
  count: number;
  of: number;
}

/** How far two shares lie apart, 0 to 1 each; `other` less `one`. */
export interface Apart {
  difference: number;
  /** With 95 % confidence, unless it was asked for more (Newcombe's hybrid score interval, his method 10). */
  low: number;
  high: number;
  /** How likely it is that chance alone makes such a difference (z test, shares pooled). */
  p: number;
}

/** Compares two shares of independent runs; `within`: standard deviations of the range. */
export function compareShares(one: Share, other: Share, within?: number): Apart {
  if (one.of <= 0 || other.of <= 0) return { difference: 0, low: -1, high: 1, p: 1 };
  const first = one.count / one.of;
  const second = other.count / other.of;
  const around = {
    first: wilson(one.count, one.of, within),
    second: wilson(other.count, other.of, within),
  };
  const difference = second - first;
  return {
    difference,
    low: difference - hypotenuse(second - around.second.low, around.first.high - first),
    high: difference + hypotenuse(around.second.high - second, first - around.first.low),
    p: chanceAlone(one, other, difference),
  };
}

function chanceAlone(one: Share, other: Share, difference: number): number {
  const pooled = (one.count + other.count) / (one.of + other.of);
  const variance = pooled * (1 - pooled) * (1 / one.of + 1 / other.of);
  return variance > 0 ? twoSided(difference / Math.sqrt(variance)) : 1;
}

function hypotenuse(one: number, other: number): number {
  return Math.sqrt(one * one + other * other);
}
