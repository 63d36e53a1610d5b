import { hash } from "../model/hash.ts";
import { isGeneral, type TellingWord } from "./laid-question.ts";

/** Shorter words have no parts. */
const FEWEST_LETTERS = 4;

/** By what parts of words find each other. */
export function partsOf(word: TellingWord): number[] {
  const { stem } = word;
  if (stem.length < FEWEST_LETTERS || isGeneral(word)) return [];
  return [hash("kb", stem.slice(0, FEWEST_LETTERS)), hash("ke", stem.slice(-FEWEST_LETTERS))];
}

/** Those of the places that have most; of the same the first. */
export function mostOf(places: number[], of: ArrayLike<number>, count: number): number[] {
  const best: number[] = [];
  for (const place of places) {
    const value = of[place] ?? 0;
    const last = best.at(-1);
    if (best.length >= count && last !== undefined && value <= (of[last] ?? 0)) continue;
    let at = best.length;
    while (at > 0 && value > (of[best[at - 1] ?? 0] ?? 0)) at -= 1;
    best.splice(at, 0, place);
    if (best.length > count) best.pop();
  }
  return best;
}
