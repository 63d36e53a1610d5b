import { type DigitRun, digitRunsOf } from "./digit-runs.ts";
import { type Candidate, settle } from "./settle.ts";
import { type Speech, speechOf } from "./speech.ts";

/** A telephone number in the form of E.164; without a country code it is a German one. */
export function readPhoneNumber(speech: Speech): Candidate<string> | null {
  const candidates = digitRunsOf(speech).flatMap((run) => numberOf(run) ?? []);
  return settle(speech, candidates);
}

function numberOf(run: DigitRun): Candidate<string> | null {
  const { from, to, digits } = run;
  const noise = run.isCorrected ? 0.65 : run.isSpelledOut ? 0.88 : 1;
  const found = international(run) ?? german(digits);
  if (!found) return null;
  const confidence = Math.min(found.confidence, noise);
  return { value: found.value, confidence, from, to };
}

/**
 * "Hinten fünf fünf sieben": the number that was known with its end put right; `null` where nothing of it
 * surely is.
 */
export function phonePutRight(known: string, text: string): string | null {
  const end = AT_THE_END.exec(text);
  if (!end || !/^\+\d{7,15}$/u.test(known)) return null;
  const rest = text.slice(end.index + end[0].length);
  const [run, ...others] = digitRunsOf(speechOf(rest));
  if (run === undefined || others.length > 0 || run.isCorrected || run.hasPlus) return null;
  const { length } = run.digits;
  if (length < 2 || length > MOST_AT_THE_END || NOT_THESE.test(rest)) return null;
  return known.slice(0, -length) + run.digits;
}

const AT_THE_END =
  /(?<!\p{L})(?:hinten|am (?:ende|schluss)|zum schluss|zuletzt|die letzten(?: \p{L}+)?(?: ziffern| zahlen)?|endet (?:auf|mit)|endziffern?)(?!\p{L})/iu;
const NOT_THESE = /(?<!\p{L})(?:nicht|net|ned|nit|kein\p{L}*|statt|anstatt)(?!\p{L})/iu;
const MOST_AT_THE_END = 6;

interface Found {
  value: string;
  confidence: number;
}

/** With a country code: "+49…", "0049…", "+43…". */
function international({ digits, hasPlus }: DigitRun): Found | null {
  const withCode = hasPlus ? digits : digits.startsWith("00") ? digits.slice(2) : null;
  if (withCode === null) {
    // A recogniser drops the plus.
    const isGerman = /^49(?:0?1[5-7])\d{8,9}$/u.test(digits);
    return isGerman ? lessSure(german(`0${digits.slice(2).replace(/^0/u, "")}`)) : null;
  }
  if (withCode.startsWith("49")) return german(`0${withCode.slice(2).replace(/^0/u, "")}`);
  if (!/^[1-9]\d{7,14}$/u.test(withCode)) return null;
  return { value: `+${withCode}`, confidence: 0.88 };
}

function lessSure(found: Found | null): Found | null {
  return found && { ...found, confidence: Math.min(found.confidence, 0.7) };
}

/** Of a number as it is dialled within Germany. */
function german(digits: string): Found | null {
  if (!digits.startsWith("0")) {
    // "eins sieben eins …" without the nought before it.
    // "Da fehlt eine Sechs, also null eins …": what is told before it is none of the number.
    const after = /^\d{1,2}(0[1-9]\d{8,10})$/u.exec(digits)?.[1];
    if (after !== undefined) return lessSure(german(after));
    return /^1(?:5\d|6[023]|7\d)\d{7,8}$/u.test(digits) ? lessSure(german(`0${digits}`)) : null;
  }
  const national = digits.slice(1);
  const confidence = plausibility(national);
  return confidence === null ? null : { value: `+49${national}`, confidence };
}

/** By the Federal Network Agency's numbering plan: leading digits, and how many follow. */
function plausibility(national: string): number | null {
  const { length } = national;
  if (/^1[67]/u.test(national))
    return length === 10 || length === 11 ? 0.95 : nearly(length, 10, 11);
  if (/^15/u.test(national)) return length === 11 ? 0.95 : nearly(length, 11, 11);
  if (/^800/u.test(national)) return length === 10 ? 0.95 : nearly(length, 9, 12);
  if (/^(?:180|137|900|700|32|31|19|118)/u.test(national))
    return length >= 6 && length <= 12 ? 0.8 : null;
  if (!/^[2-9]/u.test(national)) return null;
  if (length >= 7 && length <= 11) return 0.93;
  return length === 6 || length === 12 ? 0.65 : null;
}

function nearly(length: number, least: number, most: number): number | null {
  return length >= least - 1 && length <= most + 1 ? 0.65 : null;
}
