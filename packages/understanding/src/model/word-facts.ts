import { conceptsOf } from "../lexicon/concepts.ts";
import { doingOf } from "../lexicon/doings.ts";
import { openMemory } from "../memory.ts";
import { beginHash, hash } from "./hash.ts";
import { lettersOf } from "./letters.ts";

/** All that the features of a reply take from one of its words, which other replies have as well. */
export interface WordFacts {
  word: string;
  /** What it is told by on its own, as hashes: the word, its sound, "#" for digits, its letters. */
  own: Uint32Array;
  /** How many of them are more than letters. */
  whole: number;
  /** Unfinished hashes of pairs that begin with it, next to each other and with a gap between. */
  pair: number;
  gapPair: number;
  concepts: readonly ConceptFacts[];
  isNegation: boolean;
  /** Of the word in the last of several clauses. */
  inLastClause: number;
  /** Of what is done, whatever word says it; `null` for most words. */
  doing: number | null;
}

/** A class of words, with its hashes. */
export interface ConceptFacts {
  plain: number;
  negated: number;
  inLastClause: number;
  /** The unfinished hash of what follows one of the class. */
  pair: number;
  name: string;
}

/** Callers may say anything: what is remembered has an end. */
const known = openMemory<string, WordFacts>(20_000);

/** The facts of a folded word. */
export function wordFacts(word: string): WordFacts {
  const before = known.get(word);
  if (before !== undefined) return before;
  const made = factsOf(word);
  // A word of a hundred letters nobody says twice.
  if (word.length < LONGEST_KNOWN) known.put(word, made);
  return made;
}

const LONGEST_KNOWN = 40;

function factsOf(word: string): WordFacts {
  const whole = [hash("w", word), hash("s", sound(word))];
  if (DIGITS.test(word)) whole.push(hash("w", "#"));
  const concepts = conceptsOf(word);
  const doing = doingOf(word);
  return {
    word,
    own: Uint32Array.from([...whole, ...lettersOf(word, LETTERS_BEGIN, FEWEST_LETTERS)]),
    whole: whole.length,
    pair: beginHash("b", word),
    gapPair: beginHash("g", word),
    concepts: concepts.map(conceptFacts),
    isNegation: concepts.includes("negate"),
    inLastClause: hash("l", word),
    doing: doing === null ? null : hash("doing", doing),
  };
}

const DIGITS = /^\d+$/u;

const FEWEST_LETTERS = 2;
const LETTERS_BEGIN = beginHash("c");

const knownConcepts = new Map<string, ConceptFacts>();

function conceptFacts(name: string): ConceptFacts {
  const before = knownConcepts.get(name);
  if (before) return before;
  const made = {
    name,
    plain: hash("k", name),
    negated: hash("n", name),
    inLastClause: hash("m", name),
    pair: beginHash("q", name),
  };
  knownConcepts.set(name, made);
  return made;
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
