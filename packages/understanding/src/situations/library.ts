import { authoredSituations } from "./authored.ts" with { type: "macro" };
import { readSituations, type Situation } from "./read-situations.ts";

/** The authored situations, in the order of their lines of business. */
export function situationLibrary(): Situation[] {
  return readSituations(TEXT);
}

const TEXT: string = authoredSituations();
