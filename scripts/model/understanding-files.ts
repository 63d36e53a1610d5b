import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type MatchingLibrary,
  readConcepts,
  readEnglish,
  readLibrary,
  readSituations,
  type Situation,
  type Utterance,
} from "@rufbaum/understanding/training";
import { ROOT } from "../process/run-child.ts";

const PACKAGE = join(ROOT, "packages", "understanding");
const LIBRARY = join(PACKAGE, "library");

const LEXICON = join(PACKAGE, "lexicon");
const ENGLISH = "english.txt";

/** Situations that are learnt from, those that nobody learns from, and some that another hand wrote. */
export const SITUATIONS = join(PACKAGE, "situations");
export const HELD_BACK_SITUATIONS = join(PACKAGE, "evaluation", "situations");
export const EARLIER_SITUATIONS = join(PACKAGE, "evaluation", "earlier-situations");

/** The weights, and the release of the library that they were learnt from. */
export const MODEL_FILE = join(PACKAGE, "model", "weights.bin");
export const MATCHING_FILE = join(PACKAGE, "model", "matching.bin");
export const RELEASE_FILE = join(LIBRARY, "RELEASE");

export function readLibraryFolder(): Utterance[] {
  const names = readdirSync(LIBRARY).filter((name) => /\.(?:txt|tsv)$/u.test(name));
  return readLibrary(
    names.map((name) => ({ name, content: readFileSync(join(LIBRARY, name), "utf8") })),
  );
}

/** What own conditions are learnt from. Throws with file and line where one can't be read. */
export function readMatchingLibrary(): MatchingLibrary {
  const names = textsIn(LEXICON).filter((name) => name !== ENGLISH);
  return {
    concepts: names.flatMap((name) => readWith(readConcepts, LEXICON, name)),
    english: readWith(readEnglish, LEXICON, ENGLISH),
    situations: readSituationsFolder(SITUATIONS),
  };
}

/** All situations of a folder, by the names of its files. Throws with file and line where one can't be read. */
export function readSituationsFolder(folder: string): Situation[] {
  return textsIn(folder).flatMap((name) => readWith(readSituations, folder, name));
}

function textsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort();
}

function readWith<Read>(read: (content: string) => Read, folder: string, name: string): Read {
  try {
    return read(readFileSync(join(folder, name), "utf8"));
  } catch (error) {
    throw new Error(`${name}, ${error instanceof Error ? error.message : error}`);
  }
}
