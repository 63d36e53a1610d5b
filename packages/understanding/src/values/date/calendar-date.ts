import { ordinalOf } from "../number-words.ts";
import { isCorrection } from "../settle.ts";
import { isJoined, wordAt, wordSet } from "../tokens.ts";
import { dayOf, partsOfDay, realDay } from "./calendar.ts";
import { aheadOf, type Found, nearest, type Reader, UNITS } from "./date-reader.ts";
import { MONTHS } from "./day-names.ts";
import { yearAt } from "./year.ts";

/** "2026-12-03". */
export function isoAt({ tokens }: Reader, at: number): Found | null {
  if (tokens[at]?.kind !== "digits") return null;
  const [year, month, day] = [wordAt(tokens, at), wordAt(tokens, at + 2), wordAt(tokens, at + 4)];
  if (!/^[12]\d{3}$/u.test(year) || !/^\d\d?$/u.test(month) || !/^\d\d?$/u.test(day)) return null;
  if (wordAt(tokens, at + 1) !== wordAt(tokens, at + 3) || !isJoined(tokens, at + 4)) return null;
  if (!"-./".includes(wordAt(tokens, at + 1))) return null;
  const found = realDay(Number(year), Number(month), Number(day));
  return found === null ? null : { day: found, from: at, to: at + 5, confidence: 0.97 };
}

const OF_MONTH = wordSet("im vom des in");

const BEFORE_A_DAY = wordSet("am den dem der zum vom bis ab ersten");

const MOMENT_BEFORE = wordSet("um gegen punkt");

/** "3.12.", "dritter Zwölfter", "am 3. Dezember 2026", "am fünften". */
export function dayAndMonthAt(reader: Reader, at: number, before: Found | undefined): Found | null {
  const { tokens } = reader;
  const first = dayNumberAt(reader, at);
  if (!first) return null;
  let to = first.to;
  if (wordAt(tokens, to) === "," && MONTHS.has(wordAt(tokens, to + 1))) to++;
  if (OF_MONTH.has(wordAt(tokens, to)) && MONTHS.has(wordAt(tokens, to + 1))) to++;
  let month = MONTHS.get(wordAt(tokens, to)) ?? null;
  const isNamed = month !== null;
  let confidence = 0.95;
  if (month !== null) {
    to++;
    if (wordAt(tokens, to) === "." && tokens[to - 1]?.raw.length === 3) to++;
  } else if (first.isOrdinal) {
    if (wordAt(tokens, to) === "/") to++;
    const second = dayNumberAt(reader, to);
    const isMonth = second && second.value <= 12 && (second.isOrdinal || first.hasPoint);
    if (isMonth && !(MOMENT_BEFORE.has(wordAt(tokens, at - 1)) && !second.hasPoint)) {
      month = second.value;
      to = second.to;
      if (!second.isOrdinal) {
        if (UNITS.has(wordAt(tokens, to))) return null;
        confidence = 0.85;
      }
    }
  } else if (wordAt(tokens, to) === "/" && isJoined(tokens, to)) {
    const second = dayNumberAt(reader, to + 1);
    if (second && second.value <= 12) {
      month = second.value;
      to = second.to;
      if (wordAt(tokens, to) === "/") to++;
    }
  }
  if (month === null) {
    return ofSameMonth(reader, at, first) ?? dayOnly(reader, at, first, before);
  }
  if (!first.isOrdinal && !isNamed && wordAt(tokens, first.to) !== "/") return null;
  const year = yearAt(reader, to);
  if (year) {
    const day = realDay(year.value, month, first.value);
    if (day === null) return noDay(at, year.to);
    const isSure = !year.isShort || reader.isBirth;
    return { day, from: at, to: year.to, confidence: isSure ? 0.97 : 0.9, hasMonth: true };
  }
  if (reader.today === null || reader.isBirth) return null;
  const day = nearest(reader, (inYear) => realDay(inYear, month, first.value));
  return day === null ? noDay(at, to) : { day, from: at, to, confidence, hasMonth: true };
}

/** "31.11.": the calendar has no such day, and the eleventh alone was not meant. */
function noDay(from: number, to: number): Found {
  return { day: 0, from, to, confidence: 0 };
}

interface DayNumber {
  value: number;
  to: number;
  isOrdinal: boolean;
  hasPoint: boolean;
}

