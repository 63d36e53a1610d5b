import type { Suggestion } from "@rufbaum/simulation";
import { conditionName } from "../../../messages/intents.ts";

/** What a suggestion makes or teaches, as it is called in the tree. */
export function suggestionName(suggestion: Suggestion): string {
  return "condition" in suggestion ? conditionName(suggestion.condition) : suggestion.question;
}
