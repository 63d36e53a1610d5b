import { readNumber } from "../values/number.ts";
import { speechOf } from "../values/speech.ts";
import { wordAt, wordSet } from "../values/tokens.ts";

/** Numbers that a name stands for: "16–25 Kinder", "unter 100 qm", "5 und mehr". Both ends belong to it. */
export interface Range {
  low: number;
  high: number;
}

const TO = wordSet("bis - – — to und x");
const UP_TO = wordSet("bis max maximal höchstens < ≤");
const BELOW = wordSet("unter weniger under below less vor before");
const FROM = wordSet("ab mind mindestens from ≥");
const ABOVE = wordSet("über mehr more over above > nach after");
const THAN = wordSet("als than");
const MORE = wordSet("mehr more plus + darüber aufwärts öfter länger später größer");
const LESS = wordSet("weniger less darunter seltener kürzer früher kleiner");
const JOINS = wordSet("und oder or and");

/** The least that a number differs by from one that is more. */
const STEP = 1e-6;

/** The numbers that a condition's name stands for; `null` where it names none. */
export function rangeIn(name: string): Range | null {
  const { tokens, numerals } = speechOf(
    name.replace(/[_]+/gu, " ").replace(/(\d)\s*\+/gu, "$1 plus"),
  );
  const found = [...numerals.values()].filter(({ isArticle }) => !isArticle);
  const [first, second] = found;
  if (!first || found.length > 2) return null;
  if (second) {
    if (!TO.has(wordAt(tokens, first.to)) || second.value < first.value) return null;
    return { low: first.value, high: second.value };
  }
  const { value, from, to } = first;
  const before = wordAt(tokens, THAN.has(wordAt(tokens, from - 1)) ? from - 2 : from - 1);
  if (UP_TO.has(before)) return { low: Number.NEGATIVE_INFINITY, high: value };
  if (BELOW.has(before)) return { low: Number.NEGATIVE_INFINITY, high: value - STEP };
  if (ABOVE.has(before)) return { low: value + STEP, high: Number.POSITIVE_INFINITY };
  if (FROM.has(before)) return { low: value, high: Number.POSITIVE_INFINITY };
  for (let at = to; at < tokens.length; at++) {
    const word = wordAt(tokens, at);
    const isJoined = JOINS.has(wordAt(tokens, at - 1)) || word === "plus";
    if (MORE.has(word) && isJoined) return { low: value, high: Number.POSITIVE_INFINITY };
    if (LESS.has(word) && isJoined) return { low: Number.NEGATIVE_INFINITY, high: value };
  }
  return { low: value, high: value };
}

/** Per condition whether the number of a reply is one of its; `null` where numbers decide nothing. */
export function inRanges(
  ranges: readonly (Range | null)[],
  raw: string,
  question: string,
): readonly boolean[] | null {
  if (ranges.filter((range) => range !== null).length < 2) return null;
  const number = readNumber(speechOf(raw), question);
  if (number === null) return null;
  const { value } = number;
  return ranges.map((range) => range !== null && value >= range.low && value <= range.high);
}
