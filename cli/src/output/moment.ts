import { formats, toldZone } from "./formats.ts";

const HOME = "Europe/Berlin";

/**
 * `2026-11-24 14:05`, by the server's clock; with the zone's name (`2026-11-24 13:05 UTC`) where that is
 * not Berlin's.
 */
export function moment(iso: string): string {
  const timeZone = toldZone();
  const told = formats.dateTime(iso, timeZone);
  return timeZone === HOME ? told : `${told} ${timeZone}`;
}
