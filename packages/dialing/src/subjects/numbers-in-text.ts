import { readNumberCell } from "../contact-files/read-number-cell.ts";
import { CALLING_CODES, HOME_COUNTRIES, type HomeCountry } from "../numbers/home-countries.ts";
import { parsePhoneNumber } from "../numbers/parse-phone-number.ts";
import type { PhoneNumberRefusal } from "../numbers/refusals.ts";

/** What a text has of numbers that may be called. */
export interface TextNumbers {
  /** E.164, each once; of a number that may be either of two both. */
  numbers: readonly string[];
  /** Why something in it that is as long as a number is none of them; `null` where there is no such thing. */
  missed: PhoneNumberRefusal | null;
}

/** Digits with what may stand between them. */
const RUN = /[(+]*\d[\d\s()+/.‐-―−-]*/g;
/** Days are no part of a number. */
const DAYS =
  /(?<![\d.])\d{1,2}\.\s?\d{1,2}\.\s?(?:\d{4}|\d\d)(?![\d.])|(?<!\d)(?:19|20)\d\d-\d\d-\d\d(?!\d)/g;
/** `18:30`, `9-17 Uhr`: nor are hours, as far as one can tell them from the last digits of a number. */
const HOURS =
  /\b\d{1,2}(?:[.:]\d\d)?(?:\s*(?:-|–|bis)\s*\d{1,2}(?:[.:]\d\d)?)?\s*(?:uhr|h)\b|\b\d{1,2}:\d\d\b/gi;
/** A town's postcode may stand behind a number. */
const POSTCODE = /\s+\d{5}\s*$/;
/** Where another number may begin: with a plus or a zero, but for the `(0)` behind a country's code. */
const BORDER = /[\s/.‐-―−-]+\(?(?=\+|0(?!\)))|(?<=\d)(?=\+)/g;
/** Behind which only the last digits of a neighbouring number may stand: `0421 2365626/28`. */
const ENDING = /\s*\/[\s-]*(\d{1,4})$/;
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** More signs in a row than anybody writes: to look for what follows behind each of them takes long. */
const LONG_GAP = /([\s()+/.‐-―−-]{8})[\s()+/.‐-―−-]+([\s()+/.‐-―−-]{8})/g;
/** Nobody writes a number with fewer. */
const LEAST_DIGITS = 6;
/** Groups of one number that begin with a zero: `030 05 01 00`. */
const MOST_PIECES = 4;
/** Groups of digits that one number is written in. */
const MOST_GROUPS = 9;
/** As E.164 allows, with the zeros in front. */
const MOST_DIGITS = 17;

/**
 * Every number that a text may mean, for lists that block: one too many does no harm, one too few
 * does. Whatever else stands there is left alone.
 * @param isSure only those written with their zero or plus: others may be customers' numbers
 */
export function numbersInText(
  text: string,
  { home, isSure }: { home: HomeCountry; isSure: boolean },
): TextNumbers {
  const plain = text.normalize("NFKC").replace(INVISIBLE, "").replace(LONG_GAP, "$1$2");
  const tidied = withZeros(plain).replace(DAYS, " ; ");
  const withoutHours = tidied.replace(HOURS, " ; ");
  const numbers = new Set<string>();
  let missed: PhoneNumberRefusal | null = null;
  for (const each of new Set([withoutHours, tidied])) {
    for (const { 0: run, index } of each.matchAll(RUN)) {
      const read = readRun(run, { home, isSure });
      const isBeforeTown = POSTCODE.test(run) && /^\p{Lu}/u.test(each.slice(index + run.length));
      const more = isBeforeTown ? readRun(run.replace(POSTCODE, ""), { home, isSure }).numbers : [];
      for (const number of [...read.numbers, ...more]) numbers.add(number);
      if (each === withoutHours && more.length === 0) missed ??= read.missed;
    }
  }
  return { numbers: [...numbers], missed };
}

type Options = Parameters<typeof numbersInText>[1];

function readRun(run: string, options: Options): TextNumbers {
  const whole = readingsOf(run, options);
  const pieces = piecesOf(run);
  const found: string[][] = [];
  let isLeft = false;
  for (let from = 0; from < pieces.length; ) {
    let end = from;
    let read: string[] = [];
    while (read.length === 0 && end < Math.min(pieces.length, from + MOST_PIECES)) {
      end += 1;
      const text = joined(run, pieces, from, end);
      if (digitsIn(text) > MOST_DIGITS) break;
      read = readingsOf(text, options);
    }
    if (read.length === 0) {
      read = readingsOfBeginning(joined(run, pieces, from, from + 1), options);
      end = from + 1;
    }
    if (read.length > 0) found.push(read);
    else if (digitsIn(joined(run, pieces, from, from + 1)) >= LEAST_DIGITS) isLeft = true;
    from = read.length > 0 ? end : from + 1;
  }
  const neighbours = neighboursIn(run.trim(), options);
  if (whole.length > 0) {
    return {
      numbers: [...whole, ...neighbours, ...(found.length > 1 ? found.flat() : [])],
      missed: null,
    };
  }
  const numbers = [...found.flat(), ...neighbours];
  const isNumber =
    (isLeft && neighbours.length === 0) || (numbers.length === 0 && digitsIn(run) >= LEAST_DIGITS);
  return { numbers, missed: isNumber ? refusalOf(run, options) : null };
}

/** `2365626/28` are 2365626 and 2365628. */
function neighboursIn(run: string, options: Options): string[] {
  const [behind = "", ending = ""] = ENDING.exec(run) ?? [];
  if (ending === "") return [];
  const first = run.slice(0, -behind.length);
  const both = [first, first.slice(0, -ending.length) + ending];
  return both.flatMap((text) => readingsOf(text, options));
}

/** Of the longest beginning that is a number, where something else stands behind it. */
function readingsOfBeginning(piece: string, options: Options): string[] {
  const ends = [...piece.matchAll(/\s+/g)].map(({ index }) => index).slice(0, MOST_GROUPS);
  for (const end of ends.reverse()) {
    const read = readingsOf(piece.slice(0, end), options);
    if (read.length > 0) return read;
  }
  return [];
}

/** The places in a run at which its pieces begin and the last one ends. */
function piecesOf(run: string): { from: number; to: number }[] {
  const pieces: { from: number; to: number }[] = [];
  let from = 0;
  for (const { index, 0: between } of run.matchAll(BORDER)) {
    pieces.push({ from, to: index });
    from = index + between.length;
  }
  return [...pieces, { from, to: run.length }];
}

function joined(
  run: string,
  pieces: readonly { from: number; to: number }[],
  from: number,
  end: number,
): string {
  return run.slice(pieces[from]?.from, pieces[end - 1]?.to);
}

/** E.164 of what it may mean; none where it is no number. */
function readingsOf(written: string, { home, isSure }: Options): string[] {
  const text = tidy(written);
  if (digitsIn(text) < LEAST_DIGITS || (isSure && !/^\(?(?:\+|0)/.test(text))) return [];
  const read = readNumberCell(text, { home });
  if (read.ok) return read.change === "one-of-several" ? [] : [read.number.e164];
  const digits = text.replace(/\D/g, "");
  if (read.why === "ambiguous-country") {
    const national = digits.replace(/^0/, "");
    return HOME_COUNTRIES.flatMap((country) => callable(`+${CALLING_CODES[country]}${national}`));
  }
  if (read.why === "zero-or-plus") {
    return [...callable(`+${digits}`), ...callable(`+${CALLING_CODES[home]}${digits}`)];
  }
  return [];
}

function callable(e164: string): string[] {
  const parsed = parsePhoneNumber(e164);
  return parsed.ok ? [parsed.e164] : [];
}

function refusalOf(run: string, { home }: Options): PhoneNumberRefusal {
  const read = readNumberCell(tidy(run), { home });
  return read.ok ? "several-numbers" : read.why;
}

/** Without what stands before and behind it, nor a bracket that is never closed. */
function tidy(run: string): string {
  const trimmed = run.replace(/^[\s/.)‐-―−-]+|[^\d]+$/g, "");
  const opened = /^\([^)]*$/.test(trimmed) ? trimmed.slice(1) : trimmed;
  // A plus that joins two numbers.
  return opened.replace(/^\+(?=0[1-9])/, "");
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, "").length;
}

/** `O171` is `0171`: a word of nothing but digits and the letter. */
function withZeros(text: string): string {
  return text.replace(/[\p{L}\d]+/gu, (word) =>
    /\d/.test(word) && /^[\doO]+$/.test(word) ? word.replace(/[oO]/g, "0") : word,
  );
}
