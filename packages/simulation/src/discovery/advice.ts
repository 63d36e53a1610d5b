/**
 * What could be done about something that was said and not understood. Nodes by their titles, or by
 * their ids where they have none; examples are what was said, the first three. `name` and `condition`
 * are what a condition is called in the tree: words of the tree's language, whoever reads them.
 */
export type DiscoveryAdvice =
  /** The suggestions, in their order: a condition to add, or to teach. */
  | (ConditionAdvice & { code: "add-condition" })
  | (ConditionAdvice & { code: "extend-condition" })
  /** An objection that would answer it, and is to be reached by a condition of the node. */
  | (ConditionAdvice & { code: "teach-objection" })
  /** An entry of the knowledge that would answer it, by the wording that names it. */
  | (EntryAdvice & { code: "extend-entry" })
  /** A question that nothing answers yet. */
  | (EntryAdvice & { code: "add-entry" })
  /** Answers that agree and leave out the value which was asked for. */
  | (ValueAdvice & { code: "value-left-out" })
  /** Answers that hold such a value and were not read. */
  | (ValueAdvice & { code: "value-unread" })
  /** `nodes`: at how many it is said; `most`: where most often, and how often. */
  | {
      code: "answer-in-one-place";
      name: string;
      nodes: number;
      most: readonly { title: string; count: number }[];
    }
  | { code: "add-objection"; name: string; nodes: number; count: number }
  /** `of`: who heard its answer, where that is known. */
  | { code: "reword-objection"; title: string; count: number; of?: number | undefined }
  | { code: "met-by-itself"; name: string; intent: MetIntent; count: number }
  /** What had no way of its own, and nobody was lost for. */
  | { code: "nothing-lost"; heard: readonly { name: string; count: number }[] }
  | { code: "said-by-the-way"; count: number; examples: readonly string[] }
  /** What would have been understood, had it been heard as it was said. */
  | { code: "only-misheard"; count: number; examples: readonly string[] }
  /** A German sentence of a result that was stored by an older version. */
  | { code: "as-written"; text: string };

interface ConditionAdvice {
  nodeId: string;
  title: string;
  condition: string;
  examples: readonly string[];
}

interface EntryAdvice {
  question: string;
  /** How often it was asked. */
  count: number;
  examples: readonly string[];
}

interface ValueAdvice {
  nodeId: string;
  title: string;
  value: SpokenValue;
  examples: readonly string[];
}

/** Kinds of values that can be told by the words they are said in. */
export const SPOKEN_VALUES = [
  "date",
  "time",
  "date-time",
  "number",
  "amount",
  "postcode",
  "digits",
  "phone-number",
] as const;
export type SpokenValue = (typeof SPOKEN_VALUES)[number];

/** Intents that the conversation does something about by itself. */
export const MET_INTENTS = [
  "hold_on",
  "repeat_please",
  "are_you_there",
  "is_this_a_bot",
  "who_is_calling",
  "goodbye",
  "angry",
  "wants_human",
  "opt_out",
  "voicemail_detected",
  "call_screening",
] as const;
export type MetIntent = (typeof MET_INTENTS)[number];

/** Discoveries that no condition could be called after. Names of others begin with a capital or a digit. */
export type NamelessDiscovery =
  | "said-by-the-way"
  | "nothing-lost"
  | "only-misheard"
  | `${SpokenValue}-unread`;
