import { median, percentile, type Row } from "../row.ts";

/** @param rounds milliseconds from a caller's words to the first of the answer */
export function answers(
  name: string,
  rounds: readonly (readonly number[])[],
  promise: string,
): Row {
  const at = (fraction: number) => median(rounds.map((turns) => percentile(turns, fraction)));
  const all = rounds.flat();
  return {
    name,
    value: `${at(0.5).toFixed(2)} ms`,
    spread: `p99 ${at(0.99).toFixed(2)}, max ${Math.max(...all).toFixed(0)} ms (${all.length} turns)`,
    promise,
  };
}
