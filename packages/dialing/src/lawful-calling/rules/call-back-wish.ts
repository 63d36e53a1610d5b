import type { Denial } from "../dial-decision.ts";
import { sourceFor } from "../rule-sources.ts";
import type { DialQuestion } from "./rule.ts";

const DAY = 24 * 60 * 60 * 1000;

/** A wish to be called back allows one talk, and not for long; why there is none that still does. */
export function missingWish({ callee, campaign, now }: DialQuestion): Denial | null {
  const { callBackWish: wish } = callee;
  const { rules } = campaign;
  const told = {
    rule: "consent",
    source: sourceFor(callee.country, rules, "callBackDays"),
    againAt: null,
  } as const;
  if (wish === null) return { code: "no-call-back-wish", ...told };
  const { at, answeredAt } = wish;
  if (answeredAt !== null) return { code: "call-back-wish-used", since: answeredAt, ...told };
  if (rules.callBackDays === null) return null;
  const lapsesAt = at + rules.callBackDays * DAY;
  return now < lapsesAt ? null : { code: "call-back-wish-lapsed", since: lapsesAt, ...told };
}
