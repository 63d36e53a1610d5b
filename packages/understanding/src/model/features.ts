import { conceptsOf } from "../lexicon/concepts.ts";
import type { NormalizedReply } from "../normalize.ts";

/** Takes one feature: its hash (32 bits), its weight, and the word it comes from, `-1` for none. */
export type FeatureTaker = (hash: number, weight: number, word: number) => void;

/** What kinds of features there are, and how much one of each weighs. */
const WORD = 1;
const PAIR = 0.6;
const GAP_PAIR = 0.3;
const LETTERS = 0.45;
const SOUND = 0.5;
const CONCEPT = 0.9;
const CONCEPT_PAIR = 0.55;
const LAST_CLAUSE = 0.7;
const EDGE = 0.7;
const SHAPE = 0.6;
const RULE = 1.2;

const FEWEST_LETTERS = 2;
const MOST_LETTERS = 5;

/** Words of one reply that are looked at: of a longer one the first and the last. */
const MOST_WORDS = 80;

/** How far a "nicht" reaches, in words. */
const NEGATION_REACH = 4;

/**
 * The words of a reply with their neighbours, letters and sounds: what tells utterances apart that
 * somebody gave as examples.
 */
export function wordFeatures(words: readonly string[], take: FeatureTaker): void {
  let before = "";
  let beforeThat = "";
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? "";
    take(hash("w", word), WORD, index);
    take(hash("s", sound(word)), SOUND, index);
    if (DIGITS.test(word)) take(hash("w", "#"), WORD, index);
    letters(word, index, take);
    take(hash("b", before, word), PAIR, index);
    if (index > 1) take(hash("g", beforeThat, word), GAP_PAIR, index);
    beforeThat = before;
    before = word;
  }
  take(hash("b", before, ""), PAIR, words.length - 1);
}

const DIGITS = /^\d+$/u;

/** What the telephone's intents are told by besides: classes of words, negation, clauses, shape. */
export function telephoneFeatures(
  { clauses }: NormalizedReply,
  rules: readonly string[],
  take: FeatureTaker,
): void {
  for (const rule of rules) take(hash("r", rule), RULE, -1);
  let previous: readonly string[] = [];
  let index = 0;
  for (let number = 0; number < clauses.length; number++) {
    const words = wordsOf(clauses[number] ?? "");
    const isLast = number === clauses.length - 1;
    let negatedUntil = -1;
    for (let place = 0; place < words.length; place++, index++) {
      const word = words[place] ?? "";
      const concepts = conceptsOf(word);
      const negated = place <= negatedUntil;
      for (const concept of concepts) {
        take(hash("k", concept), CONCEPT, index);
        if (negated) take(hash("n", concept), CONCEPT, index);
        if (isLast && clauses.length > 1) take(hash("m", concept), CONCEPT_PAIR, index);
        for (const other of previous) take(hash("q", other, concept), CONCEPT_PAIR, index);
      }
      if (concepts.includes("negate")) negatedUntil = place + NEGATION_REACH;
      if (isLast && clauses.length > 1) take(hash("l", word), LAST_CLAUSE, index);
      if (concepts.length > 0) previous = concepts;
    }
    if (number === 0) take(hash("f", words[0] ?? "", words[1] ?? ""), EDGE, -1);
    if (isLast) take(hash("e", words.at(-2) ?? "", words.at(-1) ?? ""), EDGE, -1);
  }
  const first = wordsOf(clauses[0] ?? "")[0] ?? "";
  take(hash("1", first), EDGE, -1);
  take(hash("length", String(Math.min(12, Math.ceil(Math.sqrt(index) * 1.4)))), SHAPE, -1);
  take(hash("clauses", String(Math.min(4, clauses.length))), SHAPE, -1);
}

/** The words that are looked at. */
export function wordsOf(text: string): string[] {
  const words = text === "" ? [] : text.split(" ");
  if (words.length <= MOST_WORDS) return words;
  return [...words.slice(0, MOST_WORDS / 2), ...words.slice(-MOST_WORDS / 2)];
}

function letters(word: string, index: number, take: FeatureTaker): void {
  const marked = `<${word}>`;
  for (let start = 0; start < marked.length; start++) {
    let code = begin("c");
    const end = Math.min(marked.length, start + MOST_LETTERS);
    for (let place = start; place < end; place++) {
      code = mix(code, marked.charCodeAt(place));
      if (place - start + 1 >= FEWEST_LETTERS) take(code, LETTERS, index);
    }
  }
}

const SOUNDS: Record<string, string> = {
  b: "p",
  p: "p",
  d: "t",
  t: "t",
  g: "k",
  k: "k",
  c: "k",
  q: "k",
  x: "ks",
  f: "f",
  v: "f",
  w: "f",
  s: "s",
  z: "s",
  j: "j",
  l: "l",
  m: "n",
  n: "n",
  r: "r",
};

/** A word's consonants as they sound: dialects and recognisers differ most in the vowels. */
function sound(word: string): string {
  let code = "";
  let last = "";
  for (const letter of word) {
    const next = SOUNDS[letter] ?? (letter >= "0" && letter <= "9" ? letter : "");
    if (next !== "" && next !== last) code += next;
    last = next;
  }
  return code === "" ? word : code;
}

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;
const BETWEEN = 1;

/** FNV-1a over the code units, with a mark between the parts. */
export function hash(...parts: readonly string[]): number {
  let code = OFFSET;
  for (const part of parts) {
    for (let place = 0; place < part.length; place++) code = mix(code, part.charCodeAt(place));
    code = mix(code, BETWEEN);
  }
  return spread(code);
}

function begin(kind: string): number {
  return mix(mix(OFFSET, kind.charCodeAt(0)), BETWEEN);
}

function mix(code: number, unit: number): number {
  return Math.imul(code ^ unit, PRIME) >>> 0;
}

/** Spreads a hash over all its bits, so that the lower ones can be used alone. */
function spread(code: number): number {
  let spreading = Math.imul(code ^ (code >>> 16), 0x85ebca6b);
  spreading = Math.imul(spreading ^ (spreading >>> 13), 0xc2b2ae35);
  return (spreading ^ (spreading >>> 16)) >>> 0;
}
