import type { Denial } from "../dial-decision.ts";
import { sourceFor } from "../rule-sources.ts";
import { attemptsWithin } from "./attempts-within.ts";
import { type DialQuestion, isOwnTest } from "./rule.ts";

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** Nobody is called more often within any seven days than the rules allow. */
export function attemptsThisWeek(question: DialQuestion): Denial | null {
  const { callee, campaign, now } = question;
  const limit = campaign.rules.attempts.perWeek;
  if (limit === null || callee.attempts.length < limit || isOwnTest(question)) return null;
  const { used, againAt } = attemptsWithin(WEEK, callee.attempts, limit, now);
  if (used < limit) return null;
  const source = sourceFor(callee.country, campaign.rules, "attempts.perWeek");
  return { code: "too-many-this-week", limit, used, rule: "attempts", source, againAt };
}
