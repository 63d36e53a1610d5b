import type { Rate } from "./result.ts";

/** 95 of 100 of such intervals hold the true rate. */
const Z = 1.959964;

/** A rate in percent, with Wilson's interval; of nothing, it may be anything. */
export function rateOf(count: number, of: number): Rate {
  if (of === 0) return { count, of, percent: 0, low: 0, high: 100 };
  const part = count / of;
  const z2 = (Z * Z) / of;
  const middle = (part + z2 / 2) / (1 + z2);
  const half = (Z / (1 + z2)) * Math.sqrt((part * (1 - part)) / of + z2 / (4 * of));
  return {
    count,
    of,
    percent: percentOf(count, of),
    low: count === 0 ? 0 : round(100 * Math.max(0, middle - half)),
    high: count === of ? 100 : round(100 * Math.min(1, middle + half)),
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
