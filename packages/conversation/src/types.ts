import type { Action, Outcome, ValueKindName } from "@rufbaum/tree";
import type { HalfValue, Mention, Pair, Reading } from "@rufbaum/understanding";

/** What comes into a conversation. Times are handed in: `at` is milliseconds since 1970. */
export type ConversationEvent =
  | { type: "call-answered"; at: number }
  /** `isEarly`: said before the question that stands was asked, which it can't answer. */
  | { type: "caller-spoke"; at: number; text: string; reading: Reading; isEarly?: boolean }
  | { type: "caller-pressed"; at: number; digits: string }
  /** The caller talked over the agent; `heard` is the part that was spoken until then. */
  | { type: "caller-interrupted"; at: number; heard: string }
  /** Nothing was said for as long as the last `listen` allowed. */
  | { type: "caller-fell-silent"; at: number }
  | { type: "caller-hung-up"; at: number }
  /** A person had the agent say something. */
  | { type: "operator-said"; at: number; text: string }
  /** The first words, which tell who speaks and that it is an AI, were heard to their end. */
  | { type: "opening-heard"; at: number }
  /**
   * The line was broken for a moment, and is there again. Where its voice had failed, `unheard` is what
   * of the last turn it could not say; `isOpeningLost`: it had only seemed to say the first words.
   */
  | { type: "line-resumed"; at: number; unheard?: string; isOpeningLost?: boolean }
  /** Not a person picked up; `canListen`: it takes a message now. */
  | { type: "machine-answered"; at: number; canListen: boolean }
  /** The caller speaks with somebody else from now on. */
  | { type: "caller-transferred"; at: number }
  | { type: "action-succeeded"; at: number; values?: Record<string, string | number | boolean> }
  | { type: "action-failed"; at: number; reason: string };

/** What a conversation wants done, in this order. */
export type ConversationEffect =
  /** The conversation stands at another node now. */
  | { type: "move"; nodeId: string }
  | SayEffect
  /** Wait for the caller; after `silenceAfter` milliseconds without a word send `caller-fell-silent`. */
  | { type: "listen"; nodeId: string; silenceAfter: number }
  /** Do this and answer with `action-succeeded` or `action-failed`. */
  | { type: "act"; nodeId: string; action: Action }
  /** End the call when everything has been spoken. */
  | { type: "hang-up"; outcome: Outcome; reason: EndReason };

export interface SayEffect {
  type: "say";
  nodeId: string;
  text: string;
  interruptible: boolean;
  /** The caller did not catch it the first time. */
  pace?: "slow";
  /** Said before, word for word, into a line that broke: it is no second utterance. */
  isAgain?: true;
}

/** Why a conversation is over. `completed`: an end node was reached. */
export type EndReason =
  | "completed"
  | "hung-up"
  | "unmatched"
  | "silent"
  | "dead-end"
  | "loop"
  | "too-many-steps"
  | "too-long"
  | "action-failed"
  | "opt-out"
  /** The caller wants to speak with a person. */
  | "wants-human"
  /** The caller said twice that he would rather not go on, or that we have the wrong person. */
  | "declined"
  /** The caller speaks a language that the tree does not. */
  | "foreign-language"
  /** The caller was so angry that to go on would have been an affront. */
  | "angry"
  /** The caller said goodbye. */
  | "goodbye"
  /** The caller called for help. */
  | "emergency"
  /** The caller told that somebody died, or is gravely ill. */
  | "hardship"
  /** Asked whether to be called no more, the caller said neither. */
  | "undecided"
  /** A mailbox or an announcement spoke, not a person. */
  | "voicemail"
  /** Somebody else went on with the call. */
  | "transferred"
  | "not-startable"
  /** Whoever leads the conversation broke it off for a fault of its own; the conversation never does. */
  | "fault";

export type VariableValue = string | number | boolean;
export type Variables = Readonly<Record<string, VariableValue>>;

export type Phase = "new" | "listening" | "acting" | "over";

/**
 * Where a conversation stands. Plain JSON: it is stored after every turn and read back after a
 * restart.
 */
