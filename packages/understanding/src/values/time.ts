import { isRuledOut } from "./date/busy.ts";
import { berlinAt } from "./date/calendar.ts";
import { withoutHesitation } from "./hesitation.ts";
import {
  inPartOfDay,
  isAtOddsWith,
  OPEN,
  type PartOfDay,
  partNear,
  partOfDay,
} from "./part-of-day.ts";
import { type Candidate, isRefused, settle } from "./settle.ts";
import type { Speech } from "./speech.ts";
import { isJoined, type Token, wordAt, wordSet, wordTable } from "./tokens.ts";

/**
 * A time of day as "HH:mm". Without a part of the day, hours from one to six are afternoon.
 *
 * @param told the part of the day that was said before
 */
export function readTime(
  spoken: Speech,
  now: number | undefined,
  told?: PartOfDay,
): Candidate<string> | null {
  const { speech, placeOf } = withoutHesitation(spoken);
  const candidates: Candidate<string>[] = [];
  const { tokens } = speech;
  for (let at = 0; at < tokens.length; ) {
    const said = saidAt(speech, at);
    const candidate = said
      ? candidateFor(speech, said, candidates.at(-1), told)
      : afterAt(speech, at, now);
    if (candidate && !(said?.isBare && isDictated(speech, said.from))) candidates.push(candidate);
    at = Math.max(said?.to ?? 0, candidate?.to ?? 0, at + 1);
  }
  const placed = candidates.map((candidate) => {
    return { ...candidate, from: placeOf(candidate.from), to: placeOf(candidate.to - 1) + 1 };
  });
  return settle(spoken, placed) ?? noonIn(spoken.tokens);
}

/** "Hinten fünf fünf sieben": digits that are told one by one, and no hour. */
function isDictated({ tokens, numerals }: Speech, at: number): boolean {
  const isDigit = (one: number) => {
    const numeral = numerals.get(one);
    return numeral !== undefined && numeral.value < 10 && numeral.to === one + 1;
  };
  let from = at;
  while (isDigit(from - 1)) from--;
  let to = at;
  while (to < tokens.length && isDigit(to)) to++;
  return to - from >= FEWEST_DICTATED;
}

const FEWEST_DICTATED = 3;

/** A time as it was said, before morning and evening are told apart. */
interface Said {
  hour: number;
  minute: number;
  from: number;
  to: number;
  /** How clear it is apart from the part of the day. */
  confidence: number;
  /** "04:00" and hours above twelve leave nothing open. */
  isExact?: boolean;
  isBare?: boolean;
}

function saidAt(speech: Speech, at: number): Said | null {
  return (
    clockAt(speech, at) ??
    halfOrQuarterAt(speech, at) ??
    minutesFromAt(speech, at) ??
    hourAt(speech, at)
  );
}

const OCLOCK = wordSet("uhr ur uhren h");
const LEADS = wordSet(
  "um gegen ab punkt schlag so vor nach bis kurz zirka circa ca etwa ungefähr zwischen von",
);
const STRONG_LEADS = wordSet("um gegen ab punkt schlag");

/** "14:30", "14.30 Uhr", "um 14.30". */
function clockAt({ tokens }: Speech, at: number): Said | null {
  const hours = wordAt(tokens, at);
  const mark = wordAt(tokens, at + 1);
  const minutes = wordAt(tokens, at + 2);
  if (!/^\d\d?$/u.test(hours) || !/^\d\d$/u.test(minutes) || !isJoined(tokens, at + 2)) return null;
  if (!isJoined(tokens, at + 1) || isDecimal(tokens, at - 1)) return null;
  const isNamed = OCLOCK.has(wordAt(tokens, at + 3));
  const isPointed = mark === "." && wordAt(tokens, at + 3) !== ".";
  const isLed = STRONG_LEADS.has(wordAt(tokens, at - 1));
  if (mark !== ":" && !(isPointed && (isNamed || isLed)) && !(mark === "h")) return null;
  if (mark === ":" && /^[:]$/u.test(wordAt(tokens, at - 1)) && isJoined(tokens, at)) return null;
  const hour = Number(hours);
  const minute = Number(minutes);
  if (hour > 24 || minute > 59) return null;
  const isExact = hours.length === 2 && (hours.startsWith("0") || hour > 12);
  return { hour, minute, from: at, to: isNamed ? at + 4 : at + 3, confidence: 0.97, isExact };
}

