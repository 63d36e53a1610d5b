import { openMemory } from "../memory.ts";
import { beginHash, hash, hashOn } from "../model/hash.ts";
import { lettersOf } from "../model/letters.ts";
import { isLittleWord } from "../text-features.ts";
import type { Lexicon } from "./lexicon.ts";
import { stemOf } from "./stem.ts";

/** What a folded word is matched by. */
export interface WordSense {
  word: string;
  stem: string;
  /** Of the kind that any sentence is made of. */
  isLittle: boolean;
  /** Places of concepts in the lexicon. */
  concepts: readonly number[];
  stemHash: number;
  /** What it adds to a text's meaning: hashes, and how much each weighs. */
  tokens: Uint32Array;
  weights: Float32Array;
  /** The unfinished hash of a pair that begins with it. */
  pair: number;
}

const LITTLE = 0.35;
const LETTERS = 0.3;
const CONCEPT = 0.35;
const FEWEST_LETTERS = 3;
const LETTERS_BEGIN = beginHash("mg");

/** Looks words up, and remembers those that came last. */
export function openWordSenses(lexicon: Lexicon): (word: string) => WordSense {
  const known = openMemory<string, WordSense>(20_000);
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const made = senseOf(word, lexicon);
    if (word.length < LONGEST_KNOWN) known.put(word, made);
    return made;
  };
}

const LONGEST_KNOWN = 40;

function senseOf(word: string, lexicon: Lexicon): WordSense {
  const stem = stemOf(word);
  const isLittle = isLittleWord(word);
  const concepts = isLittle ? [] : lexicon.conceptsOf(word, stem);
  const stemHash = hash("ms", stem);
  const whole = isLittle ? LITTLE : 1;
  const letters = isLittle ? [] : lettersOf(word, LETTERS_BEGIN, FEWEST_LETTERS);
  return {
    word,
    stem,
    isLittle,
    concepts,
    stemHash,
    tokens: Uint32Array.from([
      hash("mw", word),
      stemHash,
      ...letters,
      ...concepts.map(conceptToken),
    ]),
    weights: Float32Array.from([
      whole,
      whole,
      ...letters.map(() => LETTERS),
      ...concepts.map(() => CONCEPT),
    ]),
    pair: beginHash("mb", word),
  };
}

/** What a concept adds to the meaning of a text. */
export function conceptToken(concept: number): number {
  return hash("mc", String(concept));
}

/** What two words next to each other add. */
export function pairToken(one: WordSense, other: WordSense): number {
  return hashOn(one.pair, other.word);
}
