import { adjectiveEnding } from "../inflection.ts";
import { ADJECTIVES } from "../lexicon/abbreviations.ts";
import { type Rule, rule } from "../rule.ts";

const WHOLE = new Map(
  Object.entries(ADJECTIVES).map(([short, whole]) => [short.replaceAll(" ", ""), whole]),
);

const SHORT = Object.keys(ADJECTIVES)
  .sort((a, b) => b.length - a.length)
  .map((short) => {
    const first = short[0] ?? "";
    return `[${first}${first.toUpperCase()}]${short.slice(1).replaceAll(".", "\\.").replaceAll(" ", " ?")}`;
  })
  .join("|");

/** Before its noun a cut-down adjective gets the ending it is spoken with: "der effektive Jahreszins". */
export const CUT_ADJECTIVES: readonly Rule[] = [
  rule(
    String.raw`(?<![\p{L}\d])(?<short>${SHORT})(?= (?:\p{Ll}{2,20}(?:e|en|er|es) )?\p{Lu}\p{Ll})`,
    ({ short = "" }, { before, after }) => {
      const plain = short.replaceAll(" ", "");
      const stem = WHOLE.get(plain) ?? WHOLE.get(plain.charAt(0).toLowerCase() + plain.slice(1));
      const ending = adjectiveEnding(before, after);
      return stem === undefined || ending === null ? null : stem + ending;
    },
  ),
];
