import { holidayOn, instantAt, localTimeAt, type PublicHoliday } from "../regions/index.ts";
import type { Callee, Campaign } from "./dial-facts.ts";
import type { DayWindow } from "./dial-rules.ts";

const DAY_KINDS = ["workday", "saturday", "sunday"] as const;
export type DayKind = (typeof DAY_KINDS)[number];

const WINDOWS = { workday: "workdays", saturday: "saturday", sunday: "sunday" } as const;
/** No run of holidays is longer, also where only one day of the week is open. */
const DAYS_AHEAD = 60;
const DAY = 24 * 60 * 60 * 1000;

/** `weekday`: 0 for Sunday. */
export function dayKindOf(weekday: number): DayKind {
  if (weekday === 0) return "sunday";
  return weekday === 6 ? "saturday" : "workday";
}

/** When calls may be placed on such a day: what the rules and the campaign both allow. */
export function windowOn({ rules, windows }: Campaign, day: DayKind): DayWindow | null {
  const allowed = rules.windows[WINDOWS[day]];
  if (windows === null || allowed === null) return allowed;
  const wished = windows[WINDOWS[day]];
  if (wished === null) return null;
  const from = Math.max(allowed.from, wished.from);
  const until = Math.min(allowed.until, wished.until);
  return from < until ? { from, until } : null;
}

export function isWithin(window: DayWindow | null, minute: number): boolean {
  return window !== null && window.from <= minute && minute < window.until;
}

/** Whether nobody's clock has to be known: calls may be placed at every moment of every day. */
export function isAlwaysOpen(campaign: Campaign): boolean {
  const windows = DAY_KINDS.map((day) => windowOn(campaign, day));
  const isAllDay = windows.every((window) => window && window.from <= 0 && window.until >= 24 * 60);
  return isAllDay && !campaign.rules.keepsHolidays;
}

/** The holiday that is kept where he is on that day of his. */
export function keptHoliday(
  { country, regions }: Callee,
  { rules }: Campaign,
  date: string,
): PublicHoliday | null {
  return rules.keepsHolidays ? holidayOn(date, country, regions) : null;
}

/** Whether windows and holidays both let a call through. A holiday has to be open as Sundays are, too. */
export function isOpenAt(callee: Callee, campaign: Campaign, moment: number): boolean {
  const local = localTimeAt(moment, callee.country);
  if (!local) return false;
  const { date, weekday, minute } = local;
  if (!isWithin(windowOn(campaign, dayKindOf(weekday)), minute)) return false;
  if (isWithin(windowOn(campaign, "sunday"), minute)) return true;
  return keptHoliday(callee, campaign, date) === null;
}

/** When the next window begins that no holiday closes; `null` if there is none in sight. */
export function nextOpening(callee: Callee, campaign: Campaign, now: number): number | null {
  const today = localTimeAt(now, callee.country);
  if (!today) return null;
  const sunday = windowOn(campaign, "sunday");
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const window = windowOn(campaign, dayKindOf((today.weekday + ahead) % 7));
    if (window === null) continue;
    const latest = Math.max(window.from, sunday?.from ?? 0);
    if (ahead === 0 && latest <= today.minute) continue;
    const date = daysAfter(today.date, ahead);
    // A night of summer time may leave out the hour in which a window begins; a holiday may open later.
    for (const minute of [window.from, window.from + 60, sunday?.from ?? window.from]) {
      const moment = instantAt(date, minute, callee.country);
      if (moment !== null && moment > now && isOpenAt(callee, campaign, moment)) return moment;
    }
  }
  return null;
}

/** A day of the calendar, so many days after another; both yyyy-mm-dd. */
export function daysAfter(date: string, days: number): string {
  if (days === 0) return date;
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}