function isDecimal(tokens: readonly Token[], at: number): boolean {
  return (wordAt(tokens, at) === "." || wordAt(tokens, at) === ",") && isJoined(tokens, at + 1);
}

const HALF = wordSet("halb halbe halben halber halba halwer hoiba hoib halwa");
const QUARTER = wordSet("viertel vierdl viatl virtl");
const THREE_QUARTERS = wordSet("dreiviertel dreivierdl dreiviatl");
const BEFORE = wordSet("vor vo vur");
const PAST = wordSet("nach noch über ab");

/** "halb drei", "viertel vor drei", "viertel drei", "dreiviertel drei". */
function halfOrQuarterAt(speech: Speech, at: number): Said | null {
  const { tokens } = speech;
  const word = wordAt(tokens, at);
  if (HALF.has(word)) return before(fullHourAt(speech, at + 1), 30, at, 0.95);
  const isApart = ["drei", "3"].includes(word) && QUARTER.has(wordAt(tokens, at + 1));
  const isFraction =
    word === "3" && wordAt(tokens, at + 1) === "/" && wordAt(tokens, at + 2) === "4";
  if (THREE_QUARTERS.has(word) || isApart || isFraction) {
    const next = isFraction ? at + 3 : isApart ? at + 2 : at + 1;
    const hour = fullHourAt(speech, next);
    return isBesides(wordAt(tokens, next)) ? null : before(hour, 15, at, 0.9);
  }
  if (!QUARTER.has(word)) return null;
  const beside = wordAt(tokens, at + 1);
  if (BEFORE.has(beside)) return before(fullHourAt(speech, at + 2), 15, at, 0.95);
  if (PAST.has(beside)) return past(fullHourAt(speech, at + 2), 15, at, 0.95);
  // The quarter of the hour that is running, as in the east and the south.
  return before(fullHourAt(speech, at + 1), 45, at, 0.8);
}

function isBesides(word: string): boolean {
  return BEFORE.has(word) || PAST.has(word);
}

interface FullHour {
  hour: number;
  to: number;
}

/** An hour without minutes, with or without "Uhr". */
function fullHourAt({ tokens, numerals }: Speech, at: number): FullHour | null {
  const numeral = numerals.get(at);
  if (!numeral || numeral.decimals > 0 || numeral.value > 24 || !Number.isInteger(numeral.value))
    return null;
  const isNamed = OCLOCK.has(wordAt(tokens, numeral.to));
  if (numeral.isArticle && !isNamed && wordAt(tokens, at) !== "ein") return null;
  return { hour: numeral.value, to: isNamed ? numeral.to + 1 : numeral.to };
}

function before(
  full: FullHour | null,
  minutes: number,
  from: number,
  confidence: number,
): Said | null {
  if (!full) return null;
  const hour = full.hour === 0 ? 23 : full.hour === 1 ? 12 : full.hour - 1;
  return { hour, minute: 60 - minutes, from, to: full.to, confidence, isExact: full.hour > 13 };
}

function past(
  full: FullHour | null,
  minute: number,
  from: number,
  confidence: number,
): Said | null {
  return (
    full && { hour: full.hour, minute, from, to: full.to, confidence, isExact: full.hour > 12 }
  );
}

const MINUTES = wordSet("minuten minute min");
const SHORTLY = wordSet("kurz knapp");

/** "zehn nach acht", "fünf Minuten vor halb vier", "kurz vor drei". */
function minutesFromAt(speech: Speech, at: number): Said | null {
  const { tokens, numerals } = speech;
  if (SHORTLY.has(wordAt(tokens, at)) && isBesides(wordAt(tokens, at + 1))) {
    const half = halfOrQuarterAt(speech, at + 2);
    if (half) return { ...half, from: at, confidence: 0.65 };
    return past(fullHourAt(speech, at + 2), 0, at, 0.65);
  }
  const numeral = numerals.get(at);
  if (!numeral || numeral.value < 1 || numeral.value > 29 || numeral.decimals > 0) return null;
  const beside = MINUTES.has(wordAt(tokens, numeral.to)) ? numeral.to + 1 : numeral.to;
  const isBefore = BEFORE.has(wordAt(tokens, beside));
  if (!isBefore && wordAt(tokens, beside) !== "nach" && wordAt(tokens, beside) !== "ueber")
    return null;
  const minutes = numeral.value;
  const quarter = HALF.has(wordAt(tokens, beside + 1)) ? null : halfOrQuarterAt(speech, beside + 1);
  if (quarter) return besideQuarter(quarter, isBefore ? -minutes : minutes, at);
  if (HALF.has(wordAt(tokens, beside + 1))) {
    return before(fullHourAt(speech, beside + 2), isBefore ? 30 + minutes : 30 - minutes, at, 0.93);
  }
  const full = fullHourAt(speech, beside + 1);
  return isBefore ? before(full, minutes, at, 0.93) : past(full, minutes, at, 0.93);
}

