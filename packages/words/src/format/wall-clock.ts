const HOUR = 3_600_000;
/** Longer than any zone is away from UTC, with its summer time. */
const SURELY_APART = 36 * HOUR;
/** Making one takes a hundred times as long as using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the clock of a zone shows at a moment (ISO 8601): `2026-11-24T09:30:05`. */
export function wallClock(iso: string, timeZone: string): string {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat("sv-SE", {
      timeZone,
      dateStyle: "short",
      timeStyle: "medium",
    });
    clocks.set(timeZone, clock);
  }
  return clock.format(new Date(iso)).replace(" ", "T");
}

/**
 * The moment (ISO 8601) at which the clock of a zone shows `shown`, such as `2026-11-24T09:30`; `null`
 * of what is no time. Of the hour that autumn doubles the first one counts; a minute that spring leaves
 * out is the same time after the jump.
 */
export function momentAt(shown: string, timeZone: string): string | null {
  const asUtc = Date.parse(`${shown}Z`);
  if (Number.isNaN(asUtc)) return null;
  const offsets = [-SURELY_APART, SURELY_APART].map((apart) => offsetAt(asUtc + apart, timeZone));
  const moments = offsets.map((offset) => asUtc - offset).sort((one, other) => one - other);
  const found = moments.find((moment) => moment + offsetAt(moment, timeZone) === asUtc);
  return new Date(found ?? moments.at(-1) ?? asUtc).toISOString();
}

function offsetAt(moment: number, timeZone: string): number {
  const second = Math.floor(moment / 1_000) * 1_000;
  return Date.parse(`${wallClock(new Date(second).toISOString(), timeZone)}Z`) - second;
}
