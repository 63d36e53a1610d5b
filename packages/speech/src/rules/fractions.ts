import { oneBefore } from "../grammar.ts";
import { endingFor, isDetermined } from "../inflection.ts";
import { type Gender, genderOf } from "../lexicon/nouns.ts";
import { cardinal } from "../numerals/cardinal.ts";
import { ordinalStem } from "../numerals/ordinal.ts";
import { type Rule, rule } from "../rule.ts";

const SIGNS: Record<string, readonly [number, number]> = {
  "½": [1, 2],
  "¼": [1, 4],
  "¾": [3, 4],
  "⅓": [1, 3],
  "⅔": [2, 3],
  "⅛": [1, 8],
};

export const FRACTION_SIGN = "[½¼¾⅓⅔⅛]";

/** What a written-out 1/2 is a half of; any other noun may follow two numbers of a list. */
const HALVED =
  /^(?:Jahr|Stunde|Tag|Monat|Liter|Meter|Kilo|Woche|Million|Seite|Portion|Tablette|Preis|Dutzend|Pfund|Kilogramm|Zimmer|Prozent)$/;

/** Simple fractions: "drei Viertel", "eine halbe Stunde", "zweieinhalb". */
export const FRACTIONS: readonly Rule[] = [
  rule(
    String.raw`(?<![\p{L}\d])(?<whole>\d{1,6}) ?(?<sign>${FRACTION_SIGN})`,
    ({ whole = "", sign = "" }, { before }) => fractionOf(whole, sign, "n", before),
  ),
  rule(
    String.raw`(?:(?<sign>${FRACTION_SIGN})|(?<![\p{L}\d]|\d[.,/]|[.,/])(?<top>[1-9])\/(?<bottom>2|3|4|5|6|8|10)(?![\p{L}\d/]|[.,]\d))(?: (?<noun>\p{Lu}\p{L}{2,30})(?!\p{L}))?`,
    ({ sign, top, bottom, noun }, { before }) => {
      const [over, under] = sign ? (SIGNS[sign] ?? [1, 2]) : [Number(top), Number(bottom)];
      if (over >= under) return null;
      const rest = noun ? ` ${noun}` : "";
      const gender = noun && (sign || HALVED.test(noun)) ? genderOf(noun) : null;
      if (over === 1 && under === 2 && gender) return half(gender, before) + rest;
      return fraction(over, under) + rest;
    },
  ),
];

/** A fraction ("½", "1/4") and the whole number before it: "zweieinhalb", "ein halber" before its noun. */
export function fractionOf(
  whole: string | undefined,
  sign: string,
  gender: Gender,
  before: string,
): string {
  const [over = 1, under = 2] = SIGNS[sign] ?? sign.split("/").map(Number);
  if (whole === undefined) return under === 2 ? half(gender, before) : fraction(over, under);
  if (under === 2) return `${cardinal(Number(whole), "ein")}einhalb`;
  return `${cardinal(Number(whole))} ${fraction(over, under)}`;
}

function half(gender: Gender, before: string): string {
  if (isDetermined(before)) return `halb${endingFor(gender, before)}`;
  const one = oneBefore(gender, before);
  if (one === "ein") return `ein ${gender === "m" ? "halber" : "halbes"}`;
  return `${one} ${one === "eine" ? "halbe" : "halben"}`;
}

function fraction(over: number, under: number): string {
  if (under === 2) return "einhalb";
  const part = `${ordinalStem(under)}el`;
  return `${cardinal(over, "ein")} ${part[0]?.toUpperCase()}${part.slice(1)}`;
}
