import { formats } from "./formats.ts";

const HOME = "Europe/Berlin";

/**
 * `2026-11-24 14:05`, by this machine's clock; with the zone's name (`2026-11-24 13:05 UTC`) where that
 * is not Berlin's, which export and settings go by.
 */
export function moment(iso: string): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const told = formats.dateTime(iso, timeZone);
  return timeZone === HOME ? told : `${told} ${timeZone}`;
}
