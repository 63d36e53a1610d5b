import { LONGEST_QUESTION, MOST_QUESTIONS } from "@rufbaum/tree/graph";

/** The wordings that stand in a text, one a line; empty lines are none. */
export function wordingsIn(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** Why wordings can't be saved; `null` where they can. */
export type WordingFault =
  | { fault: "too-many"; count: number; most: number }
  | { fault: "too-long"; start: string; length: number; most: number };

export function wordingFault(wordings: readonly string[]): WordingFault | null {
  const { length: count } = wordings;
  if (count > MOST_QUESTIONS) return { fault: "too-many", count, most: MOST_QUESTIONS };
  const long = wordings.find((one) => one.length > LONGEST_QUESTION);
  if (long === undefined) return null;
  const start = long.slice(0, START);
  return { fault: "too-long", start, length: long.length, most: LONGEST_QUESTION };
}

/** Characters by which a wording is told. */
const START = 30;

/**
 * What a field shows: what was typed, line breaks and spaces included, as long as it says what is
 * stored or can't be stored; otherwise what is stored, as after an undo or somebody else's edit.
 */
export function shownWordings(typed: string | null, stored: readonly string[]): string {
  const written = stored.join("\n");
  if (typed === null) return written;
  const wordings = wordingsIn(typed);
  const isStored = wordings.join("\n") === wordingsIn(written).join("\n");
  return isStored || wordingFault(wordings) !== null ? typed : written;
}
