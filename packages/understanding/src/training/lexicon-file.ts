import { fold } from "../fold.ts";
import { type LexiconTables, phraseHash, stemHash, wordHash } from "../matching/lexicon.ts";
import { stemOf } from "../matching/stem.ts";

/** A concept with the words and turns of phrase that mean it, folded. */
export interface Concept {
  name: string;
  entries: readonly string[];
}

/** Reads `area.concept: word word turn_of_phrase`, a concept a line. */
export function readConcepts(content: string): Concept[] {
  return content.split("\n").flatMap((line) => {
    const [, name, entries = ""] = /^([\w.]+): (.*)$/u.exec(line.trim()) ?? [];
    if (name === undefined) return [];
    const words = fold(entries.normalize("NFC").toLowerCase()).split(/\s+/u);
    return [{ name, entries: [...new Set(words)].map((word) => word.replaceAll("_", " ").trim()) }];
  });
}

/** Reads `english: deutsch deutsch`, a word or turn of phrase a line. */
export function readEnglish(content: string): Map<string, string> {
  return new Map(
    content.split("\n").flatMap((line) => {
      const [, word, german = ""] = /^([\w'-]+): (.*)$/u.exec(line.trim()) ?? [];
      if (word === undefined) return [];
      return [
        [word.replaceAll("_", " "), fold(german.toLowerCase()).replaceAll("_", " ")],
      ] as const;
    }),
  );
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
