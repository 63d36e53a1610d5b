import { VALUE_SPECS } from "@rufbaum/tree/graph";
import type { Expected, ExpectedCondition } from "@rufbaum/understanding";
import { type Chat, expectedNow, type Reader, stateOf } from "./chat.ts";
import { PHRASES } from "./phrases.ts";

/** Something to answer with one click. */
export interface Suggestion {
  /** The condition's key, or the words themselves. */
  label: string;
  says: string;
  /** Whether the condition is met by it; one that no words meet shows an author what is missing. */
  isUnderstood: boolean;
}

/** More than this would hide the conversation. */
const MOST = 24;

/** What can be answered now; where a value was read back, whether it is right comes first. */
export function suggestionsNow(chat: Chat, reader: Reader): Suggestion[] {
  const expected = expectedNow(chat);
  if (!expected) return [];
  const suggestions = suggestionsFor(expected, reader);
  if ((stateOf(chat).unconfirmed ?? null) === null) return suggestions;
  const others = suggestions.filter(({ label }) => !CONFIRMING.includes(label));
  return [...CONFIRMING.map((says) => ({ label: says, says, isUnderstood: true })), ...others];
}

const CONFIRMING = ["Ja", "Nein"];

/** What can be answered here: a way into each condition, and an example of the value wanted. */
export function suggestionsFor(expected: Expected, reader: Reader): Suggestion[] {
  const { conditions, between } = expected;
  const ways = conditions
    .filter(({ key }) => !between || between.includes(key))
    .slice(0, MOST)
    .map((condition) => suggest(condition, expected, reader));
  return [...sampleValue(expected), ...ways];
}

/** What a caller may throw in: the objections that the tree answers from anywhere. */
export function objectionsFor({ intents }: Expected): Suggestion[] {
  return intents.flatMap((intent) => {
    const says = PHRASES.get(intent);
    return says === undefined ? [] : [{ label: intent, says, isUnderstood: true }];
  });
}

/** The first words that are really read as this condition here. */
function suggest({ key, examples }: ExpectedCondition, expected: Expected, reader: Reader) {
  const inWords = key.replace(/_+/g, " ").trim();
  const tried = [inWords, ...examples.slice(0, 3), ...PHRASES.values(), ...PLACES];
  const says = tried.find((words) => reader.read(words, expected).condition === key);
  return { label: key, says: says ?? inWords, isUnderstood: says !== undefined };
}

/** What either of two things can be called that were asked between. */
const PLACES = ["das erste", "das zweite"];

function sampleValue({ value }: Expected): Suggestion[] {
  const says = value === null ? "" : VALUE_SPECS[value].example;
  return says === "" ? [] : [{ label: says, says, isUnderstood: true }];
}
