import { isPattern } from "./pattern.ts";

/** How alike two sentences must be so that one is the other, put differently: shared words. */
const ALIKE = 0.4;

/**
 * The sentence that is said now in place of the one that was expected: the one that shares most words
 * with it. `null` where none does, or a pattern was expected.
 */
export function sentenceInstead(said: string, expected: string): string | null {
  if (isPattern(expected)) return null;
  const wanted = wordsOf(expected);
  let best: { sentence: string; likeness: number } | null = null;
  for (const sentence of sentencesOf(said)) {
    const words = wordsOf(sentence);
    const shared = [...wanted].filter((word) => words.has(word)).length;
    const likeness = shared / Math.max(1, wanted.size);
    if (likeness >= ALIKE && likeness > (best?.likeness ?? 0)) best = { sentence, likeness };
  }
  return best?.sentence ?? null;
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=[\p{Lu}„"])/u).filter((sentence) => sentence.trim() !== "");
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}
