import { fold, USUAL_WORDS } from "@rufbaum/understanding/lexicon";
import { REAL_WORDS } from "../noise/real-words.ts";

/** How many of its words nobody needs to know: in a longer sentence one is the thing it is about. */
const MOST_UNKNOWN = 0.2;

/** "Lassen S' des", "Wer baut'n des ei?": no shortening of those that everybody writes, such as "geht's". */
const SPOKEN_SHORT = /\p{L}['’](?!\p{L})|['’]n(?!\p{L})/u;

const WORD = /(?<![\p{L}\p{N}'’])\p{L}+/gu;
const KNOWN: ReadonlySet<string> = new Set([...REAL_WORDS].map(fold));

/**
 * Whether a reply is written as everybody writes, and may stand for others in a name or as the first
 * example: "Ham S' do Referenzn?" is said, and is no heading. Nouns may be of the trade.
 */
export function isPlainGerman(text: string): boolean {
  if (SPOKEN_SHORT.test(text)) return false;
  const words = text.match(WORD) ?? [];
  const unknown = words.filter((word, place) => {
    const plain = fold(word.toLowerCase());
    if (KNOWN.has(plain)) return false;
    // "Photovoltaik" is in no list of everyday words; "Ick" is written large for being the first.
    return place === 0 || !/^\p{Lu}/u.test(word) || USUAL_WORDS.has(plain);
  });
  if (unknown.some((word) => isDialect(fold(word.toLowerCase())))) return false;
  return unknown.length <= words.length * MOST_UNKNOWN;
}

/** Those that are written as everybody writes; all, where none is. */
export function plainOnes(examples: readonly string[]): string[] {
  const plain = examples.filter(isPlainGerman);
  return plain.length > 0 ? plain : [...examples];
}

/** A form that stands for a word which is written otherwise. */
function isDialect(plain: string): boolean {
  return (USUAL_WORDS.get(plain) ?? plain) !== plain;
}
