/** Whose days the figures and the limits are of. */
export const HOME_TIME_ZONE = "Europe/Berlin";

/** Midnight at the beginning of the day in which `now` lies in `timeZone`; ms since 1970. */
export function startOfDay(now: number, timeZone: string): number {
  const second = 1_000;
  const fields = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  }).formatToParts(now);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(fields.find((part) => part.type === type)?.value ?? 0);
  const passed = ((read("hour") * 60 + read("minute")) * 60 + read("second")) * second;
  const midnight = now - passed - (now % second);
  // On the two days when the clocks change, the wall clock has run an hour more or less.
  const drift = offset(midnight, timeZone) - offset(now, timeZone);
  return midnight - drift;
}

/** Midnight at the end of the day in which `now` lies at home; ms since 1970. */
export function nextDay(now: number): number {
  // No day has more than 25 hours, or fewer than 23.
  return startOfDay(startOfDay(now, HOME_TIME_ZONE) + 36 * 3_600_000, HOME_TIME_ZONE);
}

/** How far the wall clock of `timeZone` is ahead of UTC at `at`, in milliseconds. */
function offset(at: number, timeZone: string): number {
  const wall = new Date(at).toLocaleString("sv-SE", { timeZone });
  return Date.parse(`${wall.replace(" ", "T")}Z`) - (at - (at % 1_000));
}
