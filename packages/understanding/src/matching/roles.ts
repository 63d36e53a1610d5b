import { exponential } from "../exact-math.ts";
import { dot } from "./dot.ts";
import { LETTERS, LIKENESSES, MEANING, WORDS_OF_REPLY } from "./likeness.ts";
import type { Laid } from "./matcher.ts";
import type { Sense } from "./sense.ts";

/** What a mere yes and a mere no mean at a node: a likelihood per condition; what is left is none of them. */
export interface Roles {
  yes: Float64Array;
  no: Float64Array;
  /** Whether the question can be answered so at all, 0 to 1. */
  isPolar: number;
}

const KINDS = LIKENESSES.length;

/** As short as a yes and a no can be: how near they lie to a condition tells what they mean. */
export const MERE_REPLIES = ["ja", "nein"];

const AGREES = /^(?:ja|klar|gern|gerne|genau|stimmt|richtig|doch|passt)\b/u;
const REFUSES = /^(?:nein|nicht|leider|kein\w*)\b/u;

/** What tells whether a mere yes or no means a condition. */
export function roleFeatures(
  { name, examples, first }: Laid,
  place: number,
  count: number,
  { question, mere }: { question: Float64Array; mere: readonly Float64Array[] },
  none: number,
): Float32Array {
  const own = first * KINDS;
  const near = mere.flatMap((likeness) => {
    let sum = 0;
    for (let text = first + 1; text <= first + examples.length; text++) {
      sum += likeness[text * KINDS + MEANING] ?? 0;
    }
    const ofName = likeness[own + MEANING] ?? 0;
    return [ofName, examples.length === 0 ? 0 : sum / examples.length];
  });
  const part = (holds: (one: Sense) => boolean) =>
    examples.length === 0 ? 0 : examples.filter(holds).length / examples.length;
  const mean = (numbersOf: (one: Sense) => ArrayLike<number>, length: number) =>
    Array.from({ length }, (_, at) =>
      examples.length === 0
        ? 0
        : examples.reduce((sum, one) => sum + (numbersOf(one)[at] ?? 0), 0) / examples.length,
    );
  return Float32Array.of(
    ...name.polarity,
    Number(name.isNegated),
    Number(place === 0),
    Number(place === count - 1),
    Number(place === 1),
    question[own] ?? 0,
    question[own + WORDS_OF_REPLY] ?? 0,
    question[own + LETTERS] ?? 0,
    question[own + MEANING] ?? 0,
    name.likelihoods[none] ?? 0,
    ...near,
    ...name.likelihoods,
    ...mean((one) => one.polarity, name.polarity.length),
    part((one) => one.isNegated),
    part((one) => AGREES.test(one.text)),
    part((one) => REFUSES.test(one.text)),
    ...mean((one) => one.likelihoods, name.likelihoods.length),
  );
}

const OPEN_QUESTION =
  /\b(?:was|wie|wer|wo|wann|warum|wieso|weshalb|welche\w*|wieviel|woher|womit|worauf|wohin|woran|worum|wofuer)\b/u;

const POLAR_WHERE_OPEN = 0.3;

/** Questions that begin with a word that asks for more than yes or no. */
export function isPolarQuestion({ text }: Sense): number {
  return OPEN_QUESTION.test(text) ? POLAR_WHERE_OPEN : 1;
}

/** A share for each row, and what is left for none of them. */
export function oneOf(rows: readonly Float32Array[], weights: Float32Array): Float64Array {
  const parts = Float64Array.from(rows, (row) => exponential(dot(weights, row)));
  const sum = parts.reduce((total, part) => total + part, 1);
  return parts.map((part) => part / sum);
}

/** Of two conditions, the no means the one that the yes does not. */
export function withOther(roles: Roles): Roles {
  const { yes, no, isPolar } = roles;
  if (yes.length !== 2 || isPolar < 1) return roles;
  const straight = (yes[0] ?? 0) * (no[1] ?? 0);
  const crossed = (yes[1] ?? 0) * (no[0] ?? 0);
  if (straight + crossed < LEAST_OF_OTHER) return roles;
  const share = straight / (straight + crossed);
  return {
    yes: Float64Array.of(share, 1 - share),
    no: Float64Array.of(1 - share, share),
    isPolar,
  };
}

/** Where yes and no are hardly known to mean anything, one doesn't tell the other. */
const LEAST_OF_OTHER = 0.08;

export function only(place: number, count: number): Float64Array {
  return Float64Array.from({ length: count }, (_, at) => (at === place ? 1 : 0));
}
