import type { Numeral } from "./numerals.ts";
import { type Candidate, settle } from "./settle.ts";
import type { Speech } from "./speech.ts";
import { type Token, wordAt, wordSet, wordTable } from "./tokens.ts";

/** A sum in euros. A bare number counts only if nothing was said with a currency. */
export function readAmount(speech: Speech): Candidate<number> | null {
  const { tokens, numerals } = speech;
  const candidates: Candidate<number>[] = [];
  for (let at = 0; at < tokens.length; ) {
    const numeral = numerals.get(at);
    const candidate = numeral ? amountAt(speech, numeral) : slangAt(tokens, at);
    if (candidate) candidates.push(candidate);
    at = Math.max(candidate?.to ?? 0, numeral?.to ?? 0, at + 1);
  }
  return settle(speech, candidates);
}

const EUROS = wordSet("euro euros eur € euronen eurer oiro öre eure");
const SLANG_EUROS = wordSet("tacken flocken kröten mücken piepen öcken ocken steine eier");
const CENTS = wordSet("cent cents ct zent");
const THOUSANDS = wordSet("mille riesen riese k teur t€ tausender");
const NOTES: ReadonlyMap<string, number> = wordTable([
  [5, "fünfer heiermann"],
  [10, "zehner"],
  [20, "zwanziger zwanni"],
  [50, "fünfziger fuffziger fuffi fuffie fuffy"],
  [100, "hunderter hunni"],
  [200, "zweihunderter"],
  [500, "fünfhunderter"],
  [1000, "tausender riese"],
]);
const AND = wordSet("und");
const VAGUE = wordSet("paar einige mehrere etliche viele");
const RANGES = wordSet("bis - – —");
const OTHER_UNITS = wordSet(
  "uhr prozent % jahre jahr jahren monate monat monaten wochen woche tage tag tagen stunden stunde",
  "minuten minute mal leute mitarbeiter personen kilometer meter quadratmeter kilowatt liter",
);

function amountAt(speech: Speech, numeral: Numeral): Candidate<number> | null {
  const { tokens, numerals } = speech;
  const { from, value } = numeral;
  if (VAGUE.has(wordAt(tokens, from - 1))) return null;
  const unit = wordAt(tokens, numeral.to);
  const note = NOTES.get(unit);
  if (THOUSANDS.has(unit) || note !== undefined) {
    const isFollowed = EUROS.has(wordAt(tokens, numeral.to + 1));
    const to = numeral.to + (isFollowed ? 2 : 1);
    const euros = rounded(value * (note ?? 1000));
    return { value: euros, confidence: unit === "k" || isFollowed ? 0.9 : 0.85, from, to };
  }
  if (CENTS.has(unit))
    return { value: rounded(value / 100), confidence: 0.93, from, to: numeral.to + 1 };
  const isSlang = SLANG_EUROS.has(unit);
  if (EUROS.has(unit)) return withCents(speech, numeral, 0.97);
  // "Zwei Eier" are money only where money was asked for.
  if (isSlang) return { value, confidence: 0.85, from, to: numeral.to + 1, isBare: true };
  const range = rangeAt(speech, numeral);
  if (range) return range;
  if (wordAt(tokens, from - 1) === "€") {
    return { value, confidence: 0.97, from: from - 1, to: numeral.to };
  }
  if (numeral.isArticle || OTHER_UNITS.has(unit)) return null;
  const cents = numerals.get(numeral.to);
  if (cents && isCents(cents) && numeral.decimals === 0 && value >= 1 && value < 1000) {
    const isNamed = EUROS.has(wordAt(tokens, cents.to));
    const to = isNamed ? cents.to + 1 : cents.to;
    const sum = rounded(value + cents.value / 100);
    return { value: sum, confidence: isNamed ? 0.9 : 0.8, from, to, isBare: !isNamed };
  }
  const confidence = numeral.decimals === 2 || value >= 20 ? 0.9 : 0.85;
  return { value: rounded(value), confidence, from, to: numeral.to, isBare: true };
}

/** "zwölf Euro fünfzig", "zwölf Euro und fünfzig Cent". */
function withCents({ tokens, numerals }: Speech, numeral: Numeral, confidence: number) {
  const { from, value } = numeral;
  const to = numeral.to + 1;
  const hasAnd = AND.has(wordAt(tokens, to));
  const cents = numerals.get(hasAnd ? to + 1 : to);
  const isNamed = cents !== undefined && CENTS.has(wordAt(tokens, cents.to));
  if (
    !cents ||
    numeral.decimals > 0 ||
    !(isNamed ? cents.value < 100 : isCents(cents) && !hasAnd)
  ) {
    return { value: rounded(value), confidence, from, to };
  }
  const sum = rounded(value + cents.value / 100);
  return { value: sum, confidence: 0.95, from, to: cents.to + (isNamed ? 1 : 0) };
}

function isCents({ value, decimals, isArticle }: Numeral): boolean {
  return value >= 5 && value < 100 && decimals === 0 && !isArticle;
}

/** "zwischen hundert und zweihundert Euro", "10 bis 15 Euro": the lower one, to be asked about. */
function rangeAt({ tokens, numerals }: Speech, numeral: Numeral): Candidate<number> | null {
  const link = wordAt(tokens, numeral.to);
  const pair = pairAt(numeral, numerals.get(numeral.to));
  if (pair) return pair;
  const isRange =
    RANGES.has(link) ||
    link === "oder" ||
    (AND.has(link) && wordAt(tokens, numeral.from - 1) === "zwischen");
  const upper = numerals.get(numeral.to + 1);
  if (!isRange || !upper) return null;
  const unit = wordAt(tokens, upper.to);
  const isNamed = EUROS.has(unit) || SLANG_EUROS.has(unit);
  const isThousands = THOUSANDS.has(unit);
  // "zwei- bis dreitausend", "zwei bis drei Millionen" share their scale.
  const isScaled = upper.value >= 1000 && numeral.value < 100;
  const scale = isThousands ? 1000 : isScaled ? scaleOf(upper.value) : 1;
  return {
    value: rounded(numeral.value * scale),
    confidence: 0.65,
    from: numeral.from,
    to: upper.to + (isNamed || isThousands ? 1 : 0),
    isBare: !isNamed && !isThousands,
  };
}

/** "Zwölf dreizehntausend": from one to the next, in thousands. */
function pairAt(lower: Numeral, upper: Numeral | undefined): Candidate<number> | null {
  if (!upper || lower.isArticle || upper.value % 1_000 !== 0 || lower.value >= 100) return null;
  const steps = upper.value / 1_000 - lower.value;
  if (!Number.isInteger(steps) || steps < 1 || steps > MOST_STEPS) return null;
  const { from } = lower;
  return { value: lower.value * 1_000, confidence: 0.65, from, to: upper.to, isBare: true };
}

const MOST_STEPS = 5;

function scaleOf(value: number): number {
  return value >= 1_000_000 ? 1_000_000 : 1_000;
}

/** A note without a number before it: "a Hunderter", "'n Fuffi". */
function slangAt(tokens: readonly Token[], at: number): Candidate<number> | null {
  const value = NOTES.get(wordAt(tokens, at));
  return value === undefined ? null : { value, confidence: 0.8, from: at, to: at + 1 };
}

function rounded(euros: number): number {
  return Math.round(euros * 100) / 100;
}
