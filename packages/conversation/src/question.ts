import { questionOf } from "@rufbaum/tree/graph";

/** What of a turn was not heard, when it was cut off after `heard`; `null` if that can't be told. */
export function unheardOf(said: string, heard: string): string | null {
  const words = heard.trim();
  const at = said.lastIndexOf(words);
  if (words === "") return said;
  if (at < 0) return null;
  const rest = said.slice(at + words.length).replace(/^[\s,.;:!?–-]+/u, "");
  return rest === "" ? null : rest;
}

/** How much of a question must be missing so that no reply can be an answer to it. */
const MISSING_PART = 0.5;

/** Whether somebody who did not hear `unheard` has not heard the question either. */
export function missedQuestion(said: string, unheard: string): boolean {
  return unheard.length >= questionOf(said).length * MISSING_PART;
}
