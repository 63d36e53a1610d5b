import type { Misread } from "./understood-all.ts";

/** "Ach, Sofort." and "Sofort, würde ich sagen." say no more than "Sofort.". Words. */
const MOST_AROUND = 3;

/**
 * What teaches as an example: said and heard alike, the most frequent first. A sentence that only puts a
 * few words around one before it, and was taken for the same, is counted with that one.
 */
export function teachable(misread: readonly Misread[]): Misread[] {
  const kept: { one: Misread; words: string }[] = [];
  for (const one of misread) {
    if (one.said !== one.text) continue;
    const words = wordsOf(one.said);
    const known = kept.find((other) => other.one.read === one.read && isAround(words, other.words));
    if (known) known.one = { ...known.one, count: known.one.count + one.count };
    else kept.push({ one, words });
  }
  return kept.map(({ one }) => one).sort((one, other) => other.count - one.count);
}

/** Between blanks, so that whole words are found. */
function wordsOf(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;
}

function isAround(long: string, short: string): boolean {
  const more = long.split(" ").length - short.split(" ").length;
  return more <= MOST_AROUND && short.trim() !== "" && long.includes(short);
}
