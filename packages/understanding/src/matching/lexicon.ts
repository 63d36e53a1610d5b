import { add, beginHash, hash, hashOn } from "../model/hash.ts";
import { stemOf } from "./stem.ts";

/** Everyday German by concepts: which words and turns of phrase mean the same thing. */
export interface Lexicon {
  /** The concepts of a folded word, as places; those of its parts where it is only known by them. */
  conceptsOf(word: string, stem: string): readonly number[];
  /** The concepts of turns of phrase among these words. */
  conceptsIn(words: readonly string[]): readonly number[];
  /** German words for an English one; `null` where it is none that is known. */
  germanFor(word: string): string | null;
}

/** A lexicon as a file holds it. */
export interface LexiconTables {
  /** By the hash of a word, a stem or a turn of phrase: places of concepts. */
  concepts: ReadonlyMap<number, readonly number[]>;
  /** German words by English ones, both folded. */
  english: ReadonlyMap<string, string>;
}

export const wordHash = (word: string) => hash("lw", word);
export const stemHash = (stem: string) => hash("ls", stem);
export const phraseHash = (words: readonly string[]) => hash("lp", ...words);

/** The most words of a turn of phrase. */
export const MOST_WORDS = 5;

/** Longer ones are no words, and to try all their parts would take long. */
const MOST_LETTERS_OF_COMPOUND = 80;
const FEWEST_LETTERS_OF_COMPOUND = 7;
const SHORTEST_TAIL = 4;
const SHORTEST_HEAD = 4;
const NONE: readonly number[] = [];
const PHRASE_BEGINS = beginHash("lp");

export function lexiconOf({ concepts, english }: LexiconTables): Lexicon {
  const ofPart = (part: string) =>
    concepts.get(wordHash(part)) ?? concepts.get(stemHash(stemOf(part)));

  function ofCompound(word: string): readonly number[] {
    const found = new Set<number>();
    for (let start = 2; start <= word.length - SHORTEST_TAIL; start++) {
      const tail = ofPart(word.slice(start));
      if (!tail) continue;
      for (const concept of tail) found.add(concept);
      break;
    }
    for (let end = word.length - 3; end >= SHORTEST_HEAD; end--) {
      const head = word.slice(0, end);
      const known =
        concepts.get(wordHash(head)) ??
        (head.endsWith("s") ? concepts.get(wordHash(head.slice(0, -1))) : undefined);
      if (!known) continue;
      for (const concept of known) found.add(concept);
      break;
    }
    return found.size === 0 ? NONE : [...found];
  }

  return {
    conceptsOf(word, stem) {
      const known = concepts.get(wordHash(word)) ?? concepts.get(stemHash(stem));
      if (known) return known;
      const { length } = word;
      const mayBeCompound =
        length >= FEWEST_LETTERS_OF_COMPOUND && length <= MOST_LETTERS_OF_COMPOUND;
      return mayBeCompound ? ofCompound(word) : NONE;
    },
    conceptsIn(words) {
      const found = new Set<number>();
      for (let start = 0; start < words.length - 1; start++) {
        const end = Math.min(words.length, start + MOST_WORDS);
        let phrase = add(PHRASE_BEGINS, words[start] ?? "");
        for (let at = start + 1; at < end; at++) {
          const word = words[at] ?? "";
          const known = concepts.get(hashOn(phrase, word));
          phrase = add(phrase, word);
          if (known) for (const concept of known) found.add(concept);
        }
      }
      return found.size === 0 ? NONE : [...found];
    },
    germanFor: (word) => english.get(word) ?? null,
  };
}
