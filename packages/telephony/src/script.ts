import type { VoiceName } from "./voices.ts";

/** What the carrier is told to do with a call, step by step; when it ends, so does the call. */
export type CallScript = readonly CallStep[];

export type CallStep =
  /** Without a voice it is the usual one, here and in all that follows. */
  | { do: "say"; text: string; voice?: VoiceName }
  /** Records both sides from here on, beside all that follows. */
  | { do: "record" }
  | ConverseStep
  | AskStep
  /** Puts the callee through to somebody else; both hang up together. `ringTimeout` in seconds. */
  | { do: "dial"; to: string; from: string; ringTimeout: number }
  | { do: "hang-up" };

/** Joins the call with our relay socket. */
export interface ConverseStep {
  do: "converse";
  /** It was joined before, and the line broke. */
  resumed: boolean;
  /** The one it begins with; then one for each other language that may be spoken. */
  voices?: readonly VoiceName[];
  /** Words that may be said and are not easily recognised. */
  hints?: readonly string[];
}

/** One turn without a relay: says something, listens, and asks us again with what was heard. */
export interface AskStep {
  do: "ask";
  /** Comes back with the answer: what was asked before is asked again under its own number. */
  turn: number;
  parts: readonly ScriptedSpeech[];
  /** Milliseconds of silence after which it comes back with nothing. */
  silence: number;
  /** Which keys count: so many, or until `endKey`; `null` if none do. */
  keypad: { digits: number | null; endKey: string | null } | null;
  /** Whose language is listened for. */
  voice?: VoiceName;
  /** Words that may be said and are not easily recognised. */
  hints?: readonly string[];
}

export interface ScriptedSpeech {
  text: string;
  interruptible: boolean;
  voice?: VoiceName;
}