/** "fünf vor dreiviertel neun", "fünf nach viertel neun". */
function besideQuarter(quarter: Said, minutes: number, from: number): Said {
  const sum = (quarter.hour * 60 + quarter.minute + minutes + 24 * 60) % (24 * 60);
  return { ...quarter, hour: Math.floor(sum / 60), minute: sum % 60, from };
}

const RANGES = wordSet("bis und oder - – —");
const AROUND = wordSet("rum herum umme");
const NOT_HOURS = wordSet(
  "euro eur € % prozent cent tage tag tagen wochen woche monate monaten monat jahre jahren jahr stunden stunde",
  "minuten minute leute mitarbeiter personen mal kinder termine stück kilometer millionen . /",
  "januar februar märz april mai juni juli august september oktober november dezember",
);
const DAY_LEADS = wordSet("der den dem am zum vom");
const ROUGH = wordSet("gegen so zirka circa ca etwa ungefähr");

/** "vierzehn Uhr dreißig", "um drei", "drei rum", "zwischen zwei und drei", "14 30", "drei". */
function hourAt(speech: Speech, at: number): Said | null {
  const { tokens, numerals } = speech;
  const numeral = numerals.get(at);
  if (!numeral || numeral.decimals > 0 || !Number.isInteger(numeral.value)) return null;
  const compact = tokens[at]?.kind === "digits" && /^\d{3,4}$/u.test(wordAt(tokens, at));
  if (compact) return compactAt(speech, at);
  const { value, to } = numeral;
  if (value > 24 || isDecimal(tokens, at - 1)) return null;
  const lead = wordAt(tokens, at - 1);
  const isNamed = OCLOCK.has(wordAt(tokens, to));
  // "Vierzig Uhr fünfzehn": minutes of an hour that there is not, and no hour.
  if (!isNamed && OCLOCK.has(lead) && hasNumeralBefore(speech, at - 1)) return null;
  const rangeEnd = RANGES.has(wordAt(tokens, to)) ? numerals.get(to + 1) : undefined;
  const isRange =
    rangeEnd !== undefined &&
    rangeEnd.value <= 24 &&
    (OCLOCK.has(wordAt(tokens, rangeEnd.to)) || lead === "zwischen" || lead === "von");
  if (isRange) {
    const end = OCLOCK.has(wordAt(tokens, rangeEnd.to)) ? rangeEnd.to + 1 : rangeEnd.to;
    return { hour: value, minute: 0, from: at, to: end, confidence: 0.65, isExact: value > 12 };
  }
  const isExact = value > 12 || value === 0;
  if (isNamed) {
    const next = wordAt(tokens, to + 1) === "und" ? to + 2 : to + 1;
    const minutes = minuteAt(speech, next, true);
    if (minutes)
      return {
        hour: value,
        minute: minutes.value,
        from: at,
        to: minutes.to,
        confidence: 0.97,
        isExact,
      };
    const isUntil = RANGES.has(wordAt(tokens, to + 1)) && numerals.has(to + 2);
    const confidence = isUntil ? 0.65 : 0.96;
    const end = isUntil ? rangeTo(speech, to + 2) : to + 1;
    return { hour: value, minute: 0, from: at, to: end, confidence, isExact };
  }
  const isEnd = wordAt(tokens, to) === "." && to + 1 >= tokens.length && !DAY_LEADS.has(lead);
  if (NOT_HOURS.has(wordAt(tokens, to)) && !isEnd) return null;
  const isAround = AROUND.has(wordAt(tokens, to));
  const isLed = STRONG_LEADS.has(lead) || isAround;
  if (!isLed && DAY_LEADS.has(lead)) return null;
  if (numeral.isArticle && !(isLed && wordAt(tokens, at) === "ein")) return null;
  const minutes = minuteAt(speech, to, false);
  if (minutes) {
    const confidence = isLed || value > 12 ? 0.93 : 0.85;
    return {
      hour: value,
      minute: minutes.value,
      from: at,
      to: minutes.to,
      confidence,
      isExact,
      isBare: !isLed,
    };
  }
  const isRough = isAround || ROUGH.has(lead);
  if (isBesideDay(tokens, at, to)) {
    return { hour: value, minute: 0, from: at - 1, to, confidence: 0.88, isExact };
  }
  if (isLed) {
    const confidence = isRough ? 0.88 : 0.93;
    return { hour: value, minute: 0, from: at, to: isAround ? to + 1 : to, confidence, isExact };
  }
  // "Wir sind elf" counts people.
  if (COUNTED.has(lead) && WHO.has(wordAt(tokens, at - 2))) return null;
  const isNumberOfMany =
    tokens[to]?.kind === "word" && !LEADS.has(lead) && !partOfDay(wordAt(tokens, to));
  const confidence = isNumberOfMany ? 0.7 : 0.85;
  return { hour: value, minute: 0, from: at, to, confidence, isExact, isBare: true };
}

