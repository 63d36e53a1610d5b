import { shorten } from "../normalize.ts";
import { type Numeral, numeralsOf } from "./numerals.ts";
import { type Token, tokenize } from "./tokens.ts";

/** A reply taken apart once, for all readers. */
export interface Speech {
  text: string;
  tokens: readonly Token[];
  /** The numbers said, by the place of their first token. */
  numerals: ReadonlyMap<number, Numeral>;
}

/** More than the longest reply of real words has; rows of single characters would have thousands. */
const MOST_TOKENS = 200;

/** Takes a reply apart. Of a very long one the middle is left out, so that reading stays quick. */
export function speechOf(raw: string): Speech {
  // One character can become eighteen, so the length counts afterwards as well.
  const text = shorten(shorten(raw).normalize("NFKC"));
  const all = tokenize(text);
  const isLong = all.length > MOST_TOKENS;
  const tokens = isLong ? [...all.slice(0, MOST_TOKENS / 2), ...all.slice(-MOST_TOKENS / 2)] : all;
  return { text, tokens, numerals: numeralsOf(tokens) };
}
