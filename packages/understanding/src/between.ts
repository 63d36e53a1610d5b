import type { NormalizedReply } from "./normalize.ts";
import type { Expected, ExpectedCondition, Pair } from "./reading.ts";

const FIRST = /^(?:erste(?:re)?[rns]?|vorderes?)$/u;
const SECOND = /^(?:zweite(?:re)?[rns]?|letztere[rns]?|hinteres?)$/u;
const BY_NUMBER: readonly string[] = ["eins", "zwei"];

/** What may be said round a place: whoever says more may speak of something else. */
const ROUND_PLACE = new Set(
  "ja nein ne doch nicht eher lieber dann wohl gern gerne bitte danke schon mal mir ich wir meine meinte meinen nehme nehmen moechte will wuerde waere sage sagen glaube denke finde auf jeden fall natuerlich ganz klar genau richtig stimmt passt trifft zu besser am ehesten das die der den dem es ist war gemeint von beiden mit nummer variante option moeglichkeit vorschlag loesung punkt sache antwort genannte genannten und so ok gut hm aehm".split(
    " ",
  ),
);

const NEITHER =
  /\bweder\b|\bkein(?:s|e[rsn]?)? (?:von|der|davon)\b|\bkein(?:s|e[rsn]?)? beiden\b|\b(?:nichts|keins|keines) davon\b|\bbeides nicht\b/u;

/** The most words that say that it is neither, and nothing else. */
const MOST_WORDS = 6;

/** A place with one of these may be the one that is not meant. */
const DENIED = /\b(?:nicht|kein\p{L}*)\b/u;

/** "Eins von beiden" may be either. */
const EITHER = /\beins (?:von|der|davon)\b/u;

/** Of two things alone: "ersteres" is nothing else that a condition may speak of. */
const OF_TWO = /^(?:erstere|letztere)[rns]?$/u;

/** Texts of conditions in which a place means something of its own; "erstmal" and "erstatten" tell none. */
const OF_PLACES =
  /\b(?:erst(?!mal\b|ens\b|att|arr|aun|ell|eh|ick|reck)|zweit(?!ausend|ens\b)|vorder|hinter(?!her|ein|l|grund|kopf))(?:e|\p{L}{3})/iu;

/** The same of numbers. */
const OF_NUMBERS = /\d|\b(?:eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)\b/iu;

/** An article is a number where little else is said: "nur ein Kind". */
const ARTICLE = /\beine?\b/iu;
const MOST_WORDS_OF_NUMBER = 3;

/**
 * Which of two conditions that were named one after the other a reply means: "das erste", "eher
 * Letzteres"; `neither`: "weder noch". `null` where it tells no place.
 */
export function placeNamed(
  { text }: NormalizedReply,
  two: readonly ExpectedCondition[],
): 0 | 1 | "neither" | null {
  const words = text.split(" ");
  if (words.length <= MOST_WORDS && NEITHER.test(text)) return "neither";
  if (DENIED.test(text) || EITHER.test(text)) return null;
  const places = new Set<0 | 1>();
  for (const word of words) {
    const number = BY_NUMBER.indexOf(word);
    if (FIRST.test(word)) places.add(0);
    else if (SECOND.test(word)) places.add(1);
    else if (number >= 0) places.add(number === 0 ? 0 : 1);
    else if (!ROUND_PLACE.has(word)) return null;
  }
  const [place] = places;
  if (place === undefined || places.size > 1) return null;
  if (words.some((word) => OF_TWO.test(word))) return place;
  const isNumber = words.some((word) => BY_NUMBER.includes(word));
  const speaksOf = isNumber ? speaksOfNumbers : speaksOfPlaces;
  return two.some(({ key, examples }) => [key, ...examples].some(speaksOf)) ? null : place;
}

function speaksOfPlaces(text: string): boolean {
  return OF_PLACES.test(text);
}

function speaksOfNumbers(text: string): boolean {
  const isShort = text.trim().split(/\s+/u).length <= MOST_WORDS_OF_NUMBER;
  return OF_NUMBERS.test(text) || (isShort && ARTICLE.test(text));
}

/** Who says no more than this, says nothing but that neither of the two, or not one of them, is meant. */
const MOST_WORDS_OF_REFUSAL = 4;

/** Whether a reply refuses what was named, and says nothing else. */
export function isRefusal({ text }: NormalizedReply): boolean {
  const isShort = text.split(" ").length <= MOST_WORDS_OF_REFUSAL;
  return isShort && (NEITHER.test(text) || DENIED.test(text));
}

const pairsOf = new WeakMap<readonly ExpectedCondition[], Map<string, Expected["conditions"]>>();

/**
 * The two conditions that were asked between, as the same list each time; all where there is no longer
 * one of them.
 */
export function conditionsBetween(
  conditions: readonly ExpectedCondition[],
  [one, other]: Pair,
): readonly ExpectedCondition[] {
  const name = JSON.stringify([one, other]);
  const known = pairsOf.get(conditions)?.get(name);
  if (known) return known;
  // Several may be called the same.
  const two = conditions.filter(({ key }) => key === one || key === other);
  const areBoth = [one, other].every((name) => two.some(({ key }) => key === name));
  if (!areBoth) return conditions;
  const pairs = pairsOf.get(conditions) ?? new Map<string, Expected["conditions"]>();
  pairsOf.set(conditions, pairs.set(name, two));
  return two;
}
