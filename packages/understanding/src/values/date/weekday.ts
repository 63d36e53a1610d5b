import { isCorrection } from "../settle.ts";
import { skip, wordAt, wordSet } from "../tokens.ts";
import { type Day, dayOf, partsOfDay, realDay, weekdayOf } from "./calendar.ts";
import { dayAndMonthAt } from "./calendar-date.ts";
import {
  AFTER_NEXT,
  type Found,
  LAST,
  mondayOf,
  NEXT,
  type Reader,
  weekAt,
} from "./date-reader.ts";
import { isHabit, weekdayNamed } from "./day-names.ts";
import { spanAt } from "./days-ahead.ts";

const ON_IT = wordSet("drauf darauf");
const FILL = wordSet(
  "am den der dem , also dann in auf vielleicht mal gleich direkt bitte äh ähm hm",
);
const HESITATES = wordSet("äh ähm hm");

/** "nächsten Dienstag", "Dienstag in acht Tagen", "Dienstag, der 24.", "Mittwoch kommender Woche". */
export function weekdayAt(reader: Reader, at: number, before: Found | undefined): Found | null {
  const { tokens, today } = reader;
  const word = wordAt(tokens, at);
  const weekday = weekdayNamed(word);
  if (weekday === null) return null;
  const from = at;
  let to = at + 1;
  const dateFrom = skipFill(tokens, to);
  const dated = dayAndMonthAt(reader, dateFrom, undefined);
  if (dated && dateFrom - to <= 3) {
    if (weekdayOf(dated.day) === weekday) {
      return { ...dated, from, confidence: Math.max(dated.confidence, 0.95), isBare: false };
    }
    // "Freitag der dreizehnte": the next day that is both.
    const both = dated.hasMonth ? null : nextThatIs(weekday, dated.day);
    if (both !== null) {
      // Who means a day that far away hardly says it so: it is asked.
      const sure = both - dated.day <= SOON ? 0.88 : 0.65;
      return { ...dated, day: both, from, confidence: sure, isBare: false };
    }
    return { ...dated, from, confidence: 0.65, isBare: false };
  }
  if (today === null) return null;
  const ahead = (weekday - weekdayOf(today) + 7) % 7 || 7;
  let day = today + ahead;
  let confidence = ahead === 7 ? 0.75 : isHabit(word) && word !== "mittwochs" ? 0.75 : 0.92;
  let week: Day | undefined;
  const lead = wordAt(tokens, at - 1);
  const after = weekAt(reader, dateFrom) ?? weekAt(reader, to);
  const earlier = weekBefore(reader, at);
  if (before !== undefined && ON_IT.has(wordAt(tokens, to))) {
    // "Samstag ist keiner da, lieber Montag drauf": counted from the day that was named.
    day = before.day + ((weekday - weekdayOf(before.day) + 7) % 7 || 7);
    to += 1;
    confidence = 0.88;
  } else if (after || earlier) {
    week = (after ?? earlier)?.monday ?? today;
    day = week + ((weekday + 6) % 7);
    to = after?.to ?? to;
    confidence = 0.94;
  } else if (before?.week !== undefined && isCorrection(tokens, before.to, at)) {
    week = before.week;
    day = week + ((weekday + 6) % 7);
  } else if (AFTER_NEXT.has(lead)) {
    day += 7;
    confidence = 0.8;
  } else if (LAST.has(lead)) {
    day -= 7;
  } else if (NEXT.has(lead)) {
    // Within this week, half of the people mean that of the next one.
    const isThisWeek = weekdayOf(today) !== 0 && day < mondayOf(today) + 7;
    const isPlain = lead.startsWith("komm");
    confidence = isThisWeek && !isPlain ? 0.7 : 0.92;
  } else {
    const span = spanAt(reader, skip(tokens, to, HESITATES));
    if (span) {
      day += span.days;
      to = span.to;
      confidence = 0.88;
    }
  }
  return {
    day,
    from: earlier?.from ?? from,
    to,
    confidence,
    ...(week === undefined ? {} : { week }),
  };
}

/** The first day after another one with its number in a month, and a weekday. */
function nextThatIs(weekday: number, after: Day): Day | null {
  const { year, month, day } = partsOfDay(after);
  for (let ahead = 1; ahead <= MOST_MONTHS_AHEAD; ahead++) {
    const of = partsOfDay(dayOf(year, month + ahead, 1));
    const found = realDay(of.year, of.month, day);
    if (found !== null && weekdayOf(found) === weekday) return found;
  }
  return null;
}

/** Days behind the next one with that number. */
const SOON = 62;

/** Within so many months each number but the last ones falls on each weekday. */
const MOST_MONTHS_AHEAD = 14;

function skipFill(tokens: Reader["tokens"], from: number): number {
  let at = from;
  while (at < from + 3 && FILL.has(wordAt(tokens, at))) at++;
  return at;
}

function weekBefore(reader: Reader, weekday: number): { monday: Day; from: number } | null {
  for (let at = weekday - 2; at >= Math.max(0, weekday - 5); at--) {
    const week = weekAt(reader, at);
    if (!week) continue;
    const isNear = skipFill(reader.tokens, week.to) >= weekday;
    return isNear ? { monday: week.monday, from: at } : null;
  }
  return null;
}
