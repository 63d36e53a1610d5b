import type { HomeCountry } from "../numbers/home-countries.ts";
import {
  isValidNumber,
  type ParsedPhoneNumber,
  parsePhoneNumber,
} from "../numbers/parse-phone-number.ts";
import type { PhoneNumberRefusal } from "../numbers/refusals.ts";
import type { NumberChange } from "./file-contact.ts";
import { NUMBER_LABELS } from "./number-labels.ts";
import { saysNoCalls } from "./says-no-calls.ts";

export type NumberCell =
  | { ok: true; number: ParsedPhoneNumber & { ok: true }; change: NumberChange | null }
  | { ok: false; why: PhoneNumberRefusal };

export interface NumberCellOptions {
  home: HomeCountry;
  countries?: readonly string[] | undefined;
  /** Its whole column has no leading zeros, as Excel drops them from numbers. */
  isWithoutZeros?: boolean;
}

/** What only looks like a mistake: quotes around a number, a comma after it. */
const WRAPPING = /^[\s"'„“”‚‘’\u0060´,;:]+|[\s"'„“”‚‘’\u0060´,;:.]+$/g;
/** A number that a program took for an amount: `3012345678.0`. */
const DECIMAL = /^([1-9]\d{5,})[.,]0+$/;
/** What a second look may help: there is more in the cell than a number. */
const MENDABLE: ReadonlySet<PhoneNumberRefusal> = new Set<PhoneNumberRefusal>([
  "letters",
  "not-a-number",
  "several-numbers",
  "too-long",
]);
const FAX = /^(?:tele)?fax(?:nummer|nr)?$/;
/** Between a number and what may follow it in the same run of digits and signs. */
const BORDER = /(?:\s*[/\n‐-―−-]\s*|\s{2,})\(?(?=(\+|00(?=[1-9])|0(?=[1-9])))/g;
/** A space, behind which a country's code or a mobile number begins. */
const SPACE = /\s\(?(?=(\+|00(?=[1-9])|01[567]))/g;
/** A number among words; not a day, which tells when somebody died. */
const LONG_RUN = /[+(]*\d(?:[\s()/‐-―−-]*\d){5,}/g;
const LEAST_DIGITS = 6;
/** With a country's code, or as a mobile number. */
const LEAST_IN_FULL = 10;

/**
 * Reads the number of a file's cell, as people and programs leave it there: `Tel. 0171/1234567
 * (privat)`, `O171 …`, two numbers of which the first is meant, `3012345678` without its zero.
 *
 * What is not certain is refused; the change says what was made of it.
 */
export function readNumberCell(text: string, options: NumberCellOptions): NumberCell {
  const parsed = parsePhoneNumber(text, parsing(options));
  if (parsed.ok && /^[+(0]/.test(text)) return { ok: true, number: parsed, change: null };
  const trimmed = text.replace(WRAPPING, "").replace(DECIMAL, "$1");
  const whole = readOne(trimmed, options);
  if (whole.ok || !MENDABLE.has(whole.why)) return whole;
  if (saysNoCalls(trimmed.replace(LONG_RUN, "; "))) return { ok: false, why: "not-wanted" };
  const spelled = trimmed.normalize("NFKC");
  const digits = withZeros(spelled);
  if (digits !== spelled) {
    const again = readOne(digits, options);
    if (again.ok) return { ...again, change: "letter-read-as-zero" };
  }
  return pick(digits, options) ?? whole;
}

function readOne(text: string, options: NumberCellOptions): NumberCell {
  const parsed = parsePhoneNumber(text, parsing(options));
  if (!parsed.ok) return withoutZero(text, options) ?? { ok: false, why: parsed.refusal.code };
  const bare = digitsOnly(text);
  if (!/^[1-9]/.test(bare)) return { ok: true, number: parsed, change: null };
  const withPlus = `+${bare.replace(/^(49|43|41)0/, "$1")}`;
  const change = parsed.e164 === withPlus ? "plus-added" : "zero-added";
  return { ok: true, number: parsed, change };
}

/**
 * A number that begins with neither zero nor plus: which of them is missing is told by its length
 * and by what numbers there are. `3012345678` is Berlin's, `436641234567` Austria's; `33142685300`
 * may be Paris or Potsdam. Shorter ones may lack their area code, too.
 */
function withoutZero(text: string, options: NumberCellOptions): NumberCell | null {
  const bare = digitsOnly(text);
  if (!/^[1-9]\d{5,14}$/.test(bare) || GROUPED.test(text)) return null;
  const { code, least, most } = NATIONAL[options.home];
  const isLong = bare.length >= least || options.isWithoutZeros === true;
  const isAtHome = isLong && bare.length <= most;
  // As it is grouped: that tells a neighbour's mobile number.
  const atHome = parsePhoneNumber(`0${text}`, parsing(options));
  if (isAtHome && !atHome.ok && atHome.refusal.code === "ambiguous-country") {
    return { ok: false, why: "ambiguous-country" };
  }
  const mayBeHome = atHome.ok && isAtHome;
  const mayHaveCode = bare.length >= LEAST_WITH_CODE || bare.startsWith(code);
  const isElsewhere = mayHaveCode && isValidNumber(`+${bare}`);
  if (mayBeHome && isElsewhere) return { ok: false, why: "zero-or-plus" };
  if (mayBeHome) return { ok: true, number: atHome, change: "zero-added" };
  if (!isElsewhere) return null;
  const abroad = parsePhoneNumber(`+${bare}`, parsing(options));
  if (abroad.ok) return { ok: true, number: abroad, change: "plus-added" };
  return { ok: false, why: abroad.refusal.code };
}

/** An amount: `3.012.345`. */
const GROUPED = /^\d{1,3}(?:\.\d{3})+$/;
/** Digits of a number without its zero: fewer may be one without its area code, more there are not. */
const NATIONAL: Readonly<Record<HomeCountry, { code: string; least: number; most: number }>> = {
  DE: { code: "49", least: 9, most: 11 },
  AT: { code: "43", least: 9, most: 13 },
  CH: { code: "41", least: 9, most: 9 },
};
/** Digits from which on a number may well begin with a country's code. */
const LEAST_WITH_CODE = 11;

/** Of several pieces the first that can be called; `null` where something else stands there, too. */
function pick(text: string, options: NumberCellOptions): NumberCell | null {
  const pieces = piecesOf(text.replace(TIMES, " "), options);
  if (pieces === null) return null;
  const numbers = pieces.filter(({ isFax }) => !isFax);
  if (numbers.length === 0) return pieces.length > 0 ? { ok: false, why: "fax" } : null;
  if (pieces.some(({ text }) => digitsOnly(text).length < LEAST_DIGITS)) return null;
  const read = numbers.map(({ text }) => readOne(text, options));
  const callable = read.find(({ ok }) => ok);
  if (!callable?.ok) return read[0] ?? null;
  return { ...callable, change: pieces.length > 1 ? "one-of-several" : "text-removed" };
}

interface Piece {
  text: string;
  isFax: boolean;
}

/** The runs of digits, with what is said of them; `null`: a word that is no label, or signs of another kind. */
function piecesOf(text: string, options: NumberCellOptions): Piece[] | null {
  const pieces: Piece[] = [];
  let isFax = false;
  for (const [token] of text.matchAll(TOKENS)) {
    if (/^\p{L}/u.test(token)) {
      const word = token.toLowerCase();
      if (FAX.test(word)) isFax = true;
      else if (!NUMBER_LABELS.has(word)) return null;
      else if (!/^(?:nr|nummer|u|und|o|oder|or|and|bzw)$/.test(word)) isFax = false;
    } else if (/\d/.test(token)) {
      for (const part of splitRun(token, options)) pieces.push({ text: part, isFax });
    } else if (!/^[\s,;:|&()[\]"'„“”.!/+‐-―−-]+$/.test(token)) {
      return null;
    }
  }
  return pieces;
}

/** A word, a run of digits with what stands between them, or other signs. */
const TOKENS = /\p{L}+|[(+]*\d[\d\s()+/.‐-―−-]*|[^\p{L}\d(+]+|[(+]+/gu;
/** `ab 18 Uhr`, `9-17 Uhr`, `18:30`, and days: none of them is part of a number. */
const TIMES =
  /(?:\b(?:ab|bis|nach|vor|von|um)\s*)?\b\d{1,2}(?:[.:]\d\d)?(?:\s*(?:-|–|bis)\s*\d{1,2}(?:[.:]\d\d)?)?\s*(?:uhr|h)\b|\b\d{1,2}:\d\d\b|(?<![\d.])\d{1,2}\.\s?\d{1,2}\.\s?(?:\d{4}|\d\d)(?![\d.])/gi;

/**
 * `030 12345 - 0171 1234567` are two, `030 23125 001` is one. Spaces alone part only what can't be
 * meant otherwise.
 */
function splitRun(run: string, options: NumberCellOptions): string[] {
  const whole = tidied(run);
  if (readOne(whole, options).ok) return [whole];
  const parts = cut(run, BORDER);
  if (parts.length > 1) return parts;
  const spaced = cut(run, SPACE);
  const isSure = spaced.length === 2 && spaced.every((part) => readOne(part, options).ok);
  return isSure ? spaced : [whole];
}

function cut(run: string, border: RegExp): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { index, 1: start = "" } of run.matchAll(border)) {
    const before = digitsOnly(run.slice(from, index)).length;
    const behind = digitsOnly(run.slice(index)).length;
    if (before < LEAST_DIGITS || behind < (start === "0" ? LEAST_DIGITS : LEAST_IN_FULL)) {
      continue;
    }
    parts.push(run.slice(from, index));
    from = index;
  }
  return [...parts, run.slice(from)].map(tidied);
}

function tidied(run: string): string {
  return run.replace(/^[\s/.)‐-―−-]+|[^\d]+$/g, "");
}

/** `O171` is `0171`: a word of nothing but digits and the letter. */
function withZeros(text: string): string {
  return text.replace(/[\p{L}\d]+/gu, (word) =>
    /\d/.test(word) && /^[\doO]+$/.test(word) ? word.replace(/[oO]/g, "0") : word,
  );
}

function parsing({ home, countries }: NumberCellOptions) {
  return countries ? { home, countries } : { home };
}

/** Its digits, after a plus that it has; nothing of what is more than digits and signs between them. */
function digitsOnly(text: string): string {
  return text.replace(/[\s()/.‐-―−-]/g, "");
}
