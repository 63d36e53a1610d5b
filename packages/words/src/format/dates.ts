import type { Language } from "../language.ts";
import { NO_NUMBER } from "./numbers.ts";

/**
 * How moments and days are written. Moments are ISO 8601, told in a zone, or else in the one that the
 * formats are of; a dash stands for what is no moment. English has days as ISO 8601 has them: nobody takes the
 * month for the day, and the command line takes them back.
 */
export interface Dates {
  /** `24.11.2026`, in English `2026-11-24`. */
  date(iso: string, timeZone?: string): string;
  /** `24.11.2026 14:05`. */
  dateTime(iso: string, timeZone?: string): string;
  /** `14:05`. */
  clock(iso: string, timeZone?: string): string;
  /** `14:05:09`. */
  time(iso: string, timeZone?: string): string;
  /** `Dienstag, 24.11.2026`, of a day `2026-11-24`. */
  day(date: string): string;
  /** `Di, 24.11.`, of a day `2026-11-24`. */
  shortDay(date: string): string;
}

const WEEKDAYS: Readonly<Record<Language, readonly string[]>> = {
  de: ["Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"],
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
};
/** How many letters of a weekday its short form has. */
const SHORT: Readonly<Record<Language, number>> = { de: 2, en: 3 };

/** @param home the zone of those moments that are told in none of their own; else the machine's */
export function datesIn(language: Language, home?: string): Dates {
  const written = WRITTEN[language];

  function told(write: (parts: Parts) => string): (iso: string, timeZone?: string) => string {
    return (iso, timeZone = home) => {
      const moment = new Date(iso);
      return Number.isNaN(moment.getTime()) ? NO_NUMBER : write(partsOf(moment, timeZone));
    };
  }

  function named(write: (weekday: string, parts: Parts) => string): (date: string) => string {
    return (date) => {
      const noon = new Date(`${date}T12:00:00Z`);
      if (Number.isNaN(noon.getTime())) return NO_NUMBER;
      return write(WEEKDAYS[language][noon.getUTCDay()] ?? "", partsOf(noon, "UTC"));
    };
  }

  const clock = ({ hour, minute }: Parts) => `${hour}:${minute}`;
  return {
    date: told(written.date),
    dateTime: told((parts) => `${written.date(parts)} ${clock(parts)}`),
    clock: told(clock),
    time: told((parts) => `${clock(parts)}:${parts.second}`),
    day: named((weekday, parts) => `${weekday}, ${written.date(parts)}`),
    shortDay: named(
      (weekday, parts) => `${weekday.slice(0, SHORT[language])}, ${written.dayOfYear(parts)}`,
    ),
  };
}

const WRITTEN: Readonly<Record<Language, Record<"date" | "dayOfYear", (parts: Parts) => string>>> =
  {
    de: {
      date: ({ day, month, year }) => `${day}.${month}.${year}`,
      dayOfYear: ({ day, month }) => `${day}.${month}.`,
    },
    en: {
      date: ({ day, month, year }) => `${year}-${month}-${day}`,
      dayOfYear: ({ day, month }) => `${month}-${day}`,
    },
  };

type Parts = Record<"day" | "month" | "year" | "hour" | "minute" | "second", string>;

const FIELDS = {
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
} as const;

/** A format is dear to make, and many rows of a table ask for the same one. */
const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/** The fields of a moment, in figures; `Intl` knows the zones, and its words are not used. */
function partsOf(moment: Date, timeZone: string | undefined): Parts {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-GB", timeZone ? { ...FIELDS, timeZone } : FIELDS);
    formats.set(timeZone, format);
  }
  const parts = format.formatToParts(moment).map(({ type, value }) => [type, value]);
  return Object.fromEntries(parts) as Parts;
}
