import { speakable } from "./speakable.ts";

/**
 * What somebody heard who cut in, in the words that were written: `heard` is what was spoken from the
 * beginning of one of the texts on. It stays as it is where it fits none.
 */
export function writtenUntil(texts: readonly string[], heard: string): string {
  const start = heard.trim();
  const runs = texts.flatMap((text, from) => [texts.slice(from).join(" "), text]);
  for (const text of runs.reverse()) {
    const spoken = speakable(text);
    if (spoken.startsWith(start)) return spoken === text ? heard : cut(text, countOf(start));
    // Spoken slowly, it had more pauses.
    if (lettersOf(spoken).startsWith(lettersOf(start))) return cut(text, countOf(start));
  }
  return heard;
}

/** The first words of a text that have as many letters as were heard when they are spoken. */
function cut(text: string, letters: number): string {
  if (letters === 0) return "";
  const ends = Array.from(text.matchAll(/\S+/gu), (word) => word.index + word[0].length);
  let low = 0;
  let high = ends.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (countOf(speakable(text.slice(0, ends[middle]))) < letters) low = middle + 1;
    else high = middle;
  }
  return text.slice(0, ends[low]);
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\d]+/gu, "");
}

function countOf(text: string): number {
  return lettersOf(text).length;
}
