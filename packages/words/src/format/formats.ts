import type { Language } from "../language.ts";
import { type Dates, datesIn } from "./dates.ts";
import { duration } from "./durations.ts";
import { type Written, writtenIn } from "./numbers.ts";

/** Everything that is written by language: numbers, lists, dates, durations. */
export interface Formats extends Written, Dates {
  /** Seconds as `02:34`, from an hour on `1:02:34`; begun seconds don't count. */
  duration(seconds: number): string;
}

const FORMATS: Readonly<Record<Language, Formats>> = { de: made("de"), en: made("en") };

export function formatsIn(language: Language): Formats {
  return FORMATS[language];
}

function made(language: Language): Formats {
  return { ...writtenIn(language), ...datesIn(language), duration };
}
