import type { HalfValue } from "../half.ts";
import type { Speech } from "../speech.ts";
import { wordAt, wordSet } from "../tokens.ts";
import { type Day, partsOfDay, weekdayOf } from "./calendar.ts";
import type { DaysAsked } from "./days-asked.ts";

/** What a day is read against. */
export interface DateContext {
  /** Milliseconds since 1970; without it only dates with a year are read. */
  now?: number;
  question: string;
  /** What was told before: the week or month that the day lies in, the part of the day. */
  half?: HalfValue;
}

/** A day that some of the words name. */
export interface Found {
  day: Day;
  from: number;
  to: number;
  confidence: number;
  /** Only a day of the month: it counts where a date was asked for. */
  isBare?: boolean;
  /** Of a day of which the month was said. */
  hasMonth?: boolean;
  /** Only a week, a month or the like was named. */
  isPart?: true;
  /** The Monday of the week that was named. */
  week?: Day;
}

/** A reply together with what its days are read against. */
export interface Reader extends Speech {
  /** `null` without a clock. */
  today: Day | null;
  /** What is asked for was in the past. */
  liesBehind: boolean;
  /** What is asked for is to be arranged: no day that is over is it. */
  liesAhead: boolean;
  isBirth: boolean;
  asked: DaysAsked;
}

export const NEXT = wordSet(
  "nächsten nächster nächste nächstem nächstes kommenden kommender kommende kommendes",
);

export const AFTER_NEXT = wordSet("übernächsten übernächster übernächste übernächstem");

const THIS = wordSet("diesen dieser diese dieses diesem");

export const LAST = wordSet(
  "letzten letzter letzte letztes vergangenen vergangener vergangene vorigen vorige",
);

export const UNITS = wordSet(
  "uhr euro eur € % prozent cent minuten stunden stock etage mal tage tagen wochen jahre monate leute",
  "mitarbeiter personen werktag arbeitstag tag quartal semester versuch anruf klasse lehrjahr",
);

/** The next day of that kind, or the last one if it lies behind. */
export function nearest(
  { today, liesBehind }: Reader,
  dayIn: (year: number) => Day | null,
): Day | null {
  if (today === null) return null;
  const { year } = partsOfDay(today);
  const years = liesBehind
    ? [year, year - 1, year - 2]
    : [year, year + 1, year + 2, year + 3, year + 4];
  for (const inYear of years) {
    const day = dayIn(inYear);
    if (day !== null && (liesBehind ? day <= today : day >= today)) return day;
  }
  return null;
}

/** The Monday of the day's week. */
export function mondayOf(day: Day): Day {
  return day - ((weekdayOf(day) + 6) % 7);
}

export const WEEK = wordSet("woche");

/** "nächste Woche", "der kommenden Woche", "übernächste Woche", "diese Woche". */
export function weekAt(
  { tokens, today }: Reader,
  from: number,
): { monday: Day; to: number } | null {
  const at = wordAt(tokens, from) === "der" || wordAt(tokens, from) === "in" ? from + 1 : from;
  // "Nächste oder übernächste Woche": the first of the two will do.
  const isEither = wordAt(tokens, at + 1) === "oder" && aheadOf(wordAt(tokens, at + 2)) !== null;
  const to = isEither ? at + 4 : at + 2;
  if (!WEEK.has(wordAt(tokens, to - 1)) || today === null) return null;
  const which = wordAt(tokens, at);
  const weeks = aheadOf(which);
  return weeks === null ? null : { monday: mondayOf(today) + 7 * weeks, to };
}

/** How many weeks or months ahead "diese", "nächste", "übernächste", "letzte" is. */
export function aheadOf(which: string): number | null {
  if (THIS.has(which)) return 0;
  if (NEXT.has(which)) return 1;
  if (AFTER_NEXT.has(which)) return 2;
  return LAST.has(which) ? -1 : null;
}
