import { fold } from "../fold.ts";

/** One word, row of digits, or other character of a reply. */
export interface Token {
  kind: "word" | "digits" | "mark";
  /** As it was written. */
  raw: string;
  /** In small letters, umlauts written out. */
  word: string;
  /** Where it stands in the text, in characters. */
  start: number;
  end: number;
}

const TOKEN = /([\p{L}\p{M}]+)|([0-9]+)|[^\s\p{L}\p{M}0-9]/gu;

/** The words, rows of digits and marks of a text. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [found, word, digits] = match;
    tokens.push({
      kind: word !== undefined ? "word" : digits !== undefined ? "digits" : "mark",
      raw: found,
      word: word === undefined ? found : fold(found.toLowerCase()),
      start: match.index,
      end: match.index + found.length,
    });
  }
  return tokens;
}

/** The folded word at a place; empty beyond the ends. */
export function wordAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.word ?? "";
}

/** Whether nothing, not even a space, stands before the token. */
export function isJoined(tokens: readonly Token[], at: number): boolean {
  return at > 0 && at < tokens.length && tokens[at]?.start === tokens[at - 1]?.end;
}

/** The first place from `at` on that holds none of these words. */
export function skip(tokens: readonly Token[], at: number, words: ReadonlySet<string>): number {
  let next = at;
  while (next < tokens.length && words.has(wordAt(tokens, next))) next++;
  return next;
}

/** Words, written as people write them, that folded words are looked up in. */
export function wordSet(...lines: string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(" ").map(fold)));
}

/** What words mean, each with its forms as people write them, by folded form. */
export function wordTable<Meaning>(
  rows: readonly (readonly [Meaning, string])[],
): ReadonlyMap<string, Meaning> {
  return new Map(
    rows.flatMap(([meaning, forms]) =>
      forms.split(" ").map((form) => [fold(form), meaning] as const),
    ),
  );
}
