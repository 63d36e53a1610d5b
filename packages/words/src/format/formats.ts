import type { Language } from "../language.ts";
import { type Dates, datesIn } from "./dates.ts";
import { duration } from "./durations.ts";
import { type Written, writtenIn } from "./numbers.ts";

/** Everything that is written by language: numbers, lists, dates, durations. */
export interface Formats extends Written, Dates {
  /** Seconds as `02:34`, from an hour on `1:02:34`; begun seconds don't count. */
  duration(seconds: number): string;
}

const made = new Map<string, Formats>();

/** @param timeZone IANA: by whose clock moments are told; the machine's if left out */
export function formatsIn(language: Language, timeZone?: string): Formats {
  const key = `${language} ${timeZone ?? ""}`;
  const before = made.get(key);
  if (before) return before;
  const formats = { ...writtenIn(language), ...datesIn(language, timeZone), duration };
  made.set(key, formats);
  return formats;
}
