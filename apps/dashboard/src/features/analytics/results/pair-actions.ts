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

function isEdit(advice: ToldIntent["advice"][number] | undefined, { condition }: Suggestion) {
  // A run of an older version has sentences only, each with the condition it begins with.
  if (advice?.code === "as-written") return advice.text.startsWith(`Bedingung „${condition}“`);
  return advice?.code === "add-condition" || advice?.code === "extend-condition";
}
