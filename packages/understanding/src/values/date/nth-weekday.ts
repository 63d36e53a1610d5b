import { ordinalOf } from "../number-words.ts";
import { isJoined, wordAt, wordSet } from "../tokens.ts";
import { type Day, dayOf, endOfMonth, partsOfDay, weekdayOf } from "./calendar.ts";
import { monthAfter } from "./calendar-date.ts";
import { aheadOf, type Found, LAST, nearest, type Reader } from "./date-reader.ts";
import { MONTHS, weekdayNamed } from "./day-names.ts";
import { yearAt } from "./year.ts";

/** "erster Montag im Dezember", "am letzten Donnerstag im Monat", "der 2. Dienstag nächsten Monats". */
export function nthWeekdayAt(reader: Reader, at: number): Found | null {
  const { tokens, today } = reader;
  const place = placeAt(tokens, at);
  const weekday = place && kindOfDay(wordAt(tokens, place.to));
  if (!place || weekday === null || today === null) return null;
  const after = place.to + 1;
  const of = OF.has(wordAt(tokens, after)) ? after + 1 : after;
  const named = MONTHS.get(wordAt(tokens, of));
  if (named !== undefined) {
    const year = yearAt(reader, of + 1);
    const dayIn = (inYear: number) => nthIn(inYear, named, weekday, place.nth);
    const day = year ? dayIn(year.value) : nearest(reader, dayIn);
    return day === null ? null : { day, from: at, to: year?.to ?? of + 1, confidence: 0.93 };
  }
  const isPlain = of > after && ["monat", "monats"].includes(wordAt(tokens, of));
  const which =
    monthAfter(reader, after) ??
    monthBefore(reader, at, place.to + 1) ??
    (isPlain ? { ahead: 0, to: of + 1 } : null);
  const { year, month } = partsOfDay(today);
  if (NEW.has(wordAt(tokens, of)) && /^jahre?s?$/u.test(wordAt(tokens, of + 1))) {
    const day = nthIn(year + 1, 1, weekday, place.nth);
    return day === null ? null : { day, from: at, to: of + 2, confidence: 0.9 };
  }
  if (!which) return null;
  let day = nthIn(year, month + which.ahead, weekday, place.nth);
  if (isPlain && (day === null || day < today)) day = nthIn(year, month + 1, weekday, place.nth);
  return day === null ? null : { day, from: at, to: which.to, confidence: 0.9 };
}

/** Whether such a day may begin with a word that is no ordinal. */
export function mayBeginLast(word: string): boolean {
  return LAST.has(word) || NEXT_TO_LAST.has(word);
}

/** "Nächsten Monat am ersten Freitag". */
function monthBefore(
  { tokens }: Reader,
  at: number,
  to: number,
): { ahead: number; to: number } | null {
  const month = ["am", "den", "der"].includes(wordAt(tokens, at - 1)) ? at - 2 : at - 1;
  if (!["monat", "monats"].includes(wordAt(tokens, month))) return null;
  const ahead = aheadOf(wordAt(tokens, month - 1));
  return ahead === null ? null : { ahead, to };
}

const NEW = wordSet("neuen neues nächsten kommenden");
const OF = wordSet("im in vom des am");
const NEXT_TO_LAST = wordSet("vorletzter vorletzten vorletzte");

/** Which of them: from the front from 1, from the end from -1. */
function placeAt(tokens: Reader["tokens"], at: number): { nth: number; to: number } | null {
  const word = wordAt(tokens, at);
  if (NEXT_TO_LAST.has(word)) return { nth: -2, to: at + 1 };
  if (LAST.has(word)) return { nth: -1, to: at + 1 };
  const isPointed = wordAt(tokens, at + 1) === "." && isJoined(tokens, at + 1);
  const nth = isPointed && /^[1-5]$/u.test(word) ? Number(word) : ordinalOf(word);
  return nth === null || nth > 5 ? null : { nth, to: isPointed ? at + 2 : at + 1 };
}

/** A weekday, 0 is Sunday, or any day, or one from Monday to Friday. */
type CountedDay = number | "day" | "working-day";

function kindOfDay(word: string): CountedDay | null {
  if (word === "tag") return "day";
  return word === "werktag" || word === "arbeitstag" ? "working-day" : weekdayNamed(word);
}

function nthIn(year: number, month: number, counted: CountedDay, nth: number): Day | null {
  const [first, last] = [dayOf(year, month, 1), endOfMonth(year, month)];
  const step = nth > 0 ? 1 : -1;
  let left = Math.abs(nth);
  for (let day = nth > 0 ? first : last; day >= first && day <= last; day += step) {
    if (isCounted(day, counted)) left -= 1;
    if (left === 0) return day;
  }
  return null;
}

/** Of those on which nobody works anywhere in the country. */
const FIXED_FEASTS: ReadonlySet<string> = new Set(["1.1.", "1.5.", "3.10.", "25.12.", "26.12."]);

function isCounted(day: Day, counted: CountedDay): boolean {
  if (counted === "day") return true;
  const weekday = weekdayOf(day);
  if (counted !== "working-day") return weekday === counted;
  const { month, day: ofMonth } = partsOfDay(day);
  return weekday % 6 !== 0 && !FIXED_FEASTS.has(`${ofMonth}.${month}.`);
}
