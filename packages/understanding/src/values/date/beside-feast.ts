import { wordAt, wordSet } from "../tokens.ts";
import { type Day, dayOf, weekdayOf } from "./calendar.ts";
import { type Found, nearest, type Reader } from "./date-reader.ts";
import { feastNamed, weekdayNamed } from "./day-names.ts";

const DAYS = wordSet("tag tage tagen");

/** "am Tag nach Neujahr", "zwei Tage vor Weihnachten", "am Dienstag nach Pfingsten". */
export function besideFeastAt(reader: Reader, at: number): Found | null {
  const { tokens, numerals } = reader;
  const weekday = weekdayNamed(wordAt(tokens, at));
  const numeral = numerals.get(at);
  const isDay = numeral === undefined && DAYS.has(wordAt(tokens, at));
  const isCounted = numeral !== undefined && DAYS.has(wordAt(tokens, numeral.to));
  if (weekday === null && !isDay && !isCounted) return null;
  const beside = isCounted ? numeral.to + 1 : at + 1;
  const side = wordAt(tokens, beside);
  if (side !== "nach" && side !== "vor") return null;
  const feast = feastSpanAt(reader, beside + 1);
  if (!feast) return null;
  const dayIn = (year: number): Day => {
    const { first, last } = feast.daysIn(year);
    const edge = side === "nach" ? last : first;
    const ahead = side === "nach" ? 1 : -1;
    if (weekday === null) return edge + ahead * (isCounted ? numeral.value : 1);
    const next = edge + ahead;
    return next + ahead * ((ahead * (weekday - weekdayOf(next)) + 14) % 7);
  };
  const day = nearest(reader, dayIn);
  return day === null ? null : { day, from: at, to: feast.to, confidence: 0.85 };
}

interface FeastSpan {
  daysIn(year: number): { first: Day; last: Day };
  to: number;
}

const ARTICLES = wordSet("dem den der das");
const HOLIDAYS = wordSet("feiertage feiertagen weihnachtsfeiertage weihnachtsfeiertagen");

/** A feast with all its days: "Weihnachten" lasts until the 26th, "Ostern" until Monday. */
export function feastSpanAt({ tokens, today }: Reader, from: number): FeastSpan | null {
  const at = ARTICLES.has(wordAt(tokens, from)) ? from + 1 : from;
  const word = wordAt(tokens, at);
  const isChristmas = word === "weihnachten" || word === "weihnacht" || HOLIDAYS.has(word);
  if (isChristmas && today !== null) {
    const daysIn = (year: number) => ({ first: dayOf(year, 12, 24), last: dayOf(year, 12, 26) });
    return { daysIn, to: at + 1 };
  }
  const dayIn = feastNamed(word);
  if (!dayIn) return null;
  const [before, after] = AROUND.get(word) ?? [0, 0];
  return {
    daysIn: (year) => ({ first: dayIn(year) - before, last: dayIn(year) + after }),
    to: at + 1,
  };
}

/** Days before and after that belong to it. */
const AROUND: ReadonlyMap<string, readonly [number, number]> = new Map([
  ["ostern", [2, 1]],
  ["pfingsten", [0, 1]],
  ["silvester", [0, 1]],
]);
