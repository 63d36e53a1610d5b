import { type ConversationState, isGoodbye, isOptOut, isPressing } from "@rufbaum/conversation";
import type { Reading } from "@rufbaum/understanding";

/** What counts at once, even over words that have to be heard: no more calls, the end, help, or grief. */
export function isUrgent(
  text: string,
  reading: Reading,
  conversation: Pick<ConversationState, "lastSaid" | "lastTurn">,
): boolean {
  return isOptOut(reading) || isGoodbye(reading) || isPressing(text, conversation);
}

const KEY_WORDS: Readonly<Record<string, string>> = {
  "0": "null",
  "1": "eins",
  "2": "zwei|zwo",
  "3": "drei",
  "4": "vier",
  "5": "fünf",
  "6": "sechs",
  "7": "sieben",
  "8": "acht",
  "9": "neun",
  "*": "stern\\p{L}*",
  "#": "raute\\p{L}*",
};

/** Whether words have named a key: "Für den Vertrieb drücken Sie die 1." */
export function namesKey(words: string, key: string): boolean {
  const name = KEY_WORDS[key];
  if (name === undefined) return false;
  const sign = /\d/.test(key) ? `|(?<!\\d)${key}(?!\\d)` : `|[${key}]`;
  return new RegExp(`(?<!\\p{L})(?:${name})(?!\\p{L})${sign}`, "iu").test(words);
}
