import type { Suggestion } from "@rufbaum/simulation";

/** What a suggestion makes or teaches, as it is called in the tree. */
export function suggestionName(suggestion: Suggestion): string {
  return "condition" in suggestion ? suggestion.condition : suggestion.question;
}
