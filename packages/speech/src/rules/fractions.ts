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

/** Simple fractions: "drei Viertel", "eine halbe Stunde", "zweieinhalb". */
export const FRACTIONS: readonly Rule[] = [
  rule(
    String.raw`(?<![\p{L}\d])(?<whole>\d{1,6}) ?(?<sign>[½¼¾⅓⅔⅛])`,
    ({ whole = "", sign = "" }) => {
      const value = Number(whole);
      if (sign === "½") return `${cardinal(value, "ein")}einhalb`;
      return `${cardinal(value)} ${fraction(...(SIGNS[sign] ?? [1, 2]))}`;
    },
  ),
  rule(
    String.raw`(?:(?<sign>[½¼¾⅓⅔⅛])|(?<![\p{L}\d]|\d[.,/]|[.,/])(?<top>[1-9])\/(?<bottom>2|3|4|5|6|8|10)(?![\p{L}\d/]|[.,]\d))(?<noun> (?:Jahr|Stunde|Tag|Monat|Liter|Meter|Kilo|Woche|Million)(?!\p{L}))?`,
    ({ sign, top, bottom, noun }) => {
      const [over, under] = sign ? (SIGNS[sign] ?? [1, 2]) : [Number(top), Number(bottom)];
      if (over >= under) return null;
      if (over === 1 && under === 2 && noun) return `${HALF[noun.trim()] ?? "ein halbes"}${noun}`;
      return `${fraction(over, under)}${noun ?? ""}`;
    },
  ),
];

const HALF: Record<string, string> = {
  Stunde: "eine halbe",
  Woche: "eine halbe",
  Million: "eine halbe",
  Tag: "ein halber",
  Monat: "ein halber",
  Liter: "ein halber",
  Meter: "ein halber",
};

function fraction(over: number, under: number): string {
  if (under === 2) return "einhalb";
  const part = `${ordinalStem(under)}el`;
  return `${cardinal(over, "ein")} ${part[0]?.toUpperCase()}${part.slice(1)}`;
}
