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

/** Takes a reply apart. Of a very long one the middle is left out, so that reading stays quick. */
export function speechOf(raw: string): Speech {
  // One character can become eighteen, so the length counts afterwards as well.
  const text = shorten(shorten(raw).normalize("NFKC"));
  const tokens = tokenize(text);
  return { text, tokens, numerals: numeralsOf(tokens) };
}
