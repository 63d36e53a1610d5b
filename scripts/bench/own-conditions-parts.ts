import { readFileSync } from "node:fs";
import {
  ASPECTS,
  type LearntMatching,
  learnMatcher,
  learnMeanings,
  type MatchingLibrary,
  matchingOf,
  openTexts,
  readModelFile,
  tablesOf,
  understandingOf,
} from "@rufbaum/understanding/training";
import {
  HELD_BACK_SITUATIONS,
  MODEL_FILE,
  readMatchingLibrary,
  readSituationsFolder,
} from "../model/understanding-files.ts";
import { table } from "./own-conditions.ts";
import type { Row } from "./row.ts";

const FIGURES = ["right at once", "taken wrongly", "right, or among the two asked"];

/**
 * What each part of the matcher is worth: learnt anew without it, and measured on lines of business that
 * are held back. Takes a quarter of an hour.
 */
export async function ownConditionsParts(): Promise<Row[]> {
  const model = readModelFile(readFileSync(MODEL_FILE));
  const library = readMatchingLibrary();
  const heldBack = readSituationsFolder(HELD_BACK_SITUATIONS);
  const measure = (name: string, learnt: LearntMatching): Row[] => {
    const reader = understandingOf({ model, matching: matchingOf(model, learnt) });
    const rows = table(reader, heldBack, {});
    return [
      { name, value: "", spread: "", promise: "" },
      ...rows.filter((row) => FIGURES.includes(row.name.trim())),
    ];
  };
  const learn = (from: MatchingLibrary) => {
    const texts = openTexts(model, tablesOf(from.concepts, from.english));
    const meanings = learnMeanings(texts, from);
    return { texts, meanings };
  };
  const { texts, meanings } = learn(library);
  const rows = [measure("all parts", learnMatcher(texts, library, meanings))];
  for (const part of ASPECTS) {
    const learnt = learnMatcher(texts, library, meanings, undefined, part);
    rows.push(measure(`without ${part}`, learnt));
  }
  const half = {
    ...library,
    situations: library.situations.filter((_, place) => place % 2 === 0),
  };
  for (const [name, from] of [
    ["without the lexicon", { ...library, concepts: [], english: new Map<string, string>() }],
    ["half of the situations", half],
  ] as const) {
    const fewer = learn(from);
    rows.push(measure(name, learnMatcher(fewer.texts, from, fewer.meanings)));
  }
  return rows.flat();
}
