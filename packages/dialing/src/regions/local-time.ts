import { zonesOf } from "./country-zones.ts";
import { offsetAt, SLOT } from "./zone-offset.ts";

export interface LocalTime {
  /** `yyyy-mm-dd`. */
  date: string;
  /** 0 = Sunday. */
  weekday: number;
  /** 0 to 1439. */
  minute: number;
  /** IANA: `Europe/Berlin`. */
  zone: string;
}

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Longer than any zone is away from UTC, with its summer time. */
const SURELY_BEFORE = 1.5 * DAY;
const MOST_DAYS = 4_000;
const dates = new Map<number, string>();

/**
 * What a clock shows in `country` (ISO 3166-1) at `now`, milliseconds since 1970.
 * `null`: its zones' clocks differ at that moment (USA, Spain), or there is no such country.
 */
export function localTimeAt(now: number, country: string): LocalTime | null {
  const zone = zoneAt(now, country);
  return zone === null ? null : localTimeIn(now, zone);
}

/** The same in one zone, for a country that has several: `zonesOf` lists them. */
export function localTimeIn(now: number, zone: string): LocalTime {
  const shown = now + offsetAt(now, zone);
  const day = Math.floor(shown / DAY);
  return {
    date: dateOf(day),
    // 1970 began on a Thursday.
    weekday: (((day + 4) % 7) + 7) % 7,
    minute: Math.floor((shown - day * DAY) / MINUTE),
    zone,
  };
}

/**
 * The first moment at which `country`'s clock shows this minute (0 to 1440) of this day, in
 * milliseconds since 1970.
 *
 * Of the hour that autumn doubles the first one counts; a minute that spring leaves out is the
 * moment of the jump. `null` where `localTimeAt` is.
 */
export function instantAt(date: string, minute: number, country: string): number | null {
  const shown = Date.parse(`${date}T00:00:00Z`) + minute * MINUTE;
  if (Number.isNaN(shown)) throw new RangeError(`No day and minute: ${date}, ${minute}`);
  const zone = zoneAt(shown, country);
  return zone === null ? null : instantIn(shown, zone);
}

function instantIn(shown: number, zone: string): number {
  const before = shown - offsetAt(shown - SURELY_BEFORE, zone);
  const after = shown - offsetAt(shown + SURELY_BEFORE, zone);
  const [first, last] = before < after ? [before, after] : [after, before];
  if (first + offsetAt(first, zone) === shown) return first;
  if (last + offsetAt(last, zone) === shown) return last;
  let jump = Math.floor(first / SLOT) * SLOT;
  while (jump + offsetAt(jump, zone) < shown) jump += SLOT;
  return jump;
}

function zoneAt(now: number, country: string): string | null {
  const [zone, ...others] = zonesOf(country);
  if (zone === undefined) return null;
  if (others.length === 0) return zone;
  const offset = offsetAt(now, zone);
  return others.every((other) => offsetAt(now, other) === offset) ? zone : null;
}

function dateOf(day: number): string {
  const known = dates.get(day);
  if (known !== undefined) return known;
  const date = new Date(day * DAY).toISOString().slice(0, 10);
  if (dates.size >= MOST_DAYS) dates.clear();
  dates.set(day, date);
  return date;
}
