import type { Condition } from "@rufbaum/tree";
import { fill } from "./fill.ts";

/**
 * What a reply is held against beside a condition's name: its examples, and what the agent calls it.
 * Who is asked "Was meinen Sie: …?" answers in the same words.
 */
export function examplesOf({ examples = [], spoken = "" }: Condition): string[] {
  const words = fill(spoken, {});
  return words === "" ? examples : [...examples, words];
}
