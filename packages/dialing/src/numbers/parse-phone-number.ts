import {
  type NumberType,
  type PhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from "libphonenumber-js/max";
import { CALLING_CODES, type HomeCountry } from "./home-countries.ts";
import { mayBeMobileElsewhere } from "./mobile-elsewhere.ts";
import { ordinaryNumber } from "./ordinary-numbers.ts";
import type { PhoneNumberRefusal, UncallableNumber } from "./refusals.ts";
import { shortNumber, specialNumber } from "./special-numbers.ts";

export type PhoneNumberKind = "fixed" | "mobile" | "fixed-or-mobile" | "internet";

/** Whether text messages may arrive there. */
export function takesText(kind: PhoneNumberKind): boolean {
  return kind === "mobile" || kind === "fixed-or-mobile";
}

export type ParsedPhoneNumber =
  | { ok: true; e164: string; country: string; kind: PhoneNumberKind }
  | { ok: false; refusal: UncallableNumber };

/** ISO codes of the countries that are called unless somebody chooses others. */
export const CALLABLE_COUNTRIES: readonly string[] = ["DE", "AT", "CH"];

const KINDS: Partial<Record<NonNullable<NumberType>, PhoneNumberKind>> = {
  FIXED_LINE: "fixed",
  MOBILE: "mobile",
  FIXED_LINE_OR_MOBILE: "fixed-or-mobile",
  VOIP: "internet",
};

/** Spaces without width and marks of writing direction: pasted along with numbers, never seen. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Characters of the shortest that it finds. */
const LEAST_OF_TWO = 13;
const DIGITS_ALONE = /^\+?\d+$/;
/** Nobody writes a number longer than this; the patterns below are spared the rest. */
const LONGEST_TEXT = 100;
/** E.164's limit, with the plus or the zeros in front. */
const MOST_DIGITS = 17;
/** E.164's limit, with the plus. */
const LONGEST_E164 = 16;
const GERMAN_MOBILE = /^(?:\+49|0)?(1[567]\d*)$/;
/** A day, which would pass for a number of Hamburg: `04.04.2025`, also with a time. */
const DATE =
  /^(?:\d{1,2}\.\s?\d{1,2}\.\s?(?:(?:19|20)\d\d|\d\d)|(?:19|20)\d\d-\d\d-\d\d)(?:[\sT,]+\d{1,2}[\d:.]*)?$/;
const SPELLING = /^\(?\+?[\d\s()/.\-‐-―−]+$/;
/** Most numbers: nothing to tidy in them, and nothing that could be a misspelling. */
const PLAIN = /^\(?\+?\d[\d ()/.-]*$/;
const SEVERAL = /\d{4}[^+\d]*(?:[,;]|\bund\b|\boder\b)[^\d]*\d{4}|\d[^+]*\+/;
/** `030 12345 / 040 6789` and `030 12345 - 0171 1234567` would be one long line in Berlin. */
const SECOND_NUMBER =
  /(?:\d[ ()-]*){7}[/\n]\s*\(?0[1-9](?:[ ()-]*\d){3}|(?:\d[ ()/.]*){6}(?:\s*[-‐-―−]\s*|\s{2,})\(?(?:0[1-9](?:[ ()/.-]*\d){5}|00[1-9](?:[ ()/.-]*\d){6})/;
/** Behind a number only the last digits of its neighbour: `0421 555100/19`, `… / -19`. */
const ENDING = /^(.*\d)\s*\/[\s‐-―−-]*\d{1,3}\s*$/s;
const LONGEST_ENDING = 10;
/** A cell that a program took for a decimal: `1711234567.0`. */
const DECIMAL = /^([1-9]\d{8,})\.0$/;
const EXTENSION = /\d\s*(?:ext\.?|x|durchwahl|dw\.?|nst\.?|#)\s*\d+$/i;

/** Satellite phones, networks without a country, international freephone and premium numbers. */
const BEYOND_COUNTRIES = /^\+(?:870|878|88[1238]|800|808|979)/;

/**
 * Makes E.164 of a number as people in Germany write it: `0171/1234567`, `+49 (0)30 …`, `0049…`.
 *
 * Only connections that a person can pick up are accepted, in `countries` (ISO codes); everything
 * else is refused. Which countries is a choice; emergency,
 * service, satellite and fraud numbers (`special-numbers.ts`) are refused whatever was chosen.
 * `home`: whose national spellings they are; `0664 …` is a mobile number in Austria alone. One that
 * may just as well be a neighbour's mobile number is refused.
 */
export function parsePhoneNumber(
  text: string,
  {
    countries = CALLABLE_COUNTRIES,
    home = "DE",
  }: { countries?: readonly string[]; home?: HomeCountry } = {},
): ParsedPhoneNumber {
  const found = find(text, countries, home);
  if (typeof found !== "string") return found;
  return { ok: false, refusal: { code: found, countries } };
}

function find(
  text: string,
  countries: readonly string[],
  home: HomeCountry,
): (ParsedPhoneNumber & { ok: true }) | PhoneNumberRefusal {
  if (text.length > LONGEST_TEXT) return "too-long";
  if (DATE.test(text.trim())) return "not-a-number";
  const isPlain = PLAIN.test(text) && !DECIMAL.test(text) && !hasSecond(text);
  const spelled = isPlain ? text : tidy(text);
  const misspelling = isPlain ? null : misspellingOf(spelled);
  if (misspelling) return misspelling;
  const first = beforeEnding(spelled);
  const ofFirst = first === null ? null : find(first, countries, home);
  const isWhole = ofFirst !== null && typeof ofFirst !== "string";
  if (isWhole || ofFirst === "several-numbers") return "several-numbers";

  const written = compact(spelled);
  const digits = atHome(written, home);
  const isAmbiguous = (e164: string, kind: PhoneNumberKind) =>
    kind === "fixed" &&
    /^0[1-9]/.test(written) &&
    mayBeMobileElsewhere({ spelled, national: written.slice(1), e164 }, home);
  const ordinary = home === "DE" || digits.startsWith("+") ? ordinaryNumber(digits) : null;
  if (ordinary && countries.includes(ordinary.country)) {
    const special = specialNumber({ ...ordinary, local: "" });
    if (special) return special;
    if (isAmbiguous(ordinary.e164, ordinary.kind)) return "ambiguous-country";
    return { ok: true, ...ordinary };
  }
  if (BEYOND_COUNTRIES.test(digits)) return "satellite";
  const short = shortNumber(digits);
  if (short) return short;
  if (digits.length > MOST_DIGITS) return "too-long";

  const number = parsePhoneNumberFromString(digits, home);
  if (!number) return digits.length < 6 ? "too-short" : "not-a-number";
  const kind = KINDS[number.getType() ?? "PAGER"];
  const { country } = number;
  const special = specialNumber({ e164: number.number, country, local: localDigits(number) });
  if (special) return special;
  if (country === undefined || !countries.includes(country)) {
    return number.isValid() || digits.startsWith("+") ? "foreign" : lengthFault(digits, home);
  }
  if (number.number.length > LONGEST_E164) return "too-long";
  if (!number.isValid()) return lengthFault(digits, home);
  if (!kind) return "service-number";
  if (!/^[+0]/.test(digits) && kind !== "mobile") return "area-code-missing";
  if (isAmbiguous(number.number, kind)) return "ambiguous-country";
  return { ok: true, e164: number.number, country, kind };
}

/** Full-width digits become plain ones; Excel's apostrophe and a `tel:` are dropped. */
function tidy(text: string): string {
  return text
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .trim()
    .replace(/^(?:'|tel:\s*)/i, "")
    .replace(DECIMAL, "$1");
}

/** Most texts are too short for two numbers, or digits alone, which spares them the pattern. */
function hasSecond(text: string): boolean {
  return text.length >= LEAST_OF_TWO && !DIGITS_ALONE.test(text) && SECOND_NUMBER.test(text);
}

/** `555100/19` are 555100 and 555119: what stands before the slash, if it may be so; else `null`. */
export function beforeEnding(text: string): string | null {
  // The pattern is spared most numbers, whose only slash stands behind the area code.
  if (text.lastIndexOf("/") < text.length - LONGEST_ENDING) return null;
  return ENDING.exec(text)?.[1] ?? null;
}

function misspellingOf(text: string): PhoneNumberRefusal | null {
  if (text === "") return "blank";
  if (SEVERAL.test(text) || hasSecond(text)) return "several-numbers";
  if (EXTENSION.test(text)) return "extension";
  if (/\p{L}/u.test(text)) return "letters";
  return SPELLING.test(text) && /\d/.test(text) ? null : "not-a-number";
}

/** `+` and digits. The `(0)` after a country's code is dropped; a `49…` without its plus gets it. */
function compact(text: string): string {
  const digits = digitsOf(text);
  const withPlus = `+${digits}`;
  // Without its plus `49171…` can't be a German number of its own; with it, it is one.
  const lostPlus = /^49\d{7,}$/.test(digits) && isValidNumber(withPlus);
  return lostPlus ? withPlus : digits;
}

/** Whether there is such a number anywhere; whether it may be called is not asked. */
export function isValidNumber(e164: string): boolean {
  return ordinaryNumber(e164) !== null || parsePhoneNumberFromString(e164)?.isValid() === true;
}

/** Another country's `0664…` with its code: only Germany's is known as it is. */
function atHome(digits: string, home: HomeCountry): string {
  return home !== "DE" && /^0[1-9]/.test(digits)
    ? `+${CALLING_CODES[home]}${digits.slice(1)}`
    : digits;
}

function digitsOf(text: string): string {
  return text
    .replace(/[^\d+()]/g, "")
    .replace(/^(\(?(?:\+|00)\d{1,3}\)?)\(0\)/, "$1")
    .replace(/[()]/g, "")
    .replace(/^00/, "+");
}

/** What follows the area code: libphonenumber's formats know where it ends (`030`, `0221`, `033094`). */
function localDigits(number: PhoneNumber): string {
  const [, ...groups] = number.formatInternational().split(" ").slice(1);
  return groups.join("");
}

function lengthFault(digits: string, home: HomeCountry): PhoneNumberRefusal {
  // By the metadata any German number could have 4 to 15 digits; mobile ones have 10 or 11.
  const isGerman = home === "DE" || digits.startsWith("+");
  const mobile = isGerman ? GERMAN_MOBILE.exec(digits)?.[1] : undefined;
  if (mobile && mobile.length < 10) return "too-short";
  if (mobile && mobile.length > 11) return "too-long";
  const fault = validatePhoneNumberLength(digits, home);
  if (fault === "TOO_SHORT") return "too-short";
  if (fault === "TOO_LONG") return "too-long";
  return "unassigned";
}
