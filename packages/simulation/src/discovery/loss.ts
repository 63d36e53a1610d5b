import type { Candidate } from "./candidate.ts";
import type { AnsweredAt } from "./comes-again.ts";

/** Where so few were lost it is chance. */
const FEWEST_LOST = 2;

/** Of those who said it at least so many were lost, and so many times as many as of all others there. */
const LEAST_LOST = 0.1;
const TIMES_AS_MANY = 1.5;

/** Of those who came to a node, how many were lost there, 0 to 1. */
export type LostAt = (nodeId: string) => number;

/** What became of calls, whatever was said in them. */
export interface Traffic {
  lostAt: LostAt;
  answeredAt: AnsweredAt;
}

/** Of real calls nothing of it is known. */
export const NO_TRAFFIC: Traffic = { lostAt: () => 0, answeredAt: () => null };

/**
 * Whether callers were lost for it at a node: more often than others there. What was asked about again
 * and then answered cost nobody anything. Of real calls it is not known, and is supposed.
 */
export function isLostFor(
  { gists }: Pick<Candidate, "gists">,
  nodeId: string,
  lostAt: LostAt,
): boolean {
  const here = gists.flatMap(({ members }) => members.filter((one) => one.nodeId === nodeId));
  if (here.some(({ lost }) => lost === undefined)) return true;
  const count = here.reduce((sum, one) => sum + one.count, 0);
  const lost = here.reduce((sum, one) => sum + (one.lost ?? 0), 0);
  const least = Math.max(LEAST_LOST, TIMES_AS_MANY * lostAt(nodeId));
  return lost >= FEWEST_LOST && lost >= count * least;
}
