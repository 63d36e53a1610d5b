import type { HalfValue } from "../half.ts";
import { ordinalOf } from "../number-words.ts";
import type { Speech } from "../speech.ts";
import { wordAt, wordSet, wordTable } from "../tokens.ts";
import { feastSpanAt } from "./beside-feast.ts";
import { isRuledOut } from "./busy.ts";
import { type Day, dayOf, endOfMonth, isoDate, partsOfDay, weekdayOf } from "./calendar.ts";
import { monthAfter } from "./calendar-date.ts";
import { readerFor } from "./date.ts";
import {
  aheadOf,
  type DateContext,
  mondayOf,
  nearest,
  type Reader,
  weekAt,
} from "./date-reader.ts";
import { MONTHS, weekdayNamed } from "./day-names.ts";

/** Days in a row that some of the words name. */
interface Stretch {
  from: number;
  to: number;
  /** `null`: it is not known which. */
  days: { first: Day; last: Day } | null;
}

/** The week, month, season or days beside a feast that a reply names; the last one, where it takes one back. */
export function stretchIn(speech: Speech, context: DateContext): HalfValue | null {
  if (!NAMES_A_STRETCH.test(speech.text)) return null;
  const reader = readerFor(speech, context);
  const { tokens, text, today } = reader;
  if (today === null) return null;
  let found: Stretch | null = null;
  for (let at = 0; at < tokens.length; ) {
    const next = stretchAt(reader, at);
    if (next && !isRuledOut(tokens, next.from, next.to)) found = next;
    at = Math.max(next?.to ?? 0, at + 1);
  }
  if (!found) return null;
  const { from, to, days } = found;
  let lead = from;
  // "in der ersten Dezemberwoche": both words belong to it.
  while (lead > from - 2 && LEADS.has(wordAt(tokens, lead - 1))) lead--;
  const heard = text.slice(tokens[lead]?.start ?? 0, tokens[to - 1]?.end ?? text.length);
  // Nobody is met on a day that is over.
  const first = days && Math.max(days.first, today);
  if (days === null || first === null || first > days.last) return { kind: "date", heard };
  return { kind: "date", heard, from: isoDate(first), to: isoDate(days.last) };
}

/** Most replies name none: those that do have one of these somewhere. */
const NAMES_A_STRETCH =
  /woche|hälfte|kw|tage|monat|jahr|quartal|anfang|beginn|mitte|ende|jan|jän|feb|m[äe]r|apr|mai|jun|jul|aug|sep|okt|nov|dez|früh|sommer|herbst|winter|ferien|urlaub|messe|umzug|kur|nach|vor|über|zwischen|bald|demn|tags/iu;

const LEADS = wordSet("im in am ab der den dem zum gegen erst noch");

function stretchAt(reader: Reader, at: number): Stretch | null {
  return (
    edgeAt(reader, at) ??
    weekOfMonthAt(reader, at) ??
    weekStretchAt(reader, at) ??
    monthStretchAt(reader, at) ??
    seasonAt(reader, at) ??
    besideAt(reader, at) ??
    vagueAt(reader, at)
  );
}

const EDGES: ReadonlyMap<string, 0 | 1 | 2> = wordTable([
  [0, "anfang anfangs beginn"],
  [1, "mitte"],
  [2, "ende"],
]);