function hasNumeralBefore({ numerals }: Speech, at: number): boolean {
  return [...numerals].some(([, { to }]) => to === at);
}

const SIDES = wordSet("nach vor");
const BEHIND_HOUR = wordSet(
  "da dann ich wir sie bin geht gehts ginge gings wär wäre passt passts bitte gern gerne und oder aber weil wenn erst wieder am",
);
const DAY_WORD =
  /^(?:(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?|heute|morgen|uebermorgen)$/u;

/** "Montag nach fünf, da bin ich daheim": of the hour, where it stands behind a day and nothing is counted. */
function isBesideDay(tokens: readonly Token[], at: number, to: number): boolean {
  const next = tokens[to];
  const isEnd = next === undefined || next.kind === "mark" || BEHIND_HOUR.has(next.word);
  return SIDES.has(wordAt(tokens, at - 1)) && DAY_WORD.test(wordAt(tokens, at - 2)) && isEnd;
}

const COUNTED = wordSet("sind seid kommen waren wären");
const WHO = wordSet("wir ihr mir");

function rangeTo({ tokens, numerals }: Speech, at: number): number {
  const to = numerals.get(at)?.to ?? at;
  return OCLOCK.has(wordAt(tokens, to)) ? to + 1 : to;
}

/** "1430" as a recogniser may write it. */
function compactAt({ tokens }: Speech, at: number): Said | null {
  const digits = wordAt(tokens, at);
  if (isDecimal(tokens, at - 1)) return null;
  const hour = Number(digits.slice(0, -2));
  const minute = Number(digits.slice(-2));
  const isNamed = OCLOCK.has(wordAt(tokens, at + 1));
  if (hour > 24 || minute > 59 || NOT_HOURS.has(wordAt(tokens, at + 1))) return null;
  const isLed = isNamed || STRONG_LEADS.has(wordAt(tokens, at - 1));
  const confidence = isLed ? 0.9 : 0.7;
  return {
    hour,
    minute,
    from: at,
    to: isNamed ? at + 2 : at + 1,
    confidence,
    isExact: hour > 12,
    isBare: !isLed,
  };
}

/** Minutes after an hour: 0 to 59, "null fünf"; without "Uhr" before them only from ten on. */
function minuteAt(
  { tokens, numerals }: Speech,
  at: number,
  isAfterOclock: boolean,
): { value: number; to: number } | null {
  const numeral = numerals.get(at);
  if (!numeral || numeral.decimals > 0 || numeral.isArticle || numeral.value > 59) return null;
  if (NOT_HOURS.has(wordAt(tokens, numeral.to)) && wordAt(tokens, numeral.to) !== ".") return null;
  if (isBesides(wordAt(tokens, numeral.to)) || OCLOCK.has(wordAt(tokens, numeral.to))) return null;
  if (numeral.value === 0) {
    const digit = numerals.get(numeral.to);
    if (digit && digit.value < 10 && digit.decimals === 0)
      return { value: digit.value, to: digit.to };
    return isAfterOclock ? { value: 0, to: numeral.to } : null;
  }
  const isLikely = isAfterOclock || (numeral.value >= 10 && numeral.value % 5 === 0);
  return isLikely ? { value: numeral.value, to: numeral.to } : null;
}

function candidateFor(
  { tokens }: Speech,
  said: Said,
  earlier: Candidate<string> | undefined,
  told: PartOfDay | undefined,
): Candidate<string> | null {
  const { minute, from, to } = said;
  const near = said.isExact ? null : partNear(tokens, from, to);
  const isAtOdds = !said.isExact && isAtOddsWith(said.hour, near, told);
  const part = said.isExact || isAtOdds ? null : (near ?? told ?? null);
  const hour = said.isExact ? said.hour : inPartOfDay(said.hour, part);
  const isAssumed = !said.isExact && part === null;
  const open = isAssumed ? OPEN[said.hour % 12] : undefined;
  const isRefusedHere = isRuledOut(tokens, from, to) && earlier?.value !== clockTime(hour, minute);
  const isEdge = isEdgeOfRange(tokens, from, to);
  const range = isEdge ? IN_A_RANGE : FROM_THEN.has(wordAt(tokens, from - 1)) ? FROM_THEN_ON : 1;
  const odds = isAtOdds ? AT_ODDS : 1;
  const confidence = isRefusedHere ? 0.3 : Math.min(said.confidence, open ?? 1, range, odds);
  const isBare = (said.isBare ?? false) && !isEdge;
  return { value: clockTime(hour, minute), confidence, from, to, isBare };
}

/** Either the hour or the part of the day was not meant. */
const AT_ODDS = 0.65;
const IN_A_RANGE = 0.65;
/** "Ab drei" and "nach drei" leave open how long after it. */
const FROM_THEN = wordSet("ab nach");
const FROM_THEN_ON = 0.7;
const RANGE_WORDS = wordSet("und bis");
const BETWEEN = wordSet("zwischen von");
const LONGEST_EDGE = 6;

/** "Zwischen neun und halb elf": either time of it leaves open when. */
function isEdgeOfRange(tokens: readonly Token[], from: number, to: number): boolean {
  if (BETWEEN.has(wordAt(tokens, from - 1))) return RANGE_WORDS.has(wordAt(tokens, to));
  if (!RANGE_WORDS.has(wordAt(tokens, from - 1))) return false;
  return tokens
    .slice(Math.max(0, from - LONGEST_EDGE), from - 1)
    .some(({ word }) => BETWEEN.has(word));
}

function clockTime(hour: number, minute: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(hour % 24)}:${two(minute)}`;
}

const FROM_NOW = wordSet("in");
const LENGTHS: ReadonlyMap<string, number> = wordTable([
  [1, "minute minuten"],
  [60, "stunde stunden stündchen"],
  [15, "viertelstunde"],
  [45, "dreiviertelstunde"],
]);

/** "in einer Stunde", "in zehn Minuten", "in einer halben Stunde". */
function afterAt(
  { tokens, numerals }: Speech,
  at: number,
  now: number | undefined,
): Candidate<string> | null {
  if (now === undefined || !(Math.abs(now) < 8e13) || !FROM_NOW.has(wordAt(tokens, at)))
    return null;
  const numeral = numerals.get(at + 1);
  const length = numeral && LENGTHS.get(wordAt(tokens, numeral.to));
  if (!numeral || length === undefined || numeral.value > 1000) return null;
  const later = berlinAt(now + numeral.value * length * 60_000).minutes;
  const value = clockTime(Math.floor(later / 60), later % 60);
  return { value, confidence: 0.78, from: at, to: numeral.to + 1 };
}

const MOMENTS: ReadonlyMap<string, { hour: number; confidence: number }> = wordTable([
  [{ hour: 12, confidence: 0.7 }, "mittag mittags mittagszeit"],
  [{ hour: 0, confidence: 0.85 }, "mitternacht mitternachts"],
]);

/** "zu Mittag", "um Mitternacht", if no other time is named. */
function noonIn(tokens: readonly Token[]): Candidate<string> | null {
  for (let at = 0; at < tokens.length; at++) {
    const moment = MOMENTS.get(wordAt(tokens, at));
    const lead = wordAt(tokens, at - 1);
    if (!moment || lead === "nach" || lead === "vor" || isRefused(tokens, at, at + 1)) continue;
    return {
      value: clockTime(moment.hour, 0),
      confidence: moment.confidence,
      from: at,
      to: at + 1,
    };
  }
  return null;
}
