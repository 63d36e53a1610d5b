import { wordsIn } from "@rufbaum/words";
import { DomainError } from "../errors.ts";

/** What people are told of a refusal, in German; of anything else its message. */
export function sentenceOf(error: unknown): string {
  if (error instanceof DomainError) return wordsIn("de").refusal(error.refusal);
  return error instanceof Error ? error.message : String(error);
}
