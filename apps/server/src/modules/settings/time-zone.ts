import { z } from "zod";

/**
 * A zone of IANA's, such as `Europe/Berlin`, in the spelling that the database of zones has; `null` of
 * what names none. Offsets (`+02:00`) are none: they know no summer time.
 */
export function timeZoneNamed(text: string): string | null {
  const name = text.trim();
  if (!/^[A-Za-z]/.test(name)) return null;
  try {
    const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions();
    return timeZone;
  } catch {
    return null;
  }
}

/** Every zone that can be chosen. */
export function allTimeZones(): readonly string[] {
  return Intl.supportedValuesOf("timeZone");
}

export const timeZoneText = z.string().max(64);
