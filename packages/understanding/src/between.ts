import type { NormalizedReply } from "./normalize.ts";
import type { Expected, ExpectedCondition, Pair } from "./reading.ts";

const FIRST = /\b(?:erste[rns]?|ersteres|eins|vorderes?)\b/u;
const SECOND = /\b(?:zweite[rns]?|zweiteres|letzteres?|letzteren|zwei|hinteres?)\b/u;

/** The most words that name a place in the question and mean nothing else. */
const MOST_WORDS = 6;

/** Which of two things that were named one after the other a reply means: "das erste", "eher Letzteres". */
export function placeNamed({ text }: NormalizedReply): 0 | 1 | null {
  if (text.split(" ").length > MOST_WORDS) return null;
  const isFirst = FIRST.test(text);
  if (isFirst === SECOND.test(text)) return null;
  return isFirst ? 0 : 1;
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