/** "3.", "dritten", "3", "drei". */
function dayNumberAt({ tokens, numerals }: Reader, at: number): DayNumber | null {
  const token = tokens[at];
  if (token?.kind === "digits") {
    const value = Number(token.word);
    if (token.word.length > 2 || value < 1 || value > 31) return null;
    const hasPoint = wordAt(tokens, at + 1) === "." && isJoined(tokens, at + 1);
    return { value, to: hasPoint ? at + 2 : at + 1, isOrdinal: hasPoint, hasPoint };
  }
  if (token?.kind !== "word") return null;
  const split = splitOrdinalAt(tokens, at);
  if (split) return split;
  const ordinal = ordinalOf(token.word);
  if (ordinal !== null) {
    return ordinal <= 31 ? { value: ordinal, to: at + 1, isOrdinal: true, hasPoint: false } : null;
  }
  const numeral = numerals.get(at);
  if (!numeral || numeral.isArticle || !Number.isInteger(numeral.value)) return null;
  if (numeral.value < 1 || numeral.value > 31) return null;
  return { value: numeral.value, to: numeral.to, isOrdinal: false, hasPoint: false };
}

/** "drei und zwanzigsten", as some recognisers write it. */
function splitOrdinalAt(tokens: Reader["tokens"], at: number): DayNumber | null {
  if (wordAt(tokens, at + 1) !== "und") return null;
  const joined = wordAt(tokens, at) + wordAt(tokens, at + 1) + wordAt(tokens, at + 2);
  const value = ordinalOf(joined);
  return value !== null && value > 20 && value <= 31
    ? { value, to: at + 3, isOrdinal: true, hasPoint: false }
    : null;
}

const SAME_MONTH = wordSet("oder und bis bzw beziehungsweise - –");
const DAY_LEADS = wordSet("am den dem der zum");

/** "Am 1. oder 2. Dezember", "vom dritten bis fünften März": the month counts for both days. */
function ofSameMonth(
  reader: Reader,
  at: number,
  { value, to, isOrdinal }: DayNumber,
): Found | null {
  const { tokens } = reader;
  if (!isOrdinal || !SAME_MONTH.has(wordAt(tokens, to))) return null;
  const next = DAY_LEADS.has(wordAt(tokens, to + 1)) ? to + 2 : to + 1;
  const other = dayNumberAt(reader, next);
  const named = other?.isOrdinal ? MONTHS.get(wordAt(tokens, other.to)) : undefined;
  if (named === undefined || reader.isBirth) return null;
  const day = nearest(reader, (inYear) => realDay(inYear, named, value));
  return day === null ? null : { day, from: at, to, confidence: 0.95, hasMonth: true };
}

/** "am fünften": the next one, or that of the month named by what it corrects. */
function dayOnly(
  reader: Reader,
  at: number,
  { value, to, isOrdinal, hasPoint }: DayNumber,
  before: Found | undefined,
): Found | null {
  const { tokens, today } = reader;
  const lead = wordAt(tokens, at - 1);
  const next = wordAt(tokens, to);
  if (UNITS.has(next) || isFeastOrdinal(next) || /(?:woche|haelfte)$/u.test(next)) return null;
  if (today === null || reader.isBirth) return null;
  const isLed = BEFORE_A_DAY.has(lead);
  const corrects = before !== undefined && isCorrection(tokens, before.to, at);
  if (!isOrdinal && !(isLed && lead !== "der" && lead !== "bis" && lead !== "ab")) return null;
  if (hasPoint && tokens[to]?.kind === "digits") return null;
  const now = partsOfDay(today);
  if (corrects && before.hasMonth) {
    const { year, month } = partsOfDay(before.day);
    const day = realDay(year, month, value);
    if (day !== null) return { day, from: at, to, confidence: 0.8, isBare: true, hasMonth: true };
  }
  const monthNamed = monthAfter(reader, to);
  if (monthNamed) {
    const { year, month } = partsOfDay(dayOf(now.year, now.month + monthNamed.ahead, 1));
    const day = realDay(year, month, value);
    return day === null ? null : { day, from: at, to: monthNamed.to, confidence: 0.92 };
  }
  for (let ahead = 0; ahead <= 12; ahead++) {
    const { year, month } = partsOfDay(dayOf(now.year, now.month + ahead, 1));
    const day = realDay(year, month, value);
    if (day === null || day < today) continue;
    return { day, from: at, to, confidence: isLed ? 0.85 : 0.75, isBare: true };
  }
  return null;
}

function isFeastOrdinal(word: string): boolean {
  return word.startsWith("weihnacht") || word === "advent";
}

/** "… nächsten Monats", "… diesen Monat". */
export function monthAfter({ tokens }: Reader, at: number): { ahead: number; to: number } | null {
  const of = wordAt(tokens, at) === "des" || wordAt(tokens, at) === "im" ? at + 1 : at;
  if (!["monat", "monats", "monates"].includes(wordAt(tokens, of + 1))) return null;
  const which = wordAt(tokens, of);
  const ahead = aheadOf(which);
  return ahead === null ? null : { ahead, to: of + 2 };
}
