import type { Denial } from "../dial-decision.ts";
import { isWithin, keptHoliday, nextOpening, SUNDAY, windowsOn } from "../opening-hours.ts";
import { sourceFor } from "../rule-sources.ts";
import { type DialQuestion, isOwnTest } from "./rule.ts";

/** A public holiday where he is counts as a Sunday: nobody is called, unless on Sundays one may. */
export function holiday(question: DialQuestion): Denial | null {
  const { callee, campaign, local, now } = question;
  if (isOwnTest(question) || !local) return null;
  const found = keptHoliday(callee, campaign, local.date);
  if (!found || isWithin(windowsOn(campaign, SUNDAY), local.minute)) return null;
  return {
    ...found,
    code: "holiday",
    date: local.date,
    rule: "holiday",
    source: sourceFor(callee.country, campaign.rules, "keepsHolidays"),
    againAt: nextOpening(callee, campaign, now),
  };
}
