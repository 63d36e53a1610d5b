import type { DiscoveredIntent, Suggestion } from "@rufbaum/simulation";

export interface PairedAction {
  sentence: string;
  /** The edit that does what the sentence says; `null` where it is advice. */
  suggestion: Suggestion | null;
}

/** Edits are told last, in their order; advice comes before them. */
export function pairActions({
  suggestedActions,
  suggestions,
}: Pick<DiscoveredIntent, "suggestedActions" | "suggestions">): PairedAction[] {
  const advice = suggestedActions.length - suggestions.length;
  return suggestedActions.map((sentence, index) => {
    const suggestion = suggestions[index - advice];
    const isMeant = suggestion && sentence.includes(`„${suggestion.condition}“`);
    return { sentence, suggestion: isMeant ? suggestion : null };
  });
}
