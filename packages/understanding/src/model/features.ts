import type { NormalizedReply } from "../normalize.ts";
import { hash, hashOn } from "./hash.ts";
import { type ConceptFacts, type WordFacts, wordFacts } from "./word-facts.ts";

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

/** Words of one reply that are looked at: of a longer one the first and the last. */
const MOST_WORDS = 80;

/** How far a "nicht" reaches, in words. */
const NEGATION_REACH = 4;

/**
 * The words of a reply with their neighbours, letters and sounds: what tells utterances apart that
 * somebody gave as examples.
 */
export function wordFeatures(words: readonly WordFacts[], take: FeatureTaker): void {
  let before = NO_WORD;
  let beforeThat = NO_WORD;
  for (let index = 0; index < words.length; index++) {
    const facts = words[index] ?? NO_WORD;
    const { word, own, whole } = facts;
    take(own[0] ?? 0, WORD, index);
    take(own[1] ?? 0, SOUND, index);
    if (whole > 2) take(own[2] ?? 0, WORD, index);
    for (let place = whole; place < own.length; place++) take(own[place] ?? 0, LETTERS, index);
    take(hashOn(before.pair, word), PAIR, index);
    if (index > 1) take(hashOn(beforeThat.gapPair, word), GAP_PAIR, index);
    beforeThat = before;
    before = facts;
  }
  take(hashOn(before.pair, ""), PAIR, words.length - 1);
}

const NO_WORD: WordFacts = wordFacts("");

/** What the telephone's intents are told by besides: classes of words, negation, clauses, shape. */
export function telephoneFeatures(
  clauses: readonly (readonly WordFacts[])[],
  rules: readonly string[],
  take: FeatureTaker,
): void {
  for (const rule of rules) take(ruleHash(rule), RULE, -1);
  let previous: readonly ConceptFacts[] = [];
  let index = 0;
  for (let number = 0; number < clauses.length; number++) {
    const words = clauses[number] ?? [];
    const isLast = number === clauses.length - 1;
    const endsMany = isLast && clauses.length > 1;
    let negatedUntil = -1;
    for (let place = 0; place < words.length; place++, index++) {
      const { concepts, isNegation, inLastClause } = words[place] ?? NO_WORD;
      const negated = place <= negatedUntil;
      for (const concept of concepts) {
        take(concept.plain, CONCEPT, index);
        if (negated) take(concept.negated, CONCEPT, index);
        if (endsMany) take(concept.inLastClause, CONCEPT_PAIR, index);
        for (const other of previous) {
          take(hashOn(other.pair, concept.name), CONCEPT_PAIR, index);
        }
      }
      if (isNegation) negatedUntil = place + NEGATION_REACH;
      if (endsMany) take(inLastClause, LAST_CLAUSE, index);
      if (concepts.length > 0) previous = concepts;
    }
    if (number === 0) take(hash("f", words[0]?.word ?? "", words[1]?.word ?? ""), EDGE, -1);
    if (isLast) take(hash("e", words.at(-2)?.word ?? "", words.at(-1)?.word ?? ""), EDGE, -1);
  }
  take(hash("1", clauses[0]?.[0]?.word ?? ""), EDGE, -1);
  take(hash("length", String(Math.min(12, Math.ceil(Math.sqrt(index) * 1.4)))), SHAPE, -1);
  take(hash("clauses", String(Math.min(4, clauses.length))), SHAPE, -1);
}

/** There are some hundred rules and no more. */
const ruleHashes = new Map<string, number>();

function ruleHash(rule: string): number {
  const before = ruleHashes.get(rule);
  if (before !== undefined) return before;
  const made = hash("r", rule);
  ruleHashes.set(rule, made);
  return made;
}

/** The words of a text that are looked at. */
export function wordsOf(text: string): WordFacts[] {
  return shortened(text === "" ? [] : text.split(" ").map(wordFacts));
}

/** The words of a reply that are looked at, as a whole and clause by clause. */
export function wordsOfReply({ clauses }: NormalizedReply) {
  const all = clauses.map((clause) => clause.split(" ").map(wordFacts));
  const [only] = all;
  const whole = only && all.length === 1 ? only : all.flat();
  return { whole: shortened(whole), clauses: all.map(shortened) };
}

function shortened(words: WordFacts[]): WordFacts[] {
  if (words.length <= MOST_WORDS) return words;
  return [...words.slice(0, MOST_WORDS / 2), ...words.slice(-MOST_WORDS / 2)];
}
