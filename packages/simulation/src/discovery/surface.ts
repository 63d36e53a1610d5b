import { fold } from "@rufbaum/understanding/lexicon";
import type { Member } from "./gists.ts";

/**
 * How a word is most often written within a sentence: recognisers lose capitals and umlauts, and
 * many replies together still have them.
 */
export function spellingsOf(members: readonly Member[]): (word: string) => string {
  const seen = new Map<string, Map<string, number>>();
  for (const { text, count } of members) {
    (text.match(WORD) ?? []).forEach((word, place) => {
      const plain = fold(word.toLowerCase());
      // The first word of a sentence is written large whatever it is.
      const written = place === 0 ? word.toLowerCase() : word;
      const weight = place === 0 ? count * FIRST_WORDS : count;
      const spellings = seen.get(plain) ?? new Map<string, number>();
      spellings.set(written, (spellings.get(written) ?? 0) + weight);
      seen.set(plain, spellings);
    });
  }
  const usual = new Map<string, string>();
  for (const [plain, spellings] of seen) {
    const [most] = [...spellings].sort(
      ([one, times], [other, otherTimes]) => otherTimes - times || (one < other ? 1 : -1),
    );
    if (most) usual.set(plain, most[0]);
  }
  return (word) => usual.get(fold(word.toLowerCase())) ?? word;
}

const FIRST_WORDS = 0.01;

export const WORD = /[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu;

/** Said before what is meant, and between. */
const NOISE =
  /(?<![\p{L}\p{N}])(?:äh+m*|öh+m*|e+hm*|h+m+|mhm+|tja|naja|na ja)(?![\p{L}\p{N}])[,.…]*/giu;

/** A reply as a person would write it down: without fillers, a capital at its beginning. */
export function cleaned(text: string): string {
  const plain = text
    .replace(NOISE, " ")
    .replace(/…|\.{2,}/gu, " ")
    .replace(/\s+([,.!?])/gu, "$1")
    .replace(/([,.!?])(?:\s*[,.!?])+/gu, "$1")
    .replace(/^[\s,.!?–-]+|[\s,–-]+$/gu, "")
    .replace(/\s+/gu, " ");
  return plain.slice(0, 1).toUpperCase() + plain.slice(1);
}

/** A recogniser that lost the capitals has lost more than those. */
export function isCareful(text: string): boolean {
  return /^[\p{Lu}\d]/u.test(text);
}
