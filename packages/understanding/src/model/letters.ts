import { mix } from "./hash.ts";

const MOST_LETTERS = 5;

/**
 * The hashes of all letters in a row of a word, its ends marked: of `fewest` to five.
 * @param begun the unfinished hash that each goes on with
 */
export function lettersOf(word: string, begun: number, fewest: number): number[] {
  const hashes: number[] = [];
  const marked = `<${word}>`;
  for (let start = 0; start < marked.length; start++) {
    let code = begun;
    const end = Math.min(marked.length, start + MOST_LETTERS);
    for (let place = start; place < end; place++) {
      code = mix(code, marked.charCodeAt(place));
      if (place - start + 1 >= fewest) hashes.push(code);
    }
  }
  return hashes;
}
