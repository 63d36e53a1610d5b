import { isVariableName } from "./variables.ts";

/** What is known of a caller before the call: values for variables of the tree, by their names. */
export type GivenVariables = Readonly<Record<string, string | number | boolean>>;

/** Variables that a call can be given, and characters of each value. */
export const MOST_GIVEN = 50;
export const LONGEST_GIVEN = 500;

/** Names that every object has already. */
const TAKEN: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

export type GivenFault = "not-a-name" | "not-a-value" | "too-long";

/** What is wrong with a variable that a call is to be given; `null` if nothing is. */
export function faultOfGiven(name: string, value: unknown): GivenFault | null {
  if (TAKEN.has(name) || !isVariableName(name)) return "not-a-name";
  if (typeof value === "string") return value.length > LONGEST_GIVEN ? "too-long" : null;
  return typeof value === "boolean" || Number.isFinite(value) ? null : "not-a-value";
}
