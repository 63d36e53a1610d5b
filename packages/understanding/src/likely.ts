import type { Chosen } from "./choose.ts";
import type { Clue, ExpectedCondition } from "./reading.ts";
import { POLARITIES } from "./roll-up.ts";

/** A condition, and how likely it is meant. */
export interface Likely {
  condition: ExpectedCondition;
  place: number;
  confidence: number;
}

export function chosen(key: string, confidence: number, clue: Clue): Chosen {
  return { key, confidence, alternatives: [], clues: [clue] };
}

export function isPolarity(intent: string): boolean {
  return Object.values(POLARITIES).some((one) => one === intent);
}

/** A yes or a no, however it is put. */
export function isPlain(intent: string): boolean {
  return isPolarity(intent) || intent === "appointment_accepted" || intent === "not_interested";
}
