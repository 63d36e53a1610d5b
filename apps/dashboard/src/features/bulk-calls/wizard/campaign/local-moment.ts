import { momentAt, wallClock } from "@rufbaum/words/format";
import { timeZone } from "../../../../messages/time-zone.ts";

/** A moment as a field of the browser has it, by the settings' clock: `2026-11-24T09:30`. */
export function localMoment(iso: string): string {
  return wallClock(iso, timeZone()).slice(0, 16);
}

/** ISO 8601 of what such a field holds; `null` where it is empty. */
export function momentOf(local: string): string | null {
  return local === "" ? null : momentAt(local, timeZone());
}
