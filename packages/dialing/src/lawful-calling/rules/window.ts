import type { Denial, DialRuleSource } from "../dial-decision.ts";
import { dayKindOf, isAlwaysOpen, isWithin, nextOpening, windowsOn } from "../opening-hours.ts";
import { sourceFor } from "../rule-sources.ts";
import { type DialQuestion, isOwnTest } from "./rule.ts";

/** Nobody is called but at the hours that rules and campaign both allow, by his clock. */
export function window(question: DialQuestion): Denial | null {
  const { callee, campaign, local, now } = question;
  if (isOwnTest(question)) return null;
  if (!local) return withoutClock(question);
  const { weekday, minute } = local;
  const open = windowsOn(campaign, weekday);
  if (isWithin(open, minute)) return null;
  const told = {
    rule: "window",
    source: sourceOn(question, weekday, minute),
    againAt: nextOpening(callee, campaign, now),
  } as const;
  if (told.againAt === null) return { code: "never-open", ...told };
  // The next of the day, or the one that was last.
  const nearest = open.find(({ from }) => from > minute) ?? open.at(-1);
  if (!nearest) return { code: "day-off", day: dayOff(question, weekday), ...told };
  return { code: "outside-window", at: minute, ...nearest, ...told };
}

function dayOff({ campaign }: DialQuestion, weekday: number) {
  const isCampaigns = windowsOn({ ...campaign, windows: null }, weekday).length > 0;
  return isCampaigns ? "this-weekday" : dayKindOf(weekday);
}

function withoutClock({ callee, campaign }: DialQuestion): Denial | null {
  if (isAlwaysOpen(campaign)) return null;
  const { country } = callee;
  const source = sourceFor(country, campaign.rules, "windows.workdays");
  return { code: "unknown-local-time", country, rule: "window", source, againAt: null };
}

/** What only the campaign holds back is its own wish. */
function sourceOn(
  { callee, campaign }: DialQuestion,
  weekday: number,
  minute: number,
): DialRuleSource {
  if (isWithin(windowsOn({ ...campaign, windows: null }, weekday), minute)) return "own";
  const day = dayKindOf(weekday);
  const field = day === "workday" ? "windows.workdays" : (`windows.${day}` as const);
  return sourceFor(callee.country, campaign.rules, field);
}
