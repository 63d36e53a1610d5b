import { instantAt } from "../../regions/index.ts";
import type { Denial } from "../dial-decision.ts";
import { daysAfter } from "../opening-hours.ts";
import { sourceFor } from "../rule-sources.ts";
import { attemptsWithin } from "./attempts-within.ts";
import { type DialQuestion, isOwnTest } from "./rule.ts";

const DAY = 24 * 60 * 60 * 1000;

/**
 * Nobody is called more often on one day of his than the rules allow; where nobody knows when his
 * days begin, not more often in 24 hours.
 *
 * Calls that seem to lie ahead count, too: then a clock was set back, and they were made.
 */
export function attemptsToday(question: DialQuestion): Denial | null {
  const { callee, campaign } = question;
  const limit = campaign.rules.attempts.perDay;
  if (limit === null || callee.attempts.length < limit || isOwnTest(question)) return null;
  const { used, againAt } = attemptsOn(question, limit);
  if (used < limit) return null;
  const source = sourceFor(callee.country, campaign.rules, "attempts.perDay");
  return { code: "too-many-today", limit, used, rule: "attempts", source, againAt };
}

function attemptsOn(
  { callee, local, now }: DialQuestion,
  limit: number,
): { used: number; againAt: number | null } {
  const { attempts, country } = callee;
  const midnight = local && instantAt(local.date, 0, country);
  if (!local || midnight === null) return attemptsWithin(DAY, attempts, limit, now);
  const since = (start: number) => attempts.filter((at) => at >= start).length;
  const used = since(midnight);
  if (used < limit || limit <= 0) return { used, againAt: null };
  for (let ahead = 1; ; ahead++) {
    const start = instantAt(daysAfter(local.date, ahead), 0, country);
    if (start === null || since(start) < limit) return { used, againAt: start };
  }
}
