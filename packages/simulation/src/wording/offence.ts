import { OFFENCES, type Offence } from "./kinds.ts";
import { of } from "./likelihoods.ts";
import { likelihoodsOf } from "./sentence-kinds.ts";

/** What somebody takes amiss. */
export interface OffenceTaken {
  kind: Offence;
  /** How many take it so, 0 to 1. */
  likelihood: number;
}

interface Sentence {
  text: string;
  /** How likely it is each of the kinds. */
  likely: Float64Array;
}

/** Below the first hardly anybody minds what is said, from the second on everybody does. */
const FAINT = 0.5;
const PLAIN = 0.8;

/** What of a text somebody may take amiss, and how likely he does; `null` where hardly anybody would. */
export function offenceIn(sentences: readonly Sentence[]): OffenceTaken | null {
  let strongest = FAINT;
  let kind: Offence | null = null;
  let passes = 1;
  for (const group of grouped(sentences)) {
    if (wordsIn(group) < TOO_FEW) continue;
    const { likely, badness } = worstOf(group);
    passes *= 1 - Math.min(1, Math.max(0, (badness - FAINT) / (PLAIN - FAINT)));
    if (badness <= strongest) continue;
    strongest = badness;
    kind = OFFENCES.reduce((best, one) => (of(likely, one) > of(likely, best) ? one : best));
  }
  return kind === null ? null : { kind, likelihood: 1 - passes };
}

/** What is bad in a short sentence shows in what it stands beside as well. */
function worstOf(group: readonly Sentence[]): { likely: Float64Array; badness: number } {
  const [first] = group;
  const whole =
    first && group.length === 1
      ? first.likely
      : likelihoodsOf(group.map(({ text }) => text).join(" "));
  let worst = { likely: whole, badness: badnessOf(whole) };
  for (const { likely } of group) {
    const badness = Math.sqrt(badnessOf(likely) * badnessOf(whole));
    if (badness > worst.badness) worst = { likely, badness };
  }
  return worst;
}

function badnessOf(likely: Float64Array): number {
  return OFFENCES.reduce((sum, kind) => sum + of(likely, kind), 0);
}

/** Fewer words tell little by themselves, and still fewer nothing. */
const FEWEST_WORDS = 7;
const TOO_FEW = 4;

function wordsIn(group: readonly Sentence[]): number {
  return group.reduce((sum, { text }) => sum + text.split(" ").length, 0);
}

/** Short sentences together with the next, or the last with those before it. */
function grouped(sentences: readonly Sentence[]): Sentence[][] {
  const groups: Sentence[][] = [];
  let begun: Sentence[] = [];
  for (const sentence of sentences) {
    begun.push(sentence);
    if (wordsIn(begun) < FEWEST_WORDS) continue;
    groups.push(begun);
    begun = [];
  }
  if (begun.length === 0) return groups;
  const last = groups.pop() ?? [];
  return [...groups, [...last, ...begun]];
}
