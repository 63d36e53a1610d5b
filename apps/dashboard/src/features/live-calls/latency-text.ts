import { formatCount, formatFraction } from "../../format/numbers.ts";

/** 12 ms; from a second on 1,25 s. */
export function latencyText(milliseconds: number): string {
  const whole = Math.round(milliseconds);
  return whole < 1000 ? `${formatCount(whole)} ms` : `${formatFraction(whole / 1000)} s`;
}
