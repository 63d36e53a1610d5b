import type { Denial, DialRuleSource } from "../dial-decision.ts";
import {
  type DayKind,
  dayKindOf,
  isAlwaysOpen,
  isWithin,
  nextOpening,
  windowOn,
} from "../opening-hours.ts";
import { sourceFor } from "../rule-sources.ts";
import { type DialQuestion, isOwnTest } from "./rule.ts";

/** Nobody is called but at the hours that rules and campaign both allow, by his clock. */
export function window(question: DialQuestion): Denial | null {
  const { callee, campaign, local, now } = question;
  if (isOwnTest(question)) return null;
  if (!local) return withoutClock(question);
  const day = dayKindOf(local.weekday);
  const open = windowOn(campaign, day);
  if (isWithin(open, local.minute)) return null;
  const told = {
    rule: "window",
    source: sourceOn(question, day, local.minute),
    againAt: nextOpening(callee, campaign, now),
  } as const;
  if (open === null) return { code: "day-off", day, ...told };
  return { code: "outside-window", at: local.minute, ...open, ...told };
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
  day: DayKind,
  minute: number,
): DialRuleSource {
  if (isWithin(windowOn({ ...campaign, windows: null }, day), minute)) return "own";
  const field = day === "workday" ? "windows.workdays" : (`windows.${day}` as const);
  return sourceFor(callee.country, campaign.rules, field);
}
