import type { Denial } from "../dial-decision.ts";
import { sourceFor } from "../rule-sources.ts";
import { type DialQuestion, isOwnTest } from "./rule.ts";

/** Nobody is called more often by one campaign than the rules allow. */
export function attemptsInCampaign(question: DialQuestion): Denial | null {
  const { callee, campaign } = question;
  const limit = campaign.rules.attempts.perCampaign;
  const used = callee.attemptsInCampaign;
  if (limit === null || used < limit || isOwnTest(question)) return null;
  return {
    ...{ code: "too-many-in-campaign", limit, used },
    rule: "attempts",
    source: sourceFor(callee.country, campaign.rules, "attempts.perCampaign"),
    againAt: null,
  };
}
