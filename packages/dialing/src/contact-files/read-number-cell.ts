import type { HomeCountry } from "../numbers/home-countries.ts";
import {
  beforeEnding,
  isValidNumber,
  type ParsedPhoneNumber,
  parsePhoneNumber,
} from "../numbers/parse-phone-number.ts";
import type { PhoneNumberRefusal } from "../numbers/refusals.ts";
import type { NumberChange } from "./file-contact.ts";
import { FAX_WORD, JOINING_WORDS, NO_NUMBER, NUMBER_LABELS, PHONE_WORD } from "./number-labels.ts";
import { saysNoCalls } from "./says-no-calls.ts";

export type NumberCell =
  | { ok: true; number: ParsedPhoneNumber & { ok: true }; change: NumberChange | null }
  /** `word`: the one beside the number that is not known. */
  | { ok: false; why: PhoneNumberRefusal; word?: string };

export interface NumberCellOptions {
  home: HomeCountry;
  countries?: readonly string[] | undefined;
  /** Its whole column has no leading zeros, as Excel drops them from numbers. */
  isWithoutZeros?: boolean;
}

/** What only looks like a mistake: quotes around a number, a comma after it. */
const WRAPPING = /^[\s"'„“”‚‘’\u0060´,;:]+|[\s"'„“”‚‘’\u0060´,;:.]+$/g;
/** Whoever writes more beside numbers wrote no cell of them. */
const LONGEST_CELL = 500;
/** A form's label with nothing behind it: `0421 555100, Fax:`. */
const EMPTY_FAX = /[,;/|\n]\s*(?:tele)?fax(?:nr|nummer)?\.?\s*:\s*$/i;
/** A number that a program took for an amount: `3012345678.0`. */
const DECIMAL = /^([1-9]\d{5,})[.,]0+$/;
/** What a second look may help: there is more in the cell than a number. */
const MENDABLE: ReadonlySet<PhoneNumberRefusal> = new Set<PhoneNumberRefusal>([
  "letters",
  "not-a-number",
  "several-numbers",
  "too-long",
]);
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
  if (text.length > LONGEST_CELL) {
    return { ok: false, why: saysNoCalls(text) ? "not-wanted" : "too-long" };
  }
  const trimmed = text.replace(EMPTY_FAX, "").replace(WRAPPING, "").replace(DECIMAL, "$1");
  if (trimmed === "" || NO_NUMBER.test(trimmed)) return { ok: false, why: "blank" };
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
  const cell = splitCell(
    text.replace(TIMES, " ").replace(ASIDES, " ").replace(PLUS_BETWEEN, "; "),
    options,
  );
  if (cell === null) return null;
  if ("word" in cell) return { ok: false, why: "unknown-word", word: cell.word };
  const { pieces } = cell;
  const numbers = pieces.filter(({ kind }) => kind === "number");
  if (numbers.length === 0) return pieces.length > 0 ? { ok: false, why: "fax" } : null;
  const isAllOfIt = pieces.every(
    ({ text, kind }) => kind === "ending" || digitsOnly(text).length >= LEAST_DIGITS,
  );
  if (!isAllOfIt) return null;
  if (pieces.some((piece, at) => piece.kind === "ending" && !mayBeShort(pieces, at))) {
    return { ok: false, why: "several-numbers" };
  }
  const read = numbers.map(({ text }) => readOne(text, options));
  const callable = read.find(({ ok }) => ok);
  if (!callable?.ok) return read[0] ?? null;
  return { ...callable, change: pieces.length > 1 ? "one-of-several" : "text-removed" };
}

interface Piece {
  text: string;
  /** `ending`: the last digits of a neighbouring number. */
  kind: "number" | "fax" | "ending";
}

/** `030/123/456` may be one number as well as two: its groups are too short to tell. */
function mayBeShort(pieces: readonly Piece[], at: number): boolean {
  const text = pieces.slice(0, at).findLast(({ kind }) => kind !== "ending")?.text ?? "";
  const groups = text.split(/\D+/).filter((group) => group !== "");
  const behindArea = groups.slice(/^\D*(?:\+|00)/.test(text) ? 2 : 1).join("");
  const behindSlash = text.split("/").slice(1).at(-1);
  const local = behindSlash?.replace(/\D/g, "") ?? (behindArea || text.slice(LONGEST_AREA));
  return local.length >= LEAST_LOCAL;
}

/** What a cell has of numbers, with what is said of them: `null` of what is no such cell. */
function splitCell(
  text: string,
  options: NumberCellOptions,
): { pieces: Piece[] } | { word: string } | null {
  const pieces: Piece[] = [];
  let unknown: string | null = null;
  let between: string[] = [];
  let behind: readonly string[] = [];
  for (const [token] of text.matchAll(TOKENS)) {
    if (/^\p{L}/u.test(token)) {
      const word = token.toLowerCase();
      if (!FAX_WORD.test(word) && !NUMBER_LABELS.has(word)) unknown ??= token;
      between.push(word);
    } else if (!/\d/.test(token)) {
      if (!SIGNS.test(token)) return null;
      between.push(token);
    } else if (pieces.length > 0 && /^\d{1,3}$/.test(token.trim()) && joins(between)) {
      pieces.push({ text: token, kind: "ending" });
      between = [];
    } else {
      const [own, next] = pieces.length === 0 ? [[], between] : partLabels(between);
      markFax(pieces, behind, own);
      for (const part of splitRun(token, options)) {
        pieces.push(part.kind === "number" && isFax(next) ? { ...part, kind: "fax" } : part);
      }
      behind = next;
      between = [];
    }
  }
  markFax(pieces, behind, between.at(-1)?.trim() === ":" ? [] : between);
  if (unknown === null) return { pieces };
  const isBeside = pieces.some(({ text }) => digitsOnly(text).length >= LEAST_DIGITS);
  return isBeside && !GLUED.test(text) ? { word: unknown } : null;
}

