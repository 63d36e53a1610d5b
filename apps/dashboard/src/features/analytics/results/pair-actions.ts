import type { DiscoveredIntent, Suggestion } from "@rufbaum/simulation";

export interface PairedAction {
  sentence: string;
  /** The edit that does what the sentence says; `null` where it is advice. */
  suggestion: Suggestion | null;
}

/** Edits are told in their order, each by the condition it begins with; advice stands among them. */
export function pairActions({
  suggestedActions,
  suggestions,
}: Pick<DiscoveredIntent, "suggestedActions" | "suggestions">): PairedAction[] {
  let told = 0;
  return suggestedActions.map((sentence) => {
    const next = suggestions[told];
    if (!next || !sentence.startsWith(`Bedingung „${next.condition}“`)) {
      return { sentence, suggestion: null };
    }
    told += 1;
    return { sentence, suggestion: next };
  });
}
