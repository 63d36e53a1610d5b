import type { NormalizedReply } from "./normalize.ts";
import type { Expected, ExpectedCondition, Pair } from "./reading.ts";

const FIRST = /\b(?:erste[rns]?|ersteres|eins|vorderes?)\b/u;
const SECOND = /\b(?:zweite[rns]?|zweiteres|letzteres?|letzteren|zwei|hinteres?)\b/u;

/** The most words that name a place in the question and mean nothing else. */
const MOST_WORDS = 6;

const NEITHER =
  /\bweder\b|\bkein(?:s|e[rsn]?)? (?:von|der|davon)\b|\bkein(?:s|e[rsn]?)? beiden\b|\b(?:nichts|keins|keines) davon\b|\bbeides nicht\b/u;

/** A place with one of these may be the one that is not meant. */
const DENIED = /\b(?:nicht|kein\p{L}*)\b/u;

/**
 * Which of two things that were named one after the other a reply means: "das erste", "eher
 * Letzteres"; `neither`: "weder noch". `null` where it tells no place.
 */
export function placeNamed({ text }: NormalizedReply): 0 | 1 | "neither" | null {
  if (text.split(" ").length > MOST_WORDS) return null;
  if (NEITHER.test(text)) return "neither";
  const isFirst = FIRST.test(text);
  if (isFirst === SECOND.test(text) || DENIED.test(text)) return null;
  return isFirst ? 0 : 1;
}

/** With more words than this, who wants neither of two things says what else he wants. */
const MOST_WORDS_OF_NEITHER = 4;

/** Whether a reply says that neither of two things is meant, and nothing else. */
export function isNeither({ text }: NormalizedReply): boolean {
  return NEITHER.test(text) && text.split(" ").length <= MOST_WORDS_OF_NEITHER;
}

const pairsOf = new WeakMap<readonly ExpectedCondition[], Map<string, Expected["conditions"]>>();

/** The two conditions that were asked between, as the same list each time; all where one is unknown. */
export function conditionsBetween(
  conditions: readonly ExpectedCondition[],
  [one, other]: Pair,
): readonly ExpectedCondition[] {
  let pairs = pairsOf.get(conditions);
  if (pairs === undefined) {
    pairs = new Map();
    pairsOf.set(conditions, pairs);
  }
  const name = JSON.stringify([one, other]);
  const known = pairs.get(name);
  if (known) return known;
  const two = conditions.filter(({ key }) => key === one || key === other);
  const made = two.length === 2 ? two : conditions;
  pairs.set(name, made);
  return made;
}
