/** What a listening node hopes to hear; the frame in which a reply is read. */
export interface Expected {
  /** The ways out of the node, in the order of the tree. `key` is free text, as its author wrote it. */
  conditions: readonly ExpectedCondition[];
  /** Built-in intents that are listened for besides, because an objection of the tree answers them. */
  intents: readonly string[];
  /** The kind of value an input node wants, else `null`. */
  value: ValueKind | null;
  /** What the agent said last: it decides what a "nein" means. */
  question: string;
}

export interface ExpectedCondition {
  id: string;
  key: string;
  /** Utterances the author gave for it. */
  examples: readonly string[];
}

export type ValueKind =
  | "text"
  | "yes-no"
  | "number"
  | "amount"
  | "date"
  | "time"
  | "phone-number"
  | "email"
  | "postcode"
  | "spelled-name"
  | "digits";

/** What understanding made of one reply. */
export interface Reading {
  /** The key of one of the expected conditions, or `null` when unsure: a wrong way out costs more than asking again. */
  condition: string | null;
  /** The built-in intent heard, whether or not the node offers it (`opt_out`, `not_interested` …). */
  intent: string | null;
  /** 0 to 1. */
  confidence: number;
  values: Readonly<Record<string, string | number | boolean>>;
  /** The clues that led here, for people: the test chat and `--explain` show them. */
  why: readonly string[];
}

/** The port: the embedded reader answers at once, an adapter may take its time. */
export interface Understanding {
  read(text: string, expected: Expected): Reading | Promise<Reading>;
}
