import { openMemory } from "../../memory.ts";
import type { HalfValue } from "../half.ts";
import { ordinalOf } from "../number-words.ts";
import { type Candidate, isRefused, settle } from "../settle.ts";
import type { Speech } from "../speech.ts";
import { wordAt } from "../tokens.ts";
import { besideFeastAt } from "./beside-feast.ts";
import { isRuledOut } from "./busy.ts";
import { berlinAt, type Day, isoDate } from "./calendar.ts";
import { dayAndMonthAt, isoAt } from "./calendar-date.ts";
import type { DateContext, Found, Reader } from "./date-reader.ts";
import { weekdayNamed } from "./day-names.ts";
import { mayBeginAhead, relativeAt } from "./days-ahead.ts";
import { daysAskedFor } from "./days-asked.ts";
import { feastAt, mayBeginFeast } from "./feast.ts";
import { sureIsMeant } from "./in-passing.ts";
import { mayBeginLast, nthWeekdayAt } from "./nth-weekday.ts";
import { mayBeginPeriod, periodAt } from "./period.ts";
import { weekdayAt } from "./weekday.ts";

/** A day as "YYYY-MM-DD": what people arrange lies ahead, what they were born on behind. */
export function readDate(speech: Speech, context: DateContext): Candidate<string> | null {
  return (context.half && dateWithin(speech, context, context.half)) ?? dateIn(speech, context);
}

/** "Mittwoch", "am dritten" after "nächste Woche", "im Februar": the one that lies there. */
function dateWithin(
  speech: Speech,
  { question, now }: DateContext,
  { from, to }: HalfValue,
): Candidate<string> | null {
  if (from === undefined || to === undefined || COUNTED_FROM_NOW.test(speech.text)) return null;
  // The day before, so that the first one counts as well.
  const before = Date.parse(`${from}T12:00:00Z`) - A_DAY;
  if (now === undefined || Number.isNaN(before)) return null;
  const found = dateIn(speech, { question, now: before });
  if (!found || found.isPart || found.value < from || found.value > to) return null;
  const days = (Date.parse(to) - Date.parse(from)) / A_DAY;
  // Of several Wednesdays of a month the next one is probably meant.
  const isOpen = days >= 7 && speech.tokens.every(({ word }) => ordinalOf(word) === null);
  const isDated = speech.tokens.some(({ kind }) => kind === "digits");
  const confidence = isOpen && !isDated ? 0.7 : Math.max(found.confidence, 0.9);
  return { ...found, confidence, isBare: false };
}

const A_DAY = 86_400_000;
const COUNTED_FROM_NOW =
  /\b(?:heute|heut|morgen|übermorgen|gestern|nächste|kommende|übernächste|diese)\p{L}*/iu;

function dateIn(speech: Speech, context: DateContext): Candidate<string> | null {
  const reader = readerFor(speech, context);
  const found: Found[] = [];
  for (let at = 0; at < speech.tokens.length; ) {
    const next = mayBeginAt(speech, at) ? foundAt(reader, at, found.at(-1)) : null;
    if (next) found.push(next);
    at = Math.max(next?.to ?? 0, at + 1);
  }
  // What somebody had on a day that is over doesn't rule it out.
  const isOut = reader.liesBehind ? isRefused : isRuledOut;
  const isOver = (day: Day) => reader.liesAhead && reader.today !== null && day < reader.today;
  return settle(
    speech,
    found.map(({ day, from, to, confidence, isBare, isPart }) => ({
      value: isoDate(day),
      from,
      to,
      confidence:
        isOver(day) || isOut(speech.tokens, from, to)
          ? 0.3
          : Math.min(confidence, sureIsMeant(speech.tokens, from, to, reader.asked)),
      isBare: isBare ?? false,
      ...(isPart && { isPart }),
    })),
  );
}

/** Most words begin no day: those that do are known by themselves, by a number, or an "und". */
function mayBeginAt({ tokens, numerals }: Speech, at: number): boolean {
  const token = tokens[at];
  if (!token || token.kind === "digits" || numerals.has(at)) return true;
  return mayBegin(token.word) || wordAt(tokens, at + 1) === "und";
}

const beginnings = openMemory<string, boolean>(5_000);

function mayBegin(word: string): boolean {
  const before = beginnings.get(word);
  if (before !== undefined) return before;
  const made =
    weekdayNamed(word) !== null ||
    ordinalOf(word) !== null ||
    mayBeginAhead(word) ||
    mayBeginLast(word) ||
    mayBeginPeriod(word) ||
    mayBeginFeast(word);
  beginnings.put(word, made);
  return made;
}

function foundAt(reader: Reader, at: number, before: Found | undefined): Found | null {
  return (
    isoAt(reader, at) ??
    nthWeekdayAt(reader, at) ??
    besideFeastAt(reader, at) ??
    weekdayAt(reader, at, before) ??
    dayAndMonthAt(reader, at, before) ??
    relativeAt(reader, at) ??
    partAt(reader, at) ??
    feastAt(reader, at)
  );
}

function partAt(reader: Reader, at: number): Found | null {
  const period = periodAt(reader, at);
  return period && { ...period, isPart: true };
}

const SAID_OF_BIRTH = /geboren|geburtsdatum|jahrgang/iu;

/** A moment that a calendar of four-digit years has. */
const LATEST = 8e13;

export function readerFor(speech: Speech, { now, question }: DateContext): Reader {
  const isKnown = now !== undefined && Math.abs(now) < LATEST;
  const asked = daysAskedFor(question);
  const isBirth = asked === "birth" || SAID_OF_BIRTH.test(speech.text);
  return {
    ...speech,
    today: isKnown ? berlinAt(now).day : null,
    liesBehind: isBirth || asked === "behind",
    liesAhead: !isBirth && asked === "ahead",
    asked,
    isBirth,
  };
}
