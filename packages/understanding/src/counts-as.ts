import { meaningOf } from "./keys.ts";
import { ROLL_UP } from "./roll-up.ts";

/** What an intent is, and counts as where a node has no way for just that, the nearest first. */
export function countsAs(intent: string): readonly string[] {
  return [intent, ...(ROLL_UP[intent] ?? [])];
}

/** Whether a condition bears the name of an intent, or its author counts it as that. */
export function isNamedFor(
  { condition, counts = [] }: { condition: string; counts?: readonly string[] | undefined },
  intent: string,
): boolean {
  return counts.includes(intent) || meaningOf(condition).intents.includes(intent);
}
