import { wallClock } from "@rufbaum/words/format";

/** Days are written `2026-11-24`, months `2026-11`; neither belongs to a zone. */
const DAY = 24 * 60 * 60_000;

export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && dayOf(Date.parse(`${text}T00:00Z`)) === text;
}

export function dayAfter(day: string, days = 1): string {
  return dayOf(Date.parse(`${day}T00:00Z`) + days * DAY);
}

/** @param now milliseconds since 1970 */
export function today(now: number, timeZone: string): string {
  return wallClock(new Date(now).toISOString(), timeZone).slice(0, 10);
}

/** The Monday of its week. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00Z`).getUTCDay();
  return dayAfter(day, -((weekday + 6) % 7));
}

/** Months later, or earlier. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

/** The weeks of a month from Monday on, with the days of its neighbours that belong to them. */
export function weeksOf(month: string): string[][] {
  const weeks: string[][] = [];
  const end = `${monthAfter(month, 1)}-01`;
  for (let monday = mondayOf(`${month}-01`); monday < end; monday = dayAfter(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => dayAfter(monday, index)));
  }
  return weeks;
}

export interface DayRange {
  from: string | null;
  to: string | null;
}

/** Ranges that are often wanted. */
export function commonRanges(day: string) {
  const monday = mondayOf(day);
  const yesterday = dayAfter(day, -1);
  return {
    today: { from: day, to: day },
    yesterday: { from: yesterday, to: yesterday },
    thisWeek: { from: monday, to: dayAfter(monday, 6) },
    lastWeek: { from: dayAfter(monday, -7), to: dayAfter(monday, -1) },
    thisMonth: {
      from: `${day.slice(0, 7)}-01`,
      to: dayAfter(`${monthAfter(day.slice(0, 7), 1)}-01`, -1),
    },
  };
}

/** A press on a day begins a range, the next one ends it, in whichever order. */
export function pressDay({ from, to }: DayRange, day: string): DayRange {
  if (from === null || to === null || from !== to) return { from: day, to: day };
  return day < from ? { from: day, to } : { from, to: day };
}

function dayOf(moment: number): string {
  return Number.isNaN(moment) ? "" : new Date(moment).toISOString().slice(0, 10);
}
