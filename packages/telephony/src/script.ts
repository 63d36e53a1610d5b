/** What the carrier is told to do with a call, step by step; when it ends, so does the call. */
export type CallScript = readonly CallStep[];

export type CallStep =
  | { do: "say"; text: string }
  /** Records both sides from here on, beside all that follows. */
  | { do: "record" }
  /** Joins the call with our relay socket. `resumed`: it was joined before, and the line broke. */
  | { do: "converse"; resumed: boolean }
  | AskStep
  /** Puts the callee through to somebody else; both hang up together. `ringTimeout` in seconds. */
  | { do: "dial"; to: string; from: string; ringTimeout: number }
  | { do: "hang-up" };

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
}

export interface ScriptedSpeech {
  text: string;
  interruptible: boolean;
}