export interface ConversationState {
  phase: Phase;
  /** The node the conversation stands at; `null` before it begins. */
  nodeId: string | null;
  variables: Variables;
  /** Nodes visited so far, in order. */
  path: readonly string[];
  /** When the call was answered, milliseconds since 1970; `null` before. */
  startedAt: number | null;
  /** How often in a row this node was not understood, or met with silence. */
  misses: number;
  silences: number;
  /** Where an objection returns to, the last one first to be returned to. */
  returnTo: readonly string[];
  /** Keys pressed for an input that waits for more. */
  digits: string;
  /** What the agent said last. */
  lastSaid: string;
  outcome: Outcome | null;
  endReason: EndReason | null;
  // What follows is unknown in states that were stored before it was kept.
  /** All that the agent said in its last turn. */
  lastTurn?: string;
  /** Of that, what was cut off; `null` when all of it was heard. */
  unheard?: string | null;
  /**
   * What a caller who speaks now may only be answering: "Sind Sie noch da?", or his own "Moment";
   * or who speaks now: whoever was put through; or that somebody is fetched.
   */
  waiting?: "still-there" | "back" | "another" | "fetch" | null;
  /** A value that was read back and waits for a yes. */
  unconfirmed?: VariableValue | null;
  /** Whether that was proposed: nobody has said it yet. */
  isProposed?: boolean;
  /** Whether the caller was asked if he wants none at all, and has not said. */
  doubtsMatter?: boolean;
  /** What was told already of the value that is asked for: the week, the part of the day, the street. */
  half?: KnownHalf | null;
  /** The day that was told to an input for a day and an hour, which asks for the hour now. */
  dayTold?: { nodeId: string; day: string } | null;
  /** How often the caller was helped along at this node without having been misunderstood. */
  helped?: number;
  /** Whether the hour was told where the day is asked for; more of it brings nothing new. */
  hasOtherHalf?: boolean;
  /** The same of values that nobody has asked for yet. */
  halves?: Readonly<Partial<Record<HalfValue["kind"], HalfValue>>>;
  /** Weekdays, 0 for Sunday, on which the caller has said that nobody is there; none is proposed. */
  closedOn?: readonly number[];
  /** Values that were said without being asked for, the last one last; a later question may ask for them. */
  mentioned?: readonly KeptMention[];
  /** The values asked for so far, the last one last: "nein, ich meinte Dienstag" means one of them. */
  inputs?: readonly KnownInput[];
  /** An answer that came together with an objection, and counts when that has been dealt with. */
  answered?: { nodeId: string; condition: string } | null;
  /** Whether the first words were heard to their end; in older states whoever spoke has heard them. */
  isOpeningHeard?: boolean;
  /** How often the caller has spoken. */
  callerTurns?: number;
  /** How often the caller has spoken since the conversation came to this node. */
  turnsHere?: number;
  /** What was said beside the question, in a row, at this node. */
  asides?: number;
  /** The last condition that was met, and where: a caller may say that he meant another one. */
  lastWay?: { nodeId: string; condition: string };
  /** Conditions of questions to come that the caller has met already, by node. */
  ahead?: Readonly<Record<string, string>>;
  /** What the caller wished for in passing; the outcome, if the conversation comes to none of its own. */
  wish?: Outcome;
  /** How often the caller was told something, by the intent, the kind of question or the entry it answers. */
  told?: Readonly<Record<string, number>>;
  /** Whether the call is being recorded. */
  isRecorded?: boolean;
  /** The keys of two conditions that the caller was asked between and has not answered yet. */
  between?: Pair | null;
  /** Whether that was asked since the conversation came to this node: it is asked once. */
  hasAskedBetween?: boolean;
  /** Whether the caller was asked if no more calls are wanted, which is done once, and has said. */
  callAgain?: "asked" | "answered" | null;
  /** How often a long story was met with a word of understanding. */
  kindWords?: number;
}

/** A state in the making. */
export type NextState = { -readonly [Field in keyof ConversationState]: ConversationState[Field] };
/** `turn`: which of the caller's it was said in. */
export type KeptMention = Mention & { turn: number };

export type KnownHalf = HalfValue | { kind: "text"; heard: string };

export interface KnownInput {
  nodeId: string;
  variable: string;
  kind: ValueKindName;
}

export interface Turn {
  state: ConversationState;
  effects: readonly ConversationEffect[];
}
