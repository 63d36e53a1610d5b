import { fold } from "../fold.ts";
import { type LexiconTables, phraseHash, stemHash, wordHash } from "../matching/lexicon.ts";
import { stemOf } from "../matching/stem.ts";

/** A concept with the words and turns of phrase that mean it, folded. */
export interface Concept {
  name: string;
  entries: readonly string[];
}

/**
 * Reads `area.concept: word word turn_of_phrase`, a concept a line. Throws with the line's number where
 * one can't be read.
 */
export function readConcepts(content: string): Concept[] {
  return readLines(content, /^([\w.]+): (.+)$/u).map(([name, entries]) => {
    const words = [...new Set(folded(entries).split(/\s+/u))];
    return { name, entries: words.map((word) => word.replaceAll("_", " ").trim()) };
  });
}

/** Reads `english: deutsch deutsch`, a word or turn of phrase a line. Throws as {@link readConcepts} does. */
export function readEnglish(content: string): Map<string, string> {
  return new Map(
    readLines(content, /^([\w'-]+): (.+)$/u).map(([word, german]) => [
      word.replaceAll("_", " "),
      folded(german).replaceAll("_", " "),
    ]),
  );
}

function folded(text: string): string {
  return fold(text.normalize("NFC").toLowerCase());
}

/** Line by line what stands before its colon and behind it. */
function readLines(content: string, pattern: RegExp): [before: string, behind: string][] {
  return content.split("\n").flatMap((line, index) => {
    if (line.trim() === "") return [];
    const [, before, behind] = pattern.exec(line.trim()) ?? [];
    if (before === undefined || behind === undefined) {
      throw new Error(`line ${index + 1}: not to be read: ${line}`);
    }
    return [[before, behind] as [string, string]];
  });
}

const SHORTEST_STEMMED = 4;

/** Puts concepts into tables; a stem counts only where no word of its own is known. */
export function tablesOf(
  concepts: readonly Concept[],
  english: ReadonlyMap<string, string>,
): LexiconTables {
  const found = new Map<number, Set<number>>();
  const put = (code: number, place: number) => {
    const before = found.get(code);
    if (before) before.add(place);
    else found.set(code, new Set([place]));
  };
  concepts.forEach(({ entries }, place) => {
    for (const entry of entries) {
      const words = entry.split(" ");
      if (words.length > 1) put(phraseHash(words), place);
      else {
        put(wordHash(entry), place);
        if (entry.length >= SHORTEST_STEMMED) put(stemHash(stemOf(entry)), place);
      }
    }
  });
  return {
    concepts: new Map([...found].map(([code, places]) => [code, [...places]])),
    english,
  };
}
