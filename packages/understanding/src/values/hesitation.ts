import { numeralsOf } from "./numerals.ts";
import type { Speech } from "./speech.ts";
import { wordAt, wordSet } from "./tokens.ts";

const HESITATES = wordSet("äh ähm öh öhm hm hmm ehm");
const GOES_ON = wordSet(
  "halb halbe viertel dreiviertel nach vor kurz knapp um gegen ab zirka circa ca etwa ungefähr",
);
const OCLOCK = wordSet("uhr");
const FEWEST_MINUTES = 10;

/** What was said without the fillers that part a time, and where each of its tokens stood. */
export interface Fluent {
  speech: Speech;
  /** The place in the whole of the token at a place here. */
  placeOf(at: number): number;
}

/**
 * "Vierzehn Uhr äh dreißig", "Viertel äh nach drei": fillers within a time part nothing. "Um zehn Uhr äh
 * elf" is left as it is: there the filler takes back.
 */
export function withoutHesitation(speech: Speech): Fluent {
  const { tokens } = speech;
  const left = new Set<number>();
  for (let at = 0; at < tokens.length; at++) {
    if (!HESITATES.has(wordAt(tokens, at))) continue;
    const isBetween = (one: number) => wordAt(tokens, one) === "," || isHesitation(speech, one);
    let from = at;
    while (isBetween(from - 1)) from--;
    let to = at + 1;
    while (isBetween(to)) to++;
    if (isWithinTime(speech, from, to)) for (let one = from; one < to; one++) left.add(one);
    at = to - 1;
  }
  if (left.size === 0) return { speech, placeOf: (at) => at };
  const kept = tokens.flatMap((_, at) => (left.has(at) ? [] : [at]));
  const fluent = tokens.filter((_, at) => !left.has(at));
  return {
    speech: { ...speech, tokens: fluent, numerals: numeralsOf(fluent) },
    placeOf: (at) => kept[at] ?? tokens.length,
  };
}

function isHesitation({ tokens }: Speech, at: number): boolean {
  return HESITATES.has(wordAt(tokens, at));
}

function isWithinTime({ tokens, numerals }: Speech, from: number, to: number): boolean {
  const before = wordAt(tokens, from - 1);
  if (GOES_ON.has(before) || OCLOCK.has(wordAt(tokens, to))) return true;
  const minutes = numerals.get(to);
  if (!OCLOCK.has(before) || minutes === undefined) return false;
  const hour = [...numerals.values()].find((numeral) => numeral.to === from - 1)?.value;
  const areLikely = minutes.value >= FEWEST_MINUTES && minutes.value % 5 === 0;
  return areLikely && hour !== undefined && minutes.value !== hour + 1;
}
