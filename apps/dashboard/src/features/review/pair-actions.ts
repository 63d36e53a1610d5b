import type { Suggestion } from "@rufbaum/simulation";
import type { ToldIntent } from "@rufbaum/words/simulation";

export interface PairedAction {
  sentence: string;
  /** The edit that does what the sentence says; `null` where it is advice. */
  suggestion: Suggestion | null;
}

/** Edits are told in their order; advice stands among them. */
export function pairActions({
  suggestedActions,
  advice,
  suggestions,
}: Pick<ToldIntent, "suggestedActions" | "advice" | "suggestions">): PairedAction[] {
  let told = 0;
  return suggestedActions.map((sentence, place) => {
    const next = suggestions[told];
    if (!next || !isEdit(advice[place], next)) return { sentence, suggestion: null };
    told += 1;
    return { sentence, suggestion: next };
  });
}

function isEdit(advice: ToldIntent["advice"][number] | undefined, suggestion: Suggestion) {
  switch (advice?.code) {
    case "as-written":
      // A run of an older version has sentences only, each with the condition it begins with.
      return (
        "condition" in suggestion && advice.text.startsWith(`Bedingung „${suggestion.condition}“`)
      );
    case "add-condition":
    case "extend-condition":
    case "teach-objection":
      return "condition" in suggestion;
    case "extend-entry":
    case "add-entry":
      return "entryId" in suggestion;
    default:
      return false;
  }
}
