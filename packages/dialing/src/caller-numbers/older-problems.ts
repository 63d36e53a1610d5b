import type { NumberProblem } from "./standing.ts";

/** Until November 2026 German sentences were kept instead of codes: by what each begins. */
const BEGINNINGS: readonly (readonly [beginning: string, problem: NumberProblem])[] = [
  ["Die Nummer gehört nicht mehr zum Konto", "gone"],
  ["Der Anbieter kennt diese Nummer nicht", "unknown"],
  ["Mit dieser Nummer kann man beim Anbieter nicht telefonieren", "cannot-call"],
  ["Die Absendernummer gehört nicht zu Ihrem Konto", "refused-21210"],
  ["Die Absendernummer ist ungültig", "refused-21212"],
];

/** The problem that an older version kept as a sentence, `null` if it is none of those. */
export function olderProblem(kept: string): NumberProblem | null {
  return BEGINNINGS.find(([beginning]) => kept.startsWith(beginning))?.[1] ?? null;
}
