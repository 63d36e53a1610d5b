import type { ValueKindName } from "@rufbaum/tree";
import { type NumberRange, rangeIn } from "@rufbaum/understanding/range";
import { saidBack } from "../../spoken-value.ts";
import type { VariableValue } from "../../types.ts";

/** The range that a number was only the lower end of: "drei bis fünf"; `null` where it was said for itself. */
export function rangeSaid(
  kind: ValueKindName,
  text: string,
  value: VariableValue | undefined,
): NumberRange | null {
  if ((kind !== "number" && kind !== "amount") || typeof value !== "number") return null;
  const range = rangeIn(text);
  return range?.from === value ? range : null;
}

/** What is reckoned with, if the caller agrees: the middle, and of people and things no halves. */
export function middleOf({ from, to }: NumberRange): number {
  return Math.ceil((from + to) / 2);
}

/** "3 bis 5", "5 oder 6 Euro". */
export function rangeBack(kind: ValueKindName, { from, to, isOpen }: NumberRange): string {
  return `${from} ${isOpen ? "bis" : "oder"} ${saidBack(kind, to)}`;
}
