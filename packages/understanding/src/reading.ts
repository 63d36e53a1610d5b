import type { Mention } from "./mentions.ts";
import type { HalfValue } from "./values/half.ts";
import type { ValueKind } from "./values/index.ts";

export type { HalfValue, Mention, ValueKind };

/** What a listening node hopes to hear; the frame in which a reply is read. */
export interface Expected {
  /** The ways out of the node, in the order of the tree. `key` is free text, as its author wrote it. */
  conditions: readonly ExpectedCondition[];
  /** Built-in intents that are listened for besides, because an objection of the tree answers them. */
  intents: readonly string[];
  /** Built-in intents that whoever asks answers beside the question, whatever wider meaning they have. */
  asides?: readonly string[];
  /** The kind of value an input node wants, else `null`. */
  value: ValueKind | null;
  /** Kinds of value that the question reads out: "elf" puts the hour right that was just named. */
  named?: readonly ValueKind[];
  /** What the agent said last: it decides what a "nein" means. */
  question: string;
  /** Milliseconds since 1970, against which "morgen" is read; without it such days are not read. */
  now?: number;
  /** Nobody has spoken yet: a name is said to tell who is there. */
  isFirst?: boolean;
  /** Questions that come next: what a reply says of them is kept, so that nobody has to say it twice. */
  ahead?: readonly AskedAhead[];
  /** The question before, whose answer may have been taken for another one. */
  behind?: AskedAhead;
  /**
   * The keys of two conditions that were asked between ("Was meinen Sie: …, oder …?"), in the order in
   * which they were named: the reply is read against these, and what is neither against the others.
   */
  between?: Pair;
  /** What was told already of the value that is wanted: "Mittwoch" is the one of that week. */
  half?: HalfValue;
  /** Questions that are answered wherever they are asked; the same list each time. */
  knowledge?: readonly ExpectedEntry[];
}

/** A question that can be answered, in the wordings of its author. */
export interface ExpectedEntry {
  id: string;
  questions: readonly string[];
}

/** What a node asks, and the ways out that it listens for. */
export type Asked = Pick<Expected, "question" | "conditions">;

/** A question that will be asked. */
export interface AskedAhead extends Asked {
  nodeId: string;
}

/** The keys of two conditions. */
export type Pair = readonly [string, string];

export interface ExpectedCondition {
  id: string;
  key: string;
  /** Utterances the author gave for it. */
  examples: readonly string[];
  /** Built-in intents that count as this condition here, besides those that its key means. */
  counts?: readonly string[];
}

/** What understanding made of one reply. */
export interface Reading {
  /** The key of one of the expected conditions, or `null` when unsure: a wrong way out costs more than asking again. */
  condition: string | null;
  /**
   * The two conditions that are likeliest where neither is likely enough and one of them probably is
   * meant, the likelier first: worth asking between. None otherwise.
   */
  alternatives: readonly Alternative[];
  /** The built-in intent heard, whether or not the node offers it (`opt_out`, `not_interested` …). */
  intent: string | null;
  /** The intent counts as the condition here, so that it says nothing besides. */
  isByIntent?: true;
  /** It counts as the condition though that is called something else: "zu teuer" as "Kein Interesse". */
  isWider?: true;
  /** The condition is what was said beside the intent: "schlechter, aber das ist mir zu teuer". */
  isBeside?: true;
  /** 0 to 1: how sure the intent is; 0 without one. */
  intentConfidence: number;
  /** What else the same reply says, the surest first: a `yes` in "Ja, aber was kostet das?". */
  alsoHeard: readonly HeardIntent[];
  /** 0 to 1. */
  confidence: number;
  /** Keys of conditions that the reply surely means of questions to come, by the node that asks. */
  ahead?: Readonly<Record<string, string>>;
  /** The key of the condition that the reply surely means of the question before. */
  behind?: string;
  /** By kind of value. */
  values: Readonly<Record<string, string | number | boolean>>;
  /** What was told of a day or a time that was not told whole: "nächste Woche". `values` has a guess at most. */
  halves?: Readonly<Partial<Record<HalfValue["kind"], HalfValue>>>;
  /** What may answer a later question, if the conversation keeps it. */
  mentioned?: readonly Mention[];
  /** 0 to 1: how sure the value is; `null` without one. */
  valueConfidence: number | null;
  /**
   * The entry of the knowledge that is asked for. Condition, alternatives and values are then those of
   * what was said besides.
   */
  asked?: AskedEntry;
  /** What was asked beside the answer, where it is nothing that anybody knows an answer to. */
  openQuestion?: string;
  /** What led here, the weightiest first: the test chat and `--explain` tell it. */
  why: readonly Clue[];
}

export interface AskedEntry {
  entry: string;
  /** 0 to 1. */
  confidence: number;
  /** What else was said, as "Ja" in "Ja, aber was kostet die Anfahrt?"; "" where nothing was. */
  besides: string;
  reading: Reading;
}

export interface Alternative {
  condition: string;
  /** 0 to 1. */
  confidence: number;
  /** The reply has no word or meaning in common with either: "der Hund bellt". */
  isVague?: boolean;
}

export interface HeardIntent {
  name: string;
  /** The condition that it means here, if any. */
  condition: string | null;
  confidence: number;
}

/** One reason for a reading, as data: whoever shows it puts it into words. */
export interface Clue {
  /**
   * `rule`: a rule of the language. `phrase`: a turn of phrase known for an intent. `words`: words
   * that the model has learnt to weigh. `example`: an utterance the author gave. `key`: the words of
   * the condition's own name. `meaning`: a name or an example that means the like. `roll-up`: an
   * intent that counts as the condition here. `value`: words that hold a value. `llm`: the language
   * model that was asked. `knowledge`: a wording of the entry that is asked for.
   */
  kind:
    | "rule"
    | "phrase"
    | "words"
    | "example"
    | "key"
    | "meaning"
    | "roll-up"
    | "value"
    | "llm"
    | "knowledge";
  /** The intent, polarity, condition, kind of value or entry that it speaks for. */
  for: string;
  /** The words it rests on: the caller's, the author's example, or the name of an intent. */
  heard: string;
  /** Of a `rule`: its name. */
  rule?: string;
}

/** The port: the embedded reader answers at once, an adapter may take its time. */
export interface Understanding {
  read(text: string, expected: Expected): Reading | Promise<Reading>;
  /**
   * Lays out so many more entries, so that nobody waits for it in a call; whether all are. What was
   * never prepared is laid out when it is first read with.
   */
  prepare?(knowledge: readonly ExpectedEntry[], most: number): boolean;
}
