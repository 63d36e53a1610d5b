import type { DayWindow } from "./dial-rules.ts";

/** Monday first, as weeks begin here. */
export const WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** When a campaign calls, by the callee's clock; a day without windows is a day off. */
export type WeekWindows = Readonly<Record<Weekday, readonly DayWindow[]>>;

/** `weekday`: 0 for Sunday. */
export function weekdayOf(weekday: number): Weekday {
  return WEEKDAYS[(weekday + 6) % 7] as Weekday;
}
