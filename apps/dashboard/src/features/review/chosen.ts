import type { Suggestion } from "@rufbaum/simulation";

/** What somebody has made of a suggestion: what it belongs to, its name, and which sentences stay. */
export interface Chosen {
  /** The condition's name or the entry's id that it belongs to; `null`: it is something new. */
  target: string | null;
  name: string;
  without: ReadonlySet<string>;
}

/** The suggestion as it was reviewed. */
export function reviewed(suggestion: Suggestion, { target, name, without }: Chosen): Suggestion {
  const examples = suggestion.examples.filter((example) => !without.has(example));
  if (!("condition" in suggestion)) {
    return { ...suggestion, entryId: target, question: name.trim(), examples };
  }
  const condition = target ?? name.trim();
  // To count a built-in intent as a condition is more than to give it examples.
  const isAsSuggested = target === null || target === suggestion.condition;
  return { ...suggestion, condition, examples, counts: isAsSuggested ? suggestion.counts : [] };
}
