import type { Cause } from "../causes/cause.ts";
import { type Advice, FIRST, type Figures } from "./advice.ts";

/**
 * Faults of the tree itself. They come before whatever might be better put, since that can't show what
 * it is worth while they stand; among themselves what costs most runs comes first.
 */
export function adviseOnCauses({ result, runs }: Figures): Advice[] {
  const { causes = [] } = result;
  return causes.map((fact) => ({ fact, points: FIRST + lostTo(fact) / Math.max(1, runs) }));
}

/** Runs that each costs; an end that nobody comes to costs none that could be counted. */
function lostTo(cause: Cause): number {
  if ("lost" in cause) return cause.lost;
  return "count" in cause ? cause.count : 0;
}
