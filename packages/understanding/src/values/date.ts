import {
  berlinAt,
  type Day,
  dayOf,
  endOfMonth,
  isoDate,
  partsOfDay,
  realDay,
  weekdayOf,
} from "./calendar.ts";
import { feastNamed, isHabit, MONTHS, weekdayNamed } from "./day-names.ts";
import { ordinalOf } from "./number-words.ts";
import { type Candidate, isCorrection, isRefused, settle } from "./settle.ts";
import type { Speech } from "./speech.ts";
import { isJoined, wordAt, wordSet, wordTable } from "./tokens.ts";

/** What a day is read against. */
export interface DateContext {
  /** Milliseconds since 1970; without it only dates with a year are read. */
  now?: number;
  question: string;
}

/** A day as "YYYY-MM-DD": what people arrange lies ahead, what they were born on behind. */
export function readDate(speech: Speech, context: DateContext): Candidate<string> | null {
  const reader = readerFor(speech, context);
  const found: Found[] = [];
  for (let at = 0; at < speech.tokens.length; ) {
    const next = foundAt(reader, at, found.at(-1));
    if (next) found.push(next);
    at = Math.max(next?.to ?? 0, at + 1);
  }
  return settle(
    speech,
    found.map(({ day, from, to, confidence, isBare }) => ({
      value: isoDate(day),
      from,
      to,
      confidence: isRefused(speech.tokens, from, to) ? 0.3 : confidence,
      isBare: isBare ?? false,
    })),
  );
}

interface Found {
  day: Day;
  from: number;
  to: number;
  confidence: number;
  isBare?: boolean;
  /** Of a day of which the month was said. */
  hasMonth?: boolean;
  /** The Monday of the week that was named. */
  week?: Day;
}

interface Reader extends Speech {
  today: Day | null;
  liesBehind: boolean;
  isBirth: boolean;
}

const BIRTH = /geboren|geburt|jahrgang/iu;
const SAID_OF_BIRTH = /geboren|geburtsdatum|jahrgang/iu;
const BEHIND = /geboren|geburt|jahrgang|seit wann|zuletzt|wann (?:war|haben|hast)/iu;

/** A moment that a calendar of four-digit years has. */
const LATEST = 8e13;

function readerFor(speech: Speech, { now, question }: DateContext): Reader {
  const isKnown = now !== undefined && Math.abs(now) < LATEST;
  const isBirth = BIRTH.test(question) || SAID_OF_BIRTH.test(speech.text);
  return {
    ...speech,
    today: isKnown ? berlinAt(now).day : null,
    liesBehind: isBirth || BEHIND.test(question),
    isBirth,
  };
}

function foundAt(reader: Reader, at: number, before: Found | undefined): Found | null {
  return (
    isoAt(reader, at) ??
    weekdayAt(reader, at, before) ??
    dayAndMonthAt(reader, at, before) ??
    relativeAt(reader, at) ??
    periodAt(reader, at) ??
    feastAt(reader, at)
  );
}

/** "2026-12-03". */
function isoAt({ tokens }: Reader, at: number): Found | null {
  const [year, month, day] = [wordAt(tokens, at), wordAt(tokens, at + 2), wordAt(tokens, at + 4)];
  if (!/^[12]\d{3}$/u.test(year) || !/^\d\d?$/u.test(month) || !/^\d\d?$/u.test(day)) return null;
  if (wordAt(tokens, at + 1) !== wordAt(tokens, at + 3) || !isJoined(tokens, at + 4)) return null;
  if (!"-./".includes(wordAt(tokens, at + 1))) return null;
  const found = realDay(Number(year), Number(month), Number(day));
  return found === null ? null : { day: found, from: at, to: at + 5, confidence: 0.97 };
}

