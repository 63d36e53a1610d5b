/** A day, counted from 1970-01-01. */
export type Day = number;

const MILLISECONDS_A_DAY = 86_400_000;
const MILLISECONDS_AN_HOUR = 3_600_000;

/** The clock in Berlin at a moment (milliseconds since 1970): its day, and the minutes since midnight. */
export function berlinAt(now: number): { day: Day; minutes: number } {
  const local = now + (isSummerTime(now) ? 2 : 1) * MILLISECONDS_AN_HOUR;
  const day = Math.floor(local / MILLISECONDS_A_DAY);
  return { day, minutes: Math.floor((local - day * MILLISECONDS_A_DAY) / 60_000) };
}

/** Summer time lasts from the last Sunday of March to that of October, each at 1:00 UTC (2000/84/EC). */
function isSummerTime(now: number): boolean {
  const year = new Date(now).getUTCFullYear();
  const changeIn = (month: number) => {
    const last = dayOf(year, month, 31);
    return (last - weekdayOf(last)) * MILLISECONDS_A_DAY + MILLISECONDS_AN_HOUR;
  };
  return now >= changeIn(3) && now < changeIn(10);
}

/** `month` from 1; days beyond the month's end run over into the next one. */
export function dayOf(year: number, month: number, day: number): Day {
  return Math.round(Date.UTC(year, month - 1, day) / MILLISECONDS_A_DAY);
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return (((day + 4) % 7) + 7) % 7;
}

export function partsOfDay(day: Day): { year: number; month: number; day: number } {
  const date = new Date(day * MILLISECONDS_A_DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** "YYYY-MM-DD". */
export function isoDate(day: Day): string {
  return new Date(day * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
}

const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The day if the calendar has it: no 30th of February, no 29th but in leap years. */
export function realDay(year: number, month: number, day: number): Day | null {
  if (day < 1 || day > (LENGTHS[month - 1] ?? 0)) return null;
  const found = dayOf(year, month, day);
  return partsOfDay(found).day === day ? found : null;
}

/** The last day of a month. */
export function endOfMonth(year: number, month: number): Day {
  return dayOf(year, month + 1, 1) - 1;
}

/** Easter Sunday after Gauß, for the years 1900 to 2099. */
export function easterOf(year: number): Day {
  const moon = (19 * (year % 19) + 24) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  const late = moon === 29 && sunday === 6;
  const later = moon === 28 && sunday === 6 && year % 19 > 10;
  return dayOf(year, 3, 22) + moon + sunday - (late || later ? 7 : 0);
}