/** Between two numbers: what is said of the one before, and of the one behind. */
function partLabels(between: readonly string[]): [string[], string[]] {
  const at = between.findIndex((token) => /[,;)\n|]/.test(token));
  return at < 0 ? [[], [...between]] : [between.slice(0, at), between.slice(at + 1)];
}

/** What is said behind a number counts unless it was called a phone's before: `0421 555103 (Fax)`. */
function markFax(
  pieces: readonly Piece[],
  before: readonly string[],
  behind: readonly string[],
): void {
  const last = pieces.findLast(({ kind }) => kind !== "ending");
  const words = behind.filter((token) => token.trim() !== "");
  const isAlso = /^(?:und|u|[+&])$/.test(words[0]?.trim() ?? "");
  const isPhone = before.some((word) => PHONE_WORD.test(word));
  if (last?.kind === "number" && !isAlso && !isPhone && isFax(behind)) last.kind = "fax";
}

function isFax(words: readonly string[]): boolean {
  const isBoth = words.some((word) => PHONE_WORD.test(word) || word === "auch");
  return !isBoth && words.some((word) => FAX_WORD.test(word));
}

/** Only so much may stand before the last digits of a neighbouring number: `555100 u. 19`. */
function joins(between: readonly string[]): boolean {
  return between.every((token) => /^[\s,;/&+.‐-―−-]+$/.test(token) || JOINING_WORDS.has(token));
}

const SIGNS = /^[\s,;:|&()[\]"'„“”.!/+=‐-―−-]+$/;
/** A word with digits in it is no label: `DE89 3704`, `eva171…@example.com`. */
const GLUED = /\p{L}\d|\d\p{L}|@/u;
/** Digits behind the area code, so that a number's neighbour may be meant by its end. */
const LEAST_LOCAL = 4;
const LONGEST_AREA = 5;
/** `0421 555100 + 0171 1234567`. */
const PLUS_BETWEEN = /(?<=\d)\s*\+\s*(?=\(?0)/g;
/** What is there beside the number: `kein AB`, `App. 12`. */
const ASIDES =
  /\b(?:keine?n?|ohne|mit|hat)\s+(?:ab|anrufbeantworter|fax|mailbox)\b|\b(?:app|apparat)\b\.?\s*:?\s*\d{1,4}\b/gi;

/** A word, a run of digits with what stands between them, or other signs. */
const TOKENS = /\p{L}+|[(+]*\d[\d\s()+/.‐-―−-]*|[^\p{L}\d(+]+|[(+]+/gu;
/** `ab 18 Uhr`, `9-17 Uhr`, `18:30`, and days: none of them is part of a number. */
const TIMES =
  /\bzw(?:ischen|\.)?\s*\d{1,2}(?:[.:]\d\d)?\s*(?:und|u\.|-|–)\s*\d{1,2}(?:[.:]\d\d)?\s*(?:uhr|h)\b|(?:\b(?:ab|bis|nach|vor|von|um)\s*)?\b\d{1,2}(?:[.:]\d\d)?(?:\s*(?:-|–|bis)\s*\d{1,2}(?:[.:]\d\d)?)?\s*(?:uhr|h)\b|\b(?:ab|bis|nach|vor)\s*\d{1,2}\.\d\d\b(?!\.)|\b\d{1,2}:\d\d\b|(?<![\d.])\d{1,2}\.\s?\d{1,2}\.\s?(?:\d{4}|\d\d)(?![\d.])/gi;

/**
 * `030 12345 - 0171 1234567` are two, `030 23125 001` is one. Spaces alone part only what can't be
 * meant otherwise.
 */
function splitRun(run: string, options: NumberCellOptions): Piece[] {
  const whole = tidied(run);
  if (readOne(whole, options).ok) return [numberOf(whole)];
  const first = beforeEnding(whole);
  if (first !== null) {
    const parts = splitRun(first, options);
    const { text = "", kind } = parts.at(-1) ?? {};
    const isWhole = kind === "ending" || (text !== "" && readOne(text, options).ok);
    if (isWhole) return [...parts, { text: whole.slice(first.length), kind: "ending" }];
  }
  const parts = cut(run, BORDER);
  if (parts.length > 1) return parts.map(numberOf);
  const spaced = cut(run, SPACE);
  const isSure = spaced.length === 2 && spaced.every((part) => readOne(part, options).ok);
  return (isSure ? spaced : [whole]).map(numberOf);
}

function numberOf(text: string): Piece {
  return { text, kind: "number" };
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
