/** Whose clock the program goes by until the settings name another; IANA. */
export const DEFAULT_TIME_ZONE = "Europe/Berlin";

/** What people call a zone by: `Berlin` of `Europe/Berlin`, `New York` of `America/New_York`. */
export function cityOf(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
}
