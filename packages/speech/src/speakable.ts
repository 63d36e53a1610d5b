import { applyRule, type Rule } from "./rule.ts";
import { SHORT_FORMS } from "./rules/abbreviations.ts";
import { ADDRESSES } from "./rules/addresses.ts";
import { CUT_ADJECTIVES } from "./rules/adjectives.ts";
import { clean } from "./rules/clean.ts";
import { DATES } from "./rules/dates.ts";
import { IDENTIFIERS } from "./rules/identifiers.ts";
import { JOINERS } from "./rules/joiners.ts";
import { LAW } from "./rules/law.ts";
import { MEASURES } from "./rules/measures.ts";
import { COMPOUNDS, NUMBERS } from "./rules/numbers.ts";
import { ORDINALS } from "./rules/ordinals.ts";
import { pauses } from "./rules/pauses.ts";
import { PRICES } from "./rules/prices.ts";
import { SYMBOLS } from "./rules/symbols.ts";
import { TIMES } from "./rules/times.ts";

/** The most telling come first: a date's digits are gone before anything could count them. */
const WITH_DIGITS = [JOINERS, LAW, IDENTIFIERS, DATES, TIMES, COMPOUNDS, PRICES, MEASURES].flat();
const LEFT_DIGITS = [ORDINALS, NUMBERS].flat();

/** Texts whose spoken form is kept; all calls of a tree say the same sentences. */
const MOST_KEPT = 1_000;
/** Characters of the longest one. */
const LONGEST_KEPT = 1_000;
const kept = new Map<string, string>();

/**
 * A German text as a voice has to get it to speak it rightly: numbers, dates, prices, addresses and
 * short forms in words, signs and markup gone, pauses as commas. What has nothing of that stays byte
 * for byte; what came out of it stays as it is, too.
 */
export function speakable(text: string): string {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const spoken = spokenForm(text);
  if (text.length <= LONGEST_KEPT) {
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(text, spoken);
  }
  return spoken;
}

function spokenForm(text: string): string {
  const spoken = settled(text);
  if (/\p{L}/u.test(spoken)) return spoken;
  const words = text
    .normalize("NFC")
    .replace(/[^\p{L}0-9]+/gu, " ")
    .trim();
  return words === "" ? "" : settled(words);
}

/** What one round brings to light ("5usw." → "fünf usw."), the next one speaks; so rarely that few do. */
const ROUNDS = 4;

function settled(text: string): string {
  let spoken = text;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = spoken;
    spoken = inWords(clean(spoken));
    if (spoken === before) break;
  }
  return spoken;
}

function inWords(plain: string): string {
  let spoken = plain;
  if (/[@#/]|\.\p{Ll}/u.test(spoken)) spoken = all(spoken, ADDRESSES);
  if (/[\d€£½¼¾²³°%‰]|Mo|Di|Mi|Do|Fr|Sa|So|\.|k[Wmg]/u.test(spoken))
    spoken = all(spoken, WITH_DIGITS);
  if (spoken.includes(".")) spoken = all(spoken, CUT_ADJECTIVES);
  spoken = all(spoken, SHORT_FORMS);
  spoken = all(spoken, SYMBOLS);
  if (/\d|[IVX]/.test(spoken)) spoken = all(spoken, LEFT_DIGITS);
  return pauses(spoken);
}

function all(text: string, rules: readonly Rule[]): string {
  return rules.reduce(applyRule, text);
}
