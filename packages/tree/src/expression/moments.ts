const CLOCK = /^(\d{1,2}):(\d{2})$/u;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/u;
const MOMENT = /^([\d.-]+)(?:T|,? +)(\d{1,2}:\d{2})(?::\d{2})?(?: Uhr)?$/u;
const GERMAN_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/u;

/** "20:30" as hours, 20.5; `null` for what is no time of day. */
export function hoursOf(text: string): number | null {
  const [, hours, minutes] = CLOCK.exec(text.trim()) ?? [];
  if (hours === undefined || Number(hours) > 24 || Number(minutes) > 59) return null;
  return Number(hours) + Number(minutes) / 60;
}

/** "24.12.2026 10:30" and "2026-12-24T10:30" as day and hours; `null` for what is no moment. */
export function momentOf(text: string): { day: string; hours: number } | null {
  const [, first = "", last] = MOMENT.exec(text.trim()) ?? [];
  const day = dayOf(first);
  const hours = last === undefined ? null : hoursOf(last);
  return day === null || hours === null ? null : { day, hours };
}

/** "24.12.2026" and "2026-12-24" as the latter; `null` for what is no day. */
export function dayOf(text: string): string | null {
  const said = text.trim();
  if (ISO_DAY.test(said)) return said;
  const [, day = "", month = "", year] = GERMAN_DAY.exec(said) ?? [];
  return year === undefined ? null : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
