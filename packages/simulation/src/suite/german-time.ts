/** Milliseconds since 1970 of `2026-01-05T10:00`, in German time where it names no zone; else NaN. */
export function readMoment(written: string): number {
  if (/(?:Z|[+-]\d{2}:\d{2})$/.test(written)) return Date.parse(written);
  const wall = Date.parse(`${written}Z`);
  const year = new Date(wall).getUTCFullYear();
  const isSummer = wall >= changeOf(year, 3) + 2 * HOUR && wall < changeOf(year, 10) + 3 * HOUR;
  return wall - (isSummer ? 2 : 1) * HOUR;
}

/** Whether a clock could show it: there is no 30th of February, and no 25th hour. */
export function isMoment(written: string): boolean {
  const wall = Date.parse(`${written.slice(0, 16)}Z`);
  return (
    !Number.isNaN(wall) &&
    new Date(wall).toISOString().startsWith(written.slice(0, 16)) &&
    !Number.isNaN(readMoment(written))
  );
}

const HOUR = 3_600_000;

/** Midnight of the month's last Sunday, on which the clocks are changed. */
function changeOf(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 0));
  return last.getTime() - last.getUTCDay() * 24 * HOUR;
}
