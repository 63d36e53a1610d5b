import type { Numeral } from "./numerals.ts";
import { type Speech, speechOf } from "./speech.ts";
import { wordAt, wordSet } from "./tokens.ts";

/** Two numbers of which neither is meant alone: "drei bis vier", "zwischen drei und fünf", "fünf oder sechs". */
export interface NumberRange {
  from: number;
  to: number;
  /** Whether what lies between may be meant as well. */
  isOpen: boolean;
}

/** The first range that a reply names; `null` for none. */
export function rangeIn(text: string): NumberRange | null {
  const speech = speechOf(text);
  for (const numeral of speech.numerals.values()) {
    const end = rangeEnd(speech, numeral, numeral.to);
    const isEither = wordAt(speech.tokens, numeral.to) === "oder";
    const other = end ?? (isEither ? speech.numerals.get(numeral.to + 1) : undefined);
    if (!other || other.isArticle || other.value <= numeral.value) continue;
    return { from: numeral.value, to: other.value, isOpen: end !== null };
  }
  return null;
}

/** The number that a range ends with which begins with another one; `to`: behind that. */
export function rangeEnd(
  { tokens, numerals }: Pick<Speech, "tokens" | "numerals">,
  { from }: Pick<Numeral, "from">,
  to: number,
): Numeral | null {
  const joint = wordAt(tokens, to);
  const isBetween = joint === "und" && wordAt(tokens, from - 1) === "zwischen";
  if (!isBetween && !JOINTS.has(joint)) return null;
  return numerals.get(to + 1) ?? null;
}

const JOINTS = wordSet("bis - – —");