const OF_MONTH = wordSet("im vom des in");
const BEFORE_A_DAY = wordSet("am den dem der zum vom bis ab ersten");
const UNITS = wordSet(
  "uhr euro eur € % prozent cent minuten stunden stock etage mal tage tagen wochen jahre monate leute",
  "mitarbeiter personen quartal semester versuch anruf klasse lehrjahr",
);
const MOMENT_BEFORE = wordSet("um gegen punkt");

/** "3.12.", "dritter Zwölfter", "am 3. Dezember 2026", "am fünften". */
function dayAndMonthAt(reader: Reader, at: number, before: Found | undefined): Found | null {
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
  if (month === null) return dayOnly(reader, at, first, before);
  if (!first.isOrdinal && !isNamed && wordAt(tokens, first.to) !== "/") return null;
  const year = yearAt(reader, to);
  if (year) {
    const day = realDay(year.value, month, first.value);
    if (day === null) return null;
    const isSure = !year.isShort || reader.isBirth;
    return { day, from: at, to: year.to, confidence: isSure ? 0.97 : 0.9, hasMonth: true };
  }
  if (reader.today === null || reader.isBirth) return null;
  const day = nearest(reader, (inYear) => realDay(inYear, month, first.value));
  return day === null ? null : { day, from: at, to, confidence, hasMonth: true };
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

const NEXT = wordSet(
  "nächsten nächster nächste nächstem nächstes kommenden kommender kommende kommendes",
);
const AFTER_NEXT = wordSet("übernächsten übernächster übernächste übernächstem");
const THIS = wordSet("diesen dieser diese dieses diesem");
const LAST = wordSet(
  "letzten letzter letzte letztes vergangenen vergangener vergangene vorigen vorige",
);

/** "am fünften": the next one, or that of the month named by what it corrects. */
function dayOnly(
  reader: Reader,
  at: number,
  { value, to, isOrdinal, hasPoint }: DayNumber,
  before: Found | undefined,
): Found | null {
  const { tokens, today } = reader;
  const lead = wordAt(tokens, at - 1);
  if (UNITS.has(wordAt(tokens, to)) || isFeastOrdinal(wordAt(tokens, to))) return null;
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

/** "… nächsten Monats", "… diesen Monat". */
function monthAfter({ tokens }: Reader, at: number): { ahead: number; to: number } | null {
  const of = wordAt(tokens, at) === "des" || wordAt(tokens, at) === "im" ? at + 1 : at;
  if (!["monat", "monats", "monates"].includes(wordAt(tokens, of + 1))) return null;
  const which = wordAt(tokens, of);
  const ahead = NEXT.has(which) ? 1 : AFTER_NEXT.has(which) ? 2 : THIS.has(which) ? 0 : null;
  return ahead === null ? null : { ahead, to: of + 2 };
}

interface Year {
  value: number;
  to: number;
  isShort: boolean;
}

/** "2026", "zweitausendsechsundzwanzig", "zwanzig sechsundzwanzig", "26" right after a date, "nächstes Jahr". */
function yearAt(reader: Reader, from: number): Year | null {
  const { tokens, numerals, today } = reader;
  let at = from;
  if (["im", "in", "jahr", "jahre", ","].includes(wordAt(tokens, at))) at++;
  if (wordAt(tokens, at) === "jahr" || wordAt(tokens, at) === "jahre") at++;
  const thisYear = today === null ? null : partsOfDay(today).year;
  if (["jahr", "jahres", "jahrs"].includes(wordAt(tokens, at + 1)) && thisYear !== null) {
    const which = wordAt(tokens, at);
    const ahead = NEXT.has(which) ? 1 : THIS.has(which) ? 0 : LAST.has(which) ? -1 : null;
    if (ahead !== null) return { value: thisYear + ahead, to: at + 2, isShort: false };
  }
  const digits = tokens[at]?.kind === "digits" ? wordAt(tokens, at) : "";
  if (/^(?:19|20)\d\d$/u.test(digits)) return { value: Number(digits), to: at + 1, isShort: false };
  if (digits !== "") {
    const isEnd = !UNITS.has(wordAt(tokens, at + 1)) && !/^[:.]$/u.test(wordAt(tokens, at + 1));
    const isShort = digits.length === 2 && (isEnd || at + 2 === tokens.length);
    return isShort ? { value: century(reader, Number(digits)), to: at + 1, isShort } : null;
  }
  const numeral = numerals.get(at);
  if (!numeral || !Number.isInteger(numeral.value) || UNITS.has(wordAt(tokens, numeral.to)))
    return null;
  const { value, to } = numeral;
  if (value >= 1900 && value < 2100) return { value, to, isShort: false };
  const rest = numerals.get(to);
  if ((value === 19 || value === 20) && rest && rest.value >= 10 && rest.value < 100) {
    if (!UNITS.has(wordAt(tokens, rest.to))) {
      return { value: value * 100 + rest.value, to: rest.to, isShort: false };
    }
  }
  const isShort = (value > 24 && value < 100) || (reader.isBirth && value < 100);
  return isShort && at === from ? { value: century(reader, value), to, isShort } : null;
}

function century({ today, liesBehind }: Reader, short: number): number {
  const now = today === null ? null : partsOfDay(today).year;
  if (now === null)
    return short < 50 && !liesBehind ? 2000 + short : short < 25 ? 2000 + short : 1900 + short;
  const latest = liesBehind ? now : now + 20;
  return 2000 + short <= latest ? 2000 + short : 1900 + short;
}

/** The next day of that kind, or the last one if it lies behind. */
function nearest({ today, liesBehind }: Reader, dayIn: (year: number) => Day | null): Day | null {
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

const WEEK = wordSet("woche");
const FILL = wordSet("am den der dem , also dann in auf vielleicht mal gleich direkt bitte");

/** "nächsten Dienstag", "Dienstag in acht Tagen", "Dienstag, der 24.", "Mittwoch kommender Woche". */
function weekdayAt(reader: Reader, at: number, before: Found | undefined): Found | null {
  const { tokens, today } = reader;
  const word = wordAt(tokens, at);
  const weekday = weekdayNamed(word);
  if (weekday === null) return null;
  const from = at;
  let to = at + 1;
  const dateFrom = skipFill(tokens, to);
  const dated = dayAndMonthAt(reader, dateFrom, undefined);
  if (dated && dateFrom - to <= 3) {
    const agrees = weekdayOf(dated.day) === weekday;
    const confidence = agrees ? Math.max(dated.confidence, 0.95) : 0.65;
    return { ...dated, from, confidence, isBare: false };
  }
  if (today === null) return null;
  const ahead = (weekday - weekdayOf(today) + 7) % 7 || 7;
  let day = today + ahead;
  let confidence = ahead === 7 ? 0.75 : isHabit(word) && word !== "mittwochs" ? 0.65 : 0.92;
  let week: Day | undefined;
  const lead = wordAt(tokens, at - 1);
  const after = weekAt(reader, dateFrom) ?? weekAt(reader, to);
  const earlier = weekBefore(reader, at);
  if (after || earlier) {
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
    const span = spanAt(reader, to);
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

function skipFill(tokens: Reader["tokens"], from: number): number {
  let at = from;
  while (at < from + 3 && FILL.has(wordAt(tokens, at))) at++;
  return at;
}

function mondayOf(day: Day): Day {
  return day - ((weekdayOf(day) + 6) % 7);
}

/** "nächste Woche", "der kommenden Woche", "übernächste Woche", "diese Woche". */
function weekAt({ tokens, today }: Reader, from: number): { monday: Day; to: number } | null {
  const at = wordAt(tokens, from) === "der" || wordAt(tokens, from) === "in" ? from + 1 : from;
  if (!WEEK.has(wordAt(tokens, at + 1)) || today === null) return null;
  const which = wordAt(tokens, at);
  const weeks = NEXT.has(which)
    ? 1
    : AFTER_NEXT.has(which)
      ? 2
      : THIS.has(which)
        ? 0
        : LAST.has(which)
          ? -1
          : null;
  return weeks === null ? null : { monday: mondayOf(today) + 7 * weeks, to: at + 2 };
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

const FROM_TODAY: ReadonlyMap<string, number> = wordTable([
  [0, "heute heit heut hüt hoid heint"],
  [1, "morgen morjen moang"],
  [2, "übermorgen übermorjen iwwermorje übermorn iwermorgn"],
  [3, "überübermorgen"],
  [-1, "gestern"],
  [-2, "vorgestern"],
]);

/** Words after which "Morgen" is a part of the day. */
const MORNING_AFTER = wordSet(
  "guten gute guden am heute jeden schönen diesen gestern den einen zum vom moin",
);

function relativeAt(reader: Reader, at: number): Found | null {
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
  if (span) {
    const isWeekIdiom = span.said === 8;
    const confidence = isWeekIdiom ? 0.7 : span.isVague ? 0.65 : 0.85;
    return { day: today + span.days, from: at, to: span.to, confidence };
  }
  if (wordAt(tokens, at) === "vor") {
    const back = lengthAt(reader, at + 1);
    if (back) return { day: today - back.days, from: at, to: back.to, confidence: 0.8 };
  }
  return null;
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
function spanAt(reader: Reader, at: number): Length | null {
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

const EDGES: ReadonlyMap<string, "start" | "middle" | "end"> = wordTable([
  ["start", "anfang anfangs"],
  ["middle", "mitte"],
  ["end", "ende"],
]);

/** "Ende des Monats", "Anfang Mai", "Mitte nächster Woche", "am Wochenende", "nächste Woche". */
function periodAt(reader: Reader, at: number): Found | null {
  const { tokens, today } = reader;
  if (today === null) return null;
  const word = wordAt(tokens, at);
  const { year, month } = partsOfDay(today);
  if (word === "wochenende") {
    const isNext = NEXT.has(wordAt(tokens, at - 1)) && weekdayOf(today) >= 6;
    const saturday = mondayOf(today) + 5;
    const day = saturday < today || isNext || weekdayOf(today) === 6 ? saturday + 7 : saturday;
    return { day, from: at, to: at + 1, confidence: 0.6 };
  }
  if (word === "monatsende" || word === "ultimo") {
    return { day: endOfMonth(year, month), from: at, to: at + 1, confidence: 0.8 };
  }
  if (word === "jahresende")
    return { day: dayOf(year, 12, 31), from: at, to: at + 1, confidence: 0.75 };
  const edge = EDGES.get(word);
  if (edge) {
    const period =
      monthEdge(reader, at, edge) ?? weekEdge(reader, at, edge) ?? yearEdge(reader, at, edge);
    return period;
  }
  const week = weekAt(reader, at);
  const isWhole = week && week.monday > today && wordAt(tokens, at) !== "der";
  if (!week || !isWhole) return null;
  return { day: week.monday, from: at, to: week.to, confidence: 0.6, week: week.monday };
}

const EDGE_CONFIDENCE = 0.65;

function monthEdge(reader: Reader, at: number, edge: "start" | "middle" | "end"): Found | null {
  const { tokens, today } = reader;
  if (today === null) return null;
  const { year, month } = partsOfDay(today);
  const named = MONTHS.get(wordAt(tokens, at + 1));
  if (named !== undefined) {
    const day = nearest(reader, (inYear) => monthDay(inYear, named, edge));
    return day === null ? null : { day, from: at, to: at + 2, confidence: EDGE_CONFIDENCE };
  }
  const of = wordAt(tokens, at + 1) === "des" || wordAt(tokens, at + 1) === "vom" ? at + 2 : at + 1;
  const isPlain = ["monats", "monat"].includes(wordAt(tokens, of));
  const which = monthAfter(reader, of) ?? (isPlain ? { ahead: 0, to: of + 1 } : null);
  if (!which) return null;
  let day = monthDay(year, month + which.ahead, edge);
  if (day < today) day = monthDay(year, month + which.ahead + 1, edge);
  const confidence = edge === "end" ? 0.8 : EDGE_CONFIDENCE;
  return { day, from: at, to: which.to, confidence };
}

function monthDay(year: number, month: number, edge: "start" | "middle" | "end"): Day {
  return edge === "end" ? endOfMonth(year, month) : dayOf(year, month, edge === "start" ? 1 : 15);
}

function weekEdge(reader: Reader, at: number, edge: "start" | "middle" | "end"): Found | null {
  const { tokens, today } = reader;
  if (today === null) return null;
  const of = wordAt(tokens, at + 1) === "der" ? at + 2 : at + 1;
  const isPlain = WEEK.has(wordAt(tokens, of));
  const week = weekAt(reader, of) ?? (isPlain ? { monday: mondayOf(today), to: of + 1 } : null);
  if (!week) return null;
  const day = week.monday + (edge === "start" ? 0 : edge === "middle" ? 2 : 4);
  const ahead = day < today ? 7 : 0;
  return {
    day: day + ahead,
    from: at,
    to: week.to,
    confidence: EDGE_CONFIDENCE,
    week: week.monday,
  };
}

function yearEdge(
  { tokens, today }: Reader,
  at: number,
  edge: "start" | "middle" | "end",
): Found | null {
  if (today === null) return null;
  const of = wordAt(tokens, at + 1) === "des" ? at + 2 : at + 1;
  const which = wordAt(tokens, of);
  const isPlain = which === "jahres" || which === "jahr";
  if (!isPlain && !["jahr", "jahres"].includes(wordAt(tokens, of + 1))) return null;
  const { year } = partsOfDay(today);
  const inYear = NEXT.has(which) ? year + 1 : year;
  const day = edge === "end" ? dayOf(inYear, 12, 31) : dayOf(inYear, edge === "start" ? 1 : 7, 1);
  const to = isPlain ? of + 1 : of + 2;
  return day < today ? null : { day, from: at, to, confidence: 0.7 };
}

function isFeastOrdinal(word: string): boolean {
  return word.startsWith("weihnacht") || word === "advent";
}

/** "Heiligabend", "zweiter Weihnachtstag", "Ostermontag", "Tag der Arbeit". */
function feastAt(reader: Reader, at: number): Found | null {
  const { tokens } = reader;
  const word = wordAt(tokens, at);
  if (wordAt(tokens, at - 1) === "nach" || wordAt(tokens, at - 1) === "vor") return null;
  let to = at + 1;
  let confidence = 0.9;
  let dayIn = feastNamed(word);
  if (word.startsWith("weihnacht")) {
    const ordinal =
      ordinalOf(wordAt(tokens, at - 1)) ??
      (wordAt(tokens, at - 1) === "." ? Number(wordAt(tokens, at - 2)) : null);
    const isDay = ordinal === 1 || ordinal === 2;
    if (!isDay && !["weihnachten", "weihnachtstag"].includes(word)) return null;
    confidence = isDay ? 0.92 : EDGE_CONFIDENCE;
    dayIn = (year) => dayOf(year, 12, isDay ? 24 + ordinal : word === "weihnachten" ? 24 : 25);
  } else if (word === "tag" && wordAt(tokens, at + 1) === "der") {
    if (wordAt(tokens, at + 2) === "arbeit") dayIn = (year) => dayOf(year, 5, 1);
    else if (wordAt(tokens, at + 3) === "einheit") dayIn = (year) => dayOf(year, 10, 3);
    to = at + (wordAt(tokens, at + 2) === "arbeit" ? 3 : 4);
  }
  if (!dayIn) return null;
  const year = yearAt(reader, to);
  const day = year ? dayIn(year.value) : nearest(reader, dayIn);
  return day === null ? null : { day, from: at, to: year?.to ?? to, confidence };
}
