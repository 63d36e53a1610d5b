import { wordAt } from "../tokens.ts";
import { partsOfDay } from "./calendar.ts";
import { aheadOf, type Reader, UNITS } from "./date-reader.ts";

interface Year {
  value: number;
  to: number;
  isShort: boolean;
}

/** "2026", "zweitausendsechsundzwanzig", "zwanzig sechsundzwanzig", "26" right after a date, "nächstes Jahr". */
export function yearAt(reader: Reader, from: number): Year | null {
  const { tokens, numerals, today } = reader;
  let at = from;
  if (["im", "in", "jahr", "jahre", ","].includes(wordAt(tokens, at))) at++;
  if (wordAt(tokens, at) === "jahr" || wordAt(tokens, at) === "jahre") at++;
  const thisYear = today === null ? null : partsOfDay(today).year;
  if (["jahr", "jahres", "jahrs"].includes(wordAt(tokens, at + 1)) && thisYear !== null) {
    const which = wordAt(tokens, at);
    const ahead = aheadOf(which);
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
