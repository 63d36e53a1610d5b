const DAY = 24 * 3_600_000;

/**
 * Whose days the ledger of consents counts: those of German law. They don't move with the settings:
 * a day that is kept as its midnight has to stay that day.
 */
export const LEDGER_TIME_ZONE = "Europe/Berlin";

/** Midnight at the beginning of the day in which `now` lies in `timeZone`; ms since 1970. */
export function startOfDay(now: number, timeZone: string): number {
  const wall = now + offset(now, timeZone);
  const midnight = now - (wall - Math.floor(wall / DAY) * DAY);
  // On the two days when the clocks change, the wall clock has run an hour more or less.
  const drift = offset(midnight, timeZone) - offset(now, timeZone);
  return midnight - drift;
}

/** The day in which `at` lies in `timeZone`, such as `2026-11-21`. */
export function nameOfDay(at: number, timeZone: string): string {
  return wallClock(at, timeZone).slice(0, 10);
}

/**
 * The day that a moment stands for: a day without an hour is kept as the ledger's midnight, or as its
 * last millisecond where it counts to its end.
 */
export function dayAlone(at: number): string | null {
  const isAlone = at === startOfDay(at, LEDGER_TIME_ZONE) || at === nextDay(at) - 1;
  return isAlone ? nameOfDay(at, LEDGER_TIME_ZONE) : null;
}

/** The day that a time counts to the end of; `null` where it ends within one. */
export function lastDay(at: number): string | null {
  return at === nextDay(at) - 1 ? nameOfDay(at, LEDGER_TIME_ZONE) : null;
}

/** Midnight at the beginning of a day of the ledger, such as `2026-11-21`; ms since 1970. */
export function beginningOf(day: string): number {
  return startOfDay(Date.parse(`${day}T12:00:00Z`), LEDGER_TIME_ZONE);
}

/** Midnight at the end of the day in which `now` lies in `timeZone`; ms since 1970. */
export function nextDay(now: number, timeZone: string = LEDGER_TIME_ZONE): number {
  // No day has more than 25 hours, or fewer than 23.
  return startOfDay(startOfDay(now, timeZone) + 36 * 3_600_000, timeZone);
}

/** How far the wall clock of `timeZone` is ahead of UTC at `at`, in milliseconds. */
function offset(at: number, timeZone: string): number {
  const seconds = Math.floor(at / 1_000) * 1_000;
  return Date.parse(`${wallClock(at, timeZone).replace(" ", "T")}Z`) - seconds;
}

/** Date and time as `2026-11-21 09:30:00`. */
function wallClock(at: number, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("sv-SE", {
      timeZone,
      dateStyle: "short",
      timeStyle: "medium",
    });
    formats.set(timeZone, format);
  }
  return format.format(at);
}

/** Making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();
