import { wilson } from "../statistics/wilson.ts";
import type { Rate } from "./result.ts";

/** A rate in percent, with Wilson's interval; of nothing, it may be anything. */
export function rateOf(count: number, of: number): Rate {
  const { low, high } = wilson(count, of);
  return {
    count,
    of,
    percent: percentOf(count, of),
    low: count === 0 ? 0 : round(100 * low),
    high: count === of ? 100 : round(100 * high),
  };
}

/** With two decimals; 0 of nothing. */
export function percentOf(count: number, of: number): number {
  return of === 0 ? 0 : round((100 * count) / of);
}

/** Two decimals. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
