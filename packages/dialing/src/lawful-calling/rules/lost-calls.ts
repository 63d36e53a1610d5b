import type { Denial } from "../dial-decision.ts";
import { sourceFor } from "../rule-sources.ts";
import type { DialQuestion } from "./rule.ts";

/** A campaign that has answered too many people with silence calls nobody else. */
export function lostCalls({ callee, campaign }: DialQuestion): Denial | null {
  const { lostCalls: count, rules } = campaign;
  const { leastCalls, pauseFrom } = rules.lostCalls;
  if (count === null || count.answered === 0 || count.answered < leastCalls) return null;
  const share = count.lost / count.answered;
  if (share < pauseFrom) return null;
  return {
    ...{ code: "too-many-lost", share, limit: pauseFrom, answered: count.answered },
    rule: "lost-calls",
    source: sourceFor(callee.country, rules, "lostCalls.pauseFrom"),
    againAt: null,
  };
}
