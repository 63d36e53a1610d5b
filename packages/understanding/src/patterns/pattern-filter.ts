import { requiredWords } from "./required-words.ts";

/** Tells which of some patterns can match a text at all; most can't, and need not be tried. */
export interface PatternFilter {
  /** Looks a text over; `canMatch` speaks of this one from then on. */
  look(text: string): void;
  /** `false` only where the pattern of this place is sure not to match. */
  canMatch(pattern: number): boolean;
}

/**
 * Letters are told apart by their last five bits, and those of three in a row overlap by one: some
 * fall together, none is missed, and the table stays small.
 */
const LETTER = 31;
const PAIR_SHIFT = 5;
const PAIRS = 1 << 10;
const TRIPLE_SHIFT = 4;
const TRIPLES = 1 << 12;

/**
 * Each text is gone through once, whatever the number of patterns: three letters in a row name the
 * lists of required words that they begin a word of.
 */
export function openPatternFilter(patterns: readonly RegExp[]): PatternFilter {
  /** Where the lists of a pattern begin; they end where those of the next one begin. */
  const begins = new Int32Array(patterns.length + 1);
  const byPair: Held[] = [];
  const byTriple: Held[] = [];
  let lists = 0;
  patterns.forEach((pattern, place) => {
    for (const words of requiredWords(pattern)) {
      for (const word of words) {
        const isPair = word.length < 3;
        const code = isPair
          ? codeOf(word, PAIR_SHIFT, PAIRS)
          : codeOf(word.slice(0, 3), TRIPLE_SHIFT, TRIPLES);
        (isPair ? byPair : byTriple).push({ code, list: lists });
      }
      lists += 1;
    }
    begins[place + 1] = lists;
  });
  const pairs = flatten(byPair, PAIRS);
  const triples = flatten(byTriple, TRIPLES);
  const found = new Float64Array(lists);
  let round = 0;
  let looked = "";

  function mark({ begins, items }: Flat, code: number): void {
    const end = begins[code + 1] ?? 0;
    for (let at = begins[code] ?? 0; at < end; at++) found[items[at] ?? 0] = round;
  }

  return {
    look(text) {
      if (text === looked) return;
      looked = text;
      round += 1;
      let pair = 0;
      let triple = 0;
      for (let place = 0; place < text.length; place++) {
        const letter = text.charCodeAt(place) & LETTER;
        pair = ((pair << PAIR_SHIFT) ^ letter) & (PAIRS - 1);
        triple = ((triple << TRIPLE_SHIFT) ^ letter) & (TRIPLES - 1);
        if (place > 0) mark(pairs, pair);
        if (place > 1) mark(triples, triple);
      }
    },
    canMatch(pattern) {
      const end = begins[pattern + 1] ?? 0;
      for (let list = begins[pattern] ?? 0; list < end; list++) {
        if (found[list] !== round) return false;
      }
      return true;
    },
  };
}

function codeOf(letters: string, shift: number, codes: number): number {
  let code = 0;
  for (let place = 0; place < letters.length; place++) {
    code = ((code << shift) ^ (letters.charCodeAt(place) & LETTER)) & (codes - 1);
  }
  return code;
}

/** A list that has a word which begins so. */
interface Held {
  code: number;
  list: number;
}

/** Many short lists as one long one. */
interface Flat {
  /** By code: where its list begins; it ends where the next one begins. */
  begins: Int32Array;
  items: Int32Array;
}

function flatten(held: readonly Held[], codes: number): Flat {
  const begins = new Int32Array(codes + 1);
  for (const { code } of held) begins[code + 1] = (begins[code + 1] ?? 0) + 1;
  for (let code = 0; code < codes; code++) {
    begins[code + 1] = (begins[code + 1] ?? 0) + (begins[code] ?? 0);
  }
  const next = begins.slice();
  const items = new Int32Array(held.length);
  for (const { code, list } of held) {
    const at = next[code] ?? 0;
    next[code] = at + 1;
    items[at] = list;
  }
  return { begins, items };
}
