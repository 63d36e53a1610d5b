import type { Numeral } from "./numerals.ts";
import { isCorrecting } from "./settle.ts";
import type { Speech } from "./speech.ts";
import { type Token, wordAt, wordSet, wordTable } from "./tokens.ts";

/** Digits dictated in one go, in any grouping. */
export interface DigitRun {
  digits: string;
  /** Begins with "+" or "plus". */
  hasPlus: boolean;
  /** The first token, and the one after the last. */
  from: number;
  to: number;
  /** Parts of it were taken back and said anew. */
  isCorrected: boolean;
  /** Some of it was said as numbers of three and more digits. */
  isSpelledOut: boolean;
}

/** All rows of digits of a reply, what was corrected put right. */
export function digitRunsOf(speech: Speech): DigitRun[] {
  const runs: DigitRun[] = [];
  for (let at = 0; at < speech.tokens.length; ) {
    const run = runAt(speech, at);
    if (run) runs.push(run);
    at = run?.to ?? at + 1;
  }
  return runs;
}

const PLUS = wordSet("+ plus");
const TIMES = wordTable([
  [2, "doppel doppelt doppelte zweimal zwomal 2x"],
  [3, "dreimal dreifach dreifache"],
  [4, "viermal vierfach"],
]);
const BETWEEN = wordSet(
  "- – — . , / ( ) : ; ähm äh hm und dann danach also die der das strich schrägstrich bindestrich trennstrich minus",
  "durchwahl vorwahl leerzeichen pause weiter noch ja genau punkt klammer auf zu na naja halt jetzt kommt mal so wieder",
);
/** Words of which a few may stand between two digits. */
const MOST_BETWEEN = 6;
const MOST_DIGITS = 64;

function runAt(speech: Speech, from: number): DigitRun | null {
  const { tokens } = speech;
  const hasPlus = PLUS.has(wordAt(tokens, from));
  let next = hasPlus ? from + 1 : from;
  if (!groupAt(speech, next, hasPlus)) return null;
  const groups: string[] = [];
  let to = next;
  let isCorrected = false;
  let isGoingOn = hasPlus;
  let isSpelledOut = false;
  let length = 0;
  while (length < MOST_DIGITS) {
    const group = groupAt(speech, next, isGoingOn);
    if (!group) break;
    groups.push(group.digits);
    isGoingOn = true;
    length += group.digits.length;
    isSpelledOut ||= group.isLong;
    to = group.to;
    next = skipBetween(tokens, to);
    const corrected = correctionAt(speech, next);
    if (corrected === null) continue;
    const again = groupAt(speech, corrected, true);
    if (!again) continue;
    // A new beginning replaces everything, else the part that was said last.
    const isAnew = again.digits.startsWith("0") && groups.length > 2;
    isCorrected = !isAnew;
    if (isAnew) groups.length = 0;
    else groups.pop();
    length = groups.join("").length;
    next = corrected;
  }
  return { digits: groups.join(""), hasPlus, from, to, isCorrected, isSpelledOut };
}

function skipBetween(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < from + MOST_BETWEEN && BETWEEN.has(wordAt(tokens, at))) at++;
  return at;
}

/** Where digits go on after words that take something back. */
function correctionAt({ tokens }: Speech, from: number): number | null {
  let at = from;
  let corrects = false;
  while (at < from + MOST_BETWEEN) {
    const word = wordAt(tokens, at);
    if (isCorrecting(word)) corrects = true;
    else if (!BETWEEN.has(word) && word !== "ich" && word !== "nicht" && word !== "das") break;
    at++;
  }
  return corrects ? at : null;
}

interface Group {
  digits: string;
  to: number;
  isLong: boolean;
}

/** One token or number as digits: "0171", "eins", "hunderteinundsiebzig", "doppel drei", "drei mal die Sieben". */
function groupAt(speech: Speech, at: number, isInside: boolean): Group | null {
  const { tokens, numerals } = speech;
  const token = tokens[at];
  if (token?.kind === "digits") {
    if (token.word.length === 1 && /^mal$|^x$/u.test(wordAt(tokens, at + 1))) {
      const times = repeated(speech, at + 2, Number(token.word));
      if (times) return times;
    }
    return token.word.length > MOST_DIGITS
      ? null
      : { digits: token.word, to: at + 1, isLong: false };
  }
  if (token?.kind !== "word") return null;
  const times = TIMES.get(token.word);
  if (times !== undefined) return repeated(speech, at + 1, times);
  const numeral = numerals.get(at);
  if (!numeral)
    return isInside && token.word === "o" ? { digits: "0", to: at + 1, isLong: false } : null;
  const isDictated = isInside || numerals.get(numeral.to)?.isWritten === false;
  if (numeral.isArticle && !(token.word === "ein" && isDictated)) return null;
  if (numeral.value >= 2 && numeral.value <= 5 && wordAt(tokens, numeral.to) === "mal") {
    const many = repeated(speech, numeral.to + 1, numeral.value);
    if (many) return many;
  }
  return ofNumeral(numeral);
}

function ofNumeral({ value, to }: Numeral): Group | null {
  if (!Number.isInteger(value) || value < 0 || value >= 1e12) return null;
  return { digits: String(value), to, isLong: value >= 100 };
}

function repeated({ tokens, numerals }: Speech, from: number, times: number): Group | null {
  const at = ["die", "der", "das", "-"].includes(wordAt(tokens, from)) ? from + 1 : from;
  const token = tokens[at];
  const numeral = numerals.get(at);
  const digits =
    token?.kind === "digits"
      ? token.word
      : numeral && !numeral.isArticle
        ? String(numeral.value)
        : "";
  if (times < 2 || times > 5 || !/^\d{1,2}$/u.test(digits)) return null;
  return {
    digits: digits.repeat(times),
    to: token?.kind === "digits" ? at + 1 : (numeral?.to ?? at + 1),
    isLong: false,
  };
}
