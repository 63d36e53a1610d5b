/** Whose clock the program goes by until the settings name another; IANA. */
export const DEFAULT_TIME_ZONE = "Europe/Berlin";

/** What people call a zone by: `Berlin` of `Europe/Berlin`, `New York` of `America/New_York`. */
export function cityOf(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
}

/** An answer of the server names here the zone that its times are told by: IANA, the settings' one. */
export const TIME_ZONE_HEADER = "rufbaum-time-zone";