/** "Anfang Februar", "Mitte nächster Woche", "Ende des Monats": a third of it. */
function edgeAt(reader: Reader, at: number): Stretch | null {
  const { tokens, today } = reader;
  const third = EDGES.get(wordAt(tokens, at));
  if (third === undefined || today === null) return null;
  const of = ["des", "der", "vom", "im"].includes(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  const word = wordAt(tokens, of);
  const whole =
    weekStretchAt(reader, of) ??
    monthStretchAt(reader, of) ??
    yearAt(reader, of) ??
    (word === "woche" ? { from: of, to: of + 1, days: weekOf(today) } : null) ??
    (/^monate?s?$/u.test(word) ? { from: of, to: of + 1, days: monthOf(today, 0) } : null);
  if (!whole?.days) return null;
  const { first, last } = whole.days;
  const length = last - first + 1;
  const cut = (part: number) => first + Math.round((length * part) / 3);
  return { from: at, to: whole.to, days: { first: cut(third), last: cut(third + 1) - 1 } };
}

const weekOf = (day: Day) => ({ first: mondayOf(day), last: mondayOf(day) + 6 });

function monthOf(today: Day, ahead: number) {
  const { year, month } = partsOfDay(today);
  return { first: dayOf(year, month + ahead, 1), last: endOfMonth(year, month + ahead) };
}

/** "In der ersten Dezemberwoche", "zweite Woche im Januar", "erste Märzhälfte". */
function weekOfMonthAt(reader: Reader, at: number): Stretch | null {
  const { tokens } = reader;
  const nth = ordinalOf(wordAt(tokens, at));
  const [, name = "", part] = /^(\p{L}*?)(woche|haelfte)$/u.exec(wordAt(tokens, at + 1)) ?? [];
  if (nth === null || nth > 4 || part === undefined) return null;
  const isApart = name === "" && ["im", "vom", "des"].includes(wordAt(tokens, at + 2));
  const month = MONTHS.get(isApart ? wordAt(tokens, at + 3) : name);
  if (month === undefined) return null;
  const length = part === "woche" ? 7 : 15;
  const last = nearest(reader, (year) => {
    const end = dayOf(year, month, length * nth);
    return part === "haelfte" && nth === 2 ? endOfMonth(year, month) : end;
  });
  if (last === null) return null;
  const first = dayOf(partsOfDay(last).year, month, length * (nth - 1) + 1);
  return { from: at, to: isApart ? at + 4 : at + 2, days: { first, last } };
}

const WEEKENDS = wordSet("wochenende we");

function weekStretchAt(reader: Reader, at: number): Stretch | null {
  const { tokens, today, numerals } = reader;
  if (today === null) return null;
  const week = weekAt(reader, at);
  if (week && wordAt(tokens, at) !== "in") {
    return { from: at, to: week.to, days: { first: week.monday, last: week.monday + 6 } };
  }
  const word = wordAt(tokens, at);
  if (WEEKENDS.has(word)) {
    // On a weekend the next one is meant.
    const saturday = mondayOf(today) + 5 + (weekdayOf(today) % 6 === 0 ? 7 : 0);
    return { from: at, to: at + 1, days: { first: saturday, last: saturday + 1 } };
  }
  if (word === "kw" || word === "kalenderwoche") {
    const number = numerals.get(at + 1) ?? null;
    const ordinal = ordinalOf(wordAt(tokens, at - 1));
    const week = number?.value ?? ordinal;
    if (week === null || !Number.isInteger(week) || week < 1 || week > 53) return null;
    const days = nearest(reader, (year) => mondayOf(dayOf(year, 1, 4)) + 7 * (week - 1) + 6);
    if (days === null) return null;
    const from = number ? at : at - 1;
    return { from, to: number?.to ?? at + 1, days: { first: days - 6, last: days } };
  }
  return null;
}

/** "im Februar", "nächsten Monat", "diesen Monat noch"; not the month of a day. */
function monthStretchAt(reader: Reader, at: number): Stretch | null {
  const { tokens, today } = reader;
  if (today === null) return null;
  const month = MONTHS.get(wordAt(tokens, at));
  if (month !== undefined) {
    if (wordAt(tokens, at).length < 3 || isOfDay(reader, at - 1)) return null;
    const last = nearest(reader, (year) => endOfMonth(year, month));
    if (last === null) return null;
    const { year } = partsOfDay(last);
    return { from: at, to: at + 1, days: { first: dayOf(year, month, 1), last } };
  }
  const which = monthAfter(reader, at);
  return which ? { from: at, to: which.to, days: monthOf(today, which.ahead) } : null;
}

function isOfDay({ tokens, numerals }: Reader, before: number): boolean {
  const word = wordAt(tokens, before);
  if (word === "." || ordinalOf(word) !== null || tokens[before]?.kind === "digits") return true;
  return [before, before - 1].some((at) => numerals.get(at)?.to === before + 1);
}

const SEASONS: ReadonlyMap<string, number> = wordTable([
  [3, "frühjahr frühling frühjahrs frühlings"],
  [6, "sommer sommers"],
  [9, "herbst herbsts herbstes"],
  [12, "winter winters"],
]);

/** "im Frühjahr", "im ersten Quartal", "nächstes Jahr", "im neuen Jahr". */
function seasonAt(reader: Reader, at: number): Stretch | null {
  const { tokens, today } = reader;
  if (today === null) return null;
  const word = wordAt(tokens, at);
  const begins = SEASONS.get(word);
  if (begins !== undefined) {
    const last = nearest(reader, (year) => endOfMonth(year, begins + 2));
    if (last === null) return null;
    const end = partsOfDay(last);
    return { from: at, to: at + 1, days: { first: dayOf(end.year, end.month - 2, 1), last } };
  }
  if (/^quartale?s?$/u.test(word)) return quarterAt(reader, at);
  return yearAt(reader, at);
}

function quarterAt(reader: Reader, at: number): Stretch | null {
  const { tokens, today } = reader;
  if (today === null) return null;
  const lead = wordAt(tokens, at - 1) === "." ? wordAt(tokens, at - 2) : wordAt(tokens, at - 1);
  const from = wordAt(tokens, at - 1) === "." ? at - 2 : at - 1;
  const ahead = aheadOf(lead);
  const nth = /^[1-4]$/u.test(lead) ? Number(lead) : ordinalOf(lead);
  const { year, month } = partsOfDay(today);
  const now = Math.floor((month - 1) / 3);
  const quarterOf = (inYear: number, quarter: number) => ({
    first: dayOf(inYear, 3 * quarter + 1, 1),
    last: endOfMonth(inYear, 3 * quarter + 3),
  });
  if (ahead !== null) return { from, to: at + 1, days: quarterOf(year, now + ahead) };
  if (nth === null || nth > 4) return null;
  return { from, to: at + 1, days: quarterOf(nth - 1 < now ? year + 1 : year, nth - 1) };
}

const NEW_YEAR = wordSet("neuen neues neue");

function yearAt({ tokens, today }: Reader, at: number): Stretch | null {
  if (today === null || !/^jahre?s?$/u.test(wordAt(tokens, at + 1))) return null;
  const which = wordAt(tokens, at);
  const ahead = NEW_YEAR.has(which) ? 1 : aheadOf(which);
  if (ahead === null || ahead < 0) return null;
  const year = partsOfDay(today).year + ahead;
  return { from: at, to: at + 2, days: { first: dayOf(year, 1, 1), last: dayOf(year, 12, 31) } };
}

const SIDES = wordSet("nach vor über um zwischen");
/** Days beside a feast that may be meant. */
const A_FORTNIGHT = 14;

/** "nach Weihnachten", "vor Ostern", "zwischen den Jahren", "nach den Ferien". */
function besideAt(reader: Reader, at: number): Stretch | null {
  const { tokens, today } = reader;
  const side = wordAt(tokens, at);
  if (!SIDES.has(side) || today === null) return null;
  const noun = ["den", "dem", "der", "meinem", "unserem", "unserm"].includes(wordAt(tokens, at + 1))
    ? at + 2
    : at + 1;
  const word = wordAt(tokens, noun);
  if (side === "zwischen" && (word === "jahren" || word === "feiertagen" || word === "jahre")) {
    const first = nearest(reader, (year) => dayOf(year, 12, 30));
    return first === null
      ? null
      : { from: at, to: noun + 1, days: { first: first - 3, last: first } };
  }
  if (/^(?:\p{L}*ferien|\p{L}*urlaub|messe|umzug|kur)$/u.test(word)) {
    return side === "um" ? null : { from: at, to: noun + 1, days: null };
  }
  if (side === "zwischen" || weekdayNamed(wordAt(tokens, at - 1)) !== null) return null;
  const feast = feastSpanAt(reader, at + 1);
  if (!feast) return null;
  const last = nearest(reader, (year) => feast.daysIn(year).last);
  if (last === null) return null;
  const { first } = feast.daysIn(partsOfDay(last - 2).year);
  const days =
    side === "nach"
      ? { first: last + 1, last: last + A_FORTNIGHT }
      : side === "vor"
        ? { first: first - A_FORTNIGHT, last: first - 1 }
        : { first, last };
  return { from: at, to: feast.to, days };
}

const SOME = wordSet("paar einigen");
const SOON = wordSet("demnächst bald demnext");

/** "in ein paar Wochen", "in zwei, drei Wochen", "die nächsten Tage", "unter der Woche", "demnächst". */
function vagueAt({ tokens, numerals, today }: Reader, at: number): Stretch | null {
  if (today === null) return null;
  const word = wordAt(tokens, at);
  if (SOON.has(word)) return { from: at, to: at + 1, days: null };
  if (word === "wochentags" || word === "werktags") return { from: at, to: at + 1, days: null };
  if (word === "unter" && wordAt(tokens, at + 2) === "woche")
    return { from: at, to: at + 3, days: null };
  if (
    (["naechsten", "kommenden", "die"].includes(word) && wordAt(tokens, at + 1) === "tage") ||
    (["naechsten", "kommenden"].includes(word) && wordAt(tokens, at + 1) === "tagen")
  ) {
    return { from: at, to: at + 2, days: { first: today + 1, last: today + 7 } };
  }
  if (word !== "in") return null;
  const some = SOME.has(wordAt(tokens, at + 2))
    ? at + 3
    : SOME.has(wordAt(tokens, at + 1))
      ? at + 2
      : null;
  const lower = numerals.get(at + 1);
  const between =
    lower && ["bis", "oder", ","].includes(wordAt(tokens, lower.to)) ? lower.to + 1 : lower?.to;
  const upper = between === undefined ? undefined : numerals.get(between);
  const unitAt = some ?? upper?.to;
  const unit = unitAt === undefined ? 0 : daysIn(wordAt(tokens, unitAt));
  if (unitAt === undefined || unit === 0) return null;
  const [least, most] = some !== null ? [2, 5] : [lower?.value ?? 1, upper?.value ?? 1];
  if (most > 60 || least > most) return null;
  const first = unit === 1 ? today + least : mondayOf(today + least * unit);
  const last = unit === 1 ? today + most : mondayOf(today + most * unit) + 6;
  return { from: at, to: unitAt + 1, days: { first, last } };
}

function daysIn(unit: string): number {
  return /^tage?n?$/u.test(unit)
    ? 1
    : /^wochen?$/u.test(unit)
      ? 7
      : /^monate?n?$/u.test(unit)
        ? 30
        : 0;
}
