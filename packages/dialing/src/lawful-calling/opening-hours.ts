import { holidayOn, instantAt, localTimeAt, type PublicHoliday } from "../regions/index.ts";
import type { Callee, Campaign } from "./dial-facts.ts";
import type { DayWindow } from "./dial-rules.ts";
import { weekdayOf } from "./week-windows.ts";

const DAY_KINDS = ["workday", "saturday", "sunday"] as const;
export type DayKind = (typeof DAY_KINDS)[number];

/** As clocks count days: Sunday first. */
export const SUNDAY = 0;
const WEEK = [0, 1, 2, 3, 4, 5, 6];
const WINDOWS = { workday: "workdays", saturday: "saturday", sunday: "sunday" } as const;
/** No run of holidays is longer, also where only one day of the week is open. */
const DAYS_AHEAD = 60;
const DAY = 24 * 60 * 60 * 1000;

/** `weekday`: 0 for Sunday. */
export function dayKindOf(weekday: number): DayKind {
  if (weekday === 0) return "sunday";
  return weekday === 6 ? "saturday" : "workday";
}

/** When calls may be placed on such a day, in order: what the rules and the campaign both allow. */
export function windowsOn({ rules, windows }: Campaign, weekday: number): readonly DayWindow[] {
  const allowed = rules.windows[WINDOWS[dayKindOf(weekday)]];
  if (allowed === null) return [];
  if (windows === null) return [allowed];
  return windows[weekdayOf(weekday)]
    .map(({ from, until }) => ({
      from: Math.max(allowed.from, from),
      until: Math.min(allowed.until, until),
    }))
    .filter(({ from, until }) => from < until)
    .sort((one, other) => one.from - other.from);
}

export function isWithin(windows: readonly DayWindow[], minute: number): boolean {
  return windows.some(({ from, until }) => from <= minute && minute < until);
}

/** Whether nobody's clock has to be known: calls may be placed at every moment of every day. */
export function isAlwaysOpen(campaign: Campaign): boolean {
  return !campaign.rules.keepsHolidays && WEEK.every((day) => isAllDay(windowsOn(campaign, day)));
}

/** Several windows may add up to a day. */
function isAllDay(windows: readonly DayWindow[]): boolean {
  let covered = 0;
  for (const { from, until } of windows) {
    if (from > covered) return false;
    covered = Math.max(covered, until);
  }
  return covered >= 24 * 60;
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
  if (!isWithin(windowsOn(campaign, weekday), minute)) return false;
  if (isWithin(windowsOn(campaign, SUNDAY), minute)) return true;
  return keptHoliday(callee, campaign, date) === null;
}

/** When the next window begins that no holiday closes; `null` if there is none in sight. */
export function nextOpening(callee: Callee, campaign: Campaign, now: number): number | null {
  const today = localTimeAt(now, callee.country);
  if (!today) return null;
  const sundays = windowsOn(campaign, SUNDAY).map(({ from }) => from);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const windows = windowsOn(campaign, (today.weekday + ahead) % 7);
    if (windows.length === 0) continue;
    const begins = windows.map(({ from }) => from);
    if (ahead === 0 && Math.max(...begins, ...sundays) <= today.minute) continue;
    const date = daysAfter(today.date, ahead);
    // A night of summer time may leave out the hour in which a window begins; a holiday may open later.
    const minutes = [...begins, ...begins.map((from) => from + 60), ...sundays];
    for (const minute of minutes.sort((one, other) => one - other)) {
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
