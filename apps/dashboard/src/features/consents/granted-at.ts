import { momentAt } from "@rufbaum/words/format";
import { timeZone } from "../../messages/time-zone.ts";

/**
 * When somebody agreed, of a day (`2026-11-21`) and a time that may be missing (`14:30`), by the
 * settings' clock. A day alone stays a day: nobody knows the hour.
 */
export function grantedAt(date: string, time: string): string {
  return time === "" ? date : (momentAt(`${date}T${time}`, timeZone()) ?? date);
}
