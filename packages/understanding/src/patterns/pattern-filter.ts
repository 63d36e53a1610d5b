import { requiredWords } from "./required-words.ts";

/** Tells which of some patterns can match a text at all; most can't, and need not be tried. */
export interface PatternFilter {
  /** Looks a text over; `canMatch` speaks of this one from then on. */
  look(text: string): void;
  /** `false` only where the pattern of this place is sure not to match. */
  canMatch(pattern: number): boolean;
}

/** Letters are told apart by their last five bits: more than these fall together, none is missed. */
const BITS = 5;
const PAIRS = 1 << (2 * BITS);
const TRIPLES = 1 << (3 * BITS);

/**
 * Each text is gone through once, whatever the number of patterns: three letters in a row name the
 * lists of required words that they begin a word of.
 */
export function openPatternFilter(patterns: readonly RegExp[]): PatternFilter {
  const required: number[][] = [];
  const byPair: number[][] = Array.from({ length: PAIRS }, () => []);
  const byTriple: number[][] = Array.from({ length: TRIPLES }, () => []);
  let lists = 0;
  for (const pattern of patterns) {
    const own: number[] = [];
    for (const words of requiredWords(pattern)) {
      own.push(lists);
      for (const word of words) {
        const holders = word.length < 3 ? byPair[codeOf(word)] : byTriple[codeOf(word.slice(0, 3))];
        if (holders && !holders.includes(lists)) holders.push(lists);
      }
      lists += 1;
    }
    required.push(own);
  }
  const pairs = flatten(byPair);
  const triples = flatten(byTriple);
  const found = new Float64Array(lists);
  let round = 0;

  function mark({ begins, items }: Flat, code: number): void {
    const end = begins[code + 1] ?? 0;
    for (let at = begins[code] ?? 0; at < end; at++) found[items[at] ?? 0] = round;
  }

  return {
    look(text) {
      round += 1;
      let code = 0;
      for (let place = 0; place < text.length; place++) {
        code = ((code << BITS) | (text.charCodeAt(place) & LETTER)) & (TRIPLES - 1);
        if (place > 0) mark(pairs, code & (PAIRS - 1));
        if (place > 1) mark(triples, code);
      }
    },
    canMatch(pattern) {
      for (const list of required[pattern] ?? []) if (found[list] !== round) return false;
      return true;
    },
  };
}

const LETTER = (1 << BITS) - 1;

function codeOf(letters: string): number {
  let code = 0;
  for (let place = 0; place < letters.length; place++) {
    code = (code << BITS) | (letters.charCodeAt(place) & LETTER);
  }
  return code;
}

/** Many short lists as one long one. */
interface Flat {
  /** By code: where its list begins; it ends where the next one begins. */
  begins: Int32Array;
  items: Int32Array;
}

function flatten(lists: readonly (readonly number[])[]): Flat {
  const begins = new Int32Array(lists.length + 1);
  let count = 0;
  lists.forEach((list, index) => {
    count += list.length;
    begins[index + 1] = count;
  });
  return { begins, items: Int32Array.from(lists.flat()) };
}
