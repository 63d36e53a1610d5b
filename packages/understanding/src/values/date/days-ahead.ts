import { skip, wordAt, wordSet, wordTable } from "../tokens.ts";
import { dayOf, endOfMonth, partsOfDay, weekdayOf } from "./calendar.ts";
import { type Found, mondayOf, type Reader } from "./date-reader.ts";
import { weekdayNamed } from "./day-names.ts";

const FROM_TODAY: ReadonlyMap<string, number> = wordTable([
  [0, "heute heit heut hüt hoid heint"],
  [1, "morgen morjen moang moing moign moang morgn morng moagn"],
  [
    2,
    "übermorgen übermorjen iwwermorje übermorn iwermorgn übermoing üwamoing iwamoing übermorgn übermoang",
  ],
  [3, "überübermorgen"],
  [-1, "gestern"],
  [-2, "vorgestern"],
]);

/** Words after which "Morgen" is a part of the day. */
const MORNING_AFTER = wordSet(
  "guten gute guden juten am heute jeden schönen diesen gestern den einen zum vom moin",
);

/** Whether a day that is counted from today may begin with a word. */
export function mayBeginAhead(word: string): boolean {
  return FROM_TODAY.has(word) || SPAN_LEADS.has(word) || word === "vor";
}

/** "Heute", "morgen", "gestern": words by which people also tell when anything else was. */
export function isFromToday(word: string): boolean {
  return FROM_TODAY.has(word);
}

/** "Morgen", "übermorgen": a day that is still to come. */
export function liesAfterToday(word: string): boolean {
  return (FROM_TODAY.get(word) ?? 0) > 0;
}

export function relativeAt(reader: Reader, at: number): Found | null {
  const { tokens, today } = reader;
  if (today === null) return null;
  const days = FROM_TODAY.get(wordAt(tokens, at));
  if (days !== undefined) {
    if (days === 1 && MORNING_AFTER.has(wordAt(tokens, at - 1))) return null;
    if (days === 1 && weekdayNamed(wordAt(tokens, at - 1)) !== null) return null;
    const span = spanAt(reader, at + 1);
    const to = span?.to ?? at + 1;
    return { day: today + days + (span?.days ?? 0), from: at, to, confidence: span ? 0.93 : 0.95 };
  }
  const span = spanAt(reader, at);
  const inWeek = span && weekdayAfter(reader, at, span);
  if (inWeek) return inWeek;
  if (span) {
    const isWeekIdiom = span.said === 8;
    const confidence = isWeekIdiom ? 0.7 : span.isVague ? 0.65 : 0.85;
    const found = { day: today + span.days, from: at, to: span.to, confidence };
    return span.isVague ? { ...found, isPart: true } : found;
  }
  if (wordAt(tokens, at) === "vor") {
    const back = lengthAt(reader, at + 1);
    if (back) return { day: today - back.days, from: at, to: back.to, confidence: 0.8 };
  }
  return null;
}

const TO_WEEKDAY = wordSet("am an einem dann , den der");

/**
 * "in drei Wochen am Dienstag": the Tuesday of that week; on a weekend, when people already count from
 * the next one, the nearest.
 */
function weekdayAfter({ tokens, today }: Reader, at: number, span: Length): Found | null {
  const weekdayAt = skip(tokens, span.to, TO_WEEKDAY);
  const weekday = weekdayNamed(wordAt(tokens, weekdayAt));
  const isWeeks = wordAt(tokens, span.to - 1).startsWith("woche") || span.said === 14;
  if (weekday === null || !isWeeks || today === null || weekdayAt > span.to + 2) return null;
  const then = today + span.days;
  const ofWeek = mondayOf(then) + ((weekday + 6) % 7);
  const isWeekend = weekdayOf(today) % 6 === 0;
  const isNearer = ofWeek < then - 3;
  const day = isWeekend && isNearer ? ofWeek + 7 : ofWeek;
  return { day, from: at, to: weekdayAt + 1, confidence: isWeekend ? 0.7 : 0.85 };
}

interface Length {
  days: number;
  to: number;
  /** Days that were said, if days were. */
  said: number | null;
  isVague: boolean;
}

const SPAN_LEADS = wordSet("in über nach");

/** "in acht Tagen", which are seven, "in vierzehn Tagen", "in zwei Wochen", "über acht Tage". */
export function spanAt(reader: Reader, at: number): Length | null {
  if (!SPAN_LEADS.has(wordAt(reader.tokens, at)) || wordAt(reader.tokens, at) === "nach")
    return null;
  return lengthAt(reader, at + 1);
}

function lengthAt(reader: Reader, at: number): Length | null {
  const { tokens, numerals, today } = reader;
  const numeral = numerals.get(at);
  if (!numeral || today === null || numeral.value > 400) return null;
  const upper = numerals.get(numeral.to) ?? numerals.get(numeral.to + 1);
  const isVague = upper !== undefined;
  const unitAt = upper?.to ?? numeral.to;
  const { value } = numeral;
  const length = (days: number, said: number | null = null): Length => ({
    days: Math.round(days),
    to: unitAt + 1,
    said,
    isVague,
  });
  switch (wordAt(tokens, unitAt)) {
    case "tag":
    case "tage":
    case "tagen":
      return value === 8 ? length(7, 8) : length(value, value);
    case "woche":
    case "wochen":
      return length(value * 7);
    case "monat":
    case "monate":
    case "monaten": {
      const { year, month, day } = partsOfDay(today);
      const whole = Math.floor(value);
      const end = endOfMonth(year, month + whole);
      const then = Math.min(dayOf(year, month + whole, day), end) + (value - whole) * 30;
      return { ...length(then - today), isVague: true };
    }
    case "jahr":
    case "jahre":
    case "jahren":
      return { ...length(value * 365.25), isVague: true };
    default:
      return null;
  }
}
