import type { Condition } from "@rufbaum/tree";
import { fillRaw } from "./fill.ts";

/**
 * What a reply is held against beside a condition's name: its examples, and what the agent calls it.
 * Who is asked "Was meinen Sie: …?" answers in the same words.
 */
export function examplesOf({ examples = [], spoken = "" }: Condition): string[] {
  // Held against, and not said: what is left beside a place is of use, whole or not.
  const words = fillRaw(spoken, {}).replace(/\s{2,}/gu, " ");
  return words === "" ? examples : [...examples, words];
}
