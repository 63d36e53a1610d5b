import { rateOf } from "../engine/rates.ts";

/** Who came to an objection, and how often they did. */
export type AnsweredAt = (objectionId: string) => { runs: number; visits: number } | null;

/** So many bring it up again after its answer, and so large a part surely does (95 %), or it is chance. */
const FEWEST = 5;
const LEAST_PERCENT = 15;

/**
 * How often an objection came up again after its answer, of those who heard that; `null` where it is too
 * seldom to blame the answer. Of real calls it is only known how often it was said again.
 * @param missed what was said again and not answered any more
 */
export function comesAgain(
  objectionId: string,
  missed: number,
  answeredAt: AnsweredAt,
): { count: number; of: number | null } | null {
  const answered = answeredAt(objectionId);
  if (!answered) return missed < FEWEST ? null : { count: missed, of: null };
  const { runs, visits } = answered;
  // Who says it a third time is one who says it again.
  const count = Math.min(runs, missed + Math.max(0, visits - runs));
  if (count < FEWEST || rateOf(count, runs).low < LEAST_PERCENT) return null;
  return { count, of: runs };
}
