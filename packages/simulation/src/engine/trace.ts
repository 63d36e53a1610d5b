import type { ConversationState } from "@rufbaum/conversation";
import type { HangUpCause } from "../caller/caller.ts";
import type { Answers } from "./answers.ts";
import type { Raised } from "./concern.ts";
import type { UnaskedOptOut } from "./opt-out-unasked.ts";
import type { Refusal } from "./refusal.ts";
import type { ConversationLine, Meant, Missed } from "./run.ts";
import type { ValueSources } from "./value-sources.ts";
import type { Way } from "./ways.ts";

/** What is written down of a conversation while it is led. */
export interface Trace {
  /** Milliseconds since the call was answered. */
  at: number;
  state: ConversationState;
  ways: Way[];
  answers: Answers;
  /** Ids of the nodes at which nothing was said. */
  silences: string[];
  missed: Missed[];
  meant: Meant[];
  sources: ValueSources;
  callerTurns: number;
  /** Where the conversation stood when the caller last did something. */
  stoodAt: string;
  /** Where the last reply that was not understood was given, if it was the last one of all. */
  lastMissed: string | null;
  raised: Raised | null;
  hungUp: HangUpCause | null;
  /** He said something as he put the phone down. */
  hungUpInWords: boolean;
  /** What the caller had against it, as he said last. */
  refusal: Refusal | null;
  /** Whose words were being said when the phone was put down, where they were not heard to their end. */
  hungUpAt: string | null;
  asksOptOut: boolean;
  /** The words that were taken for an opt-out, and asked for none. */
  unasked: UnaskedOptOut | null;
  isDisclosedFirst: boolean | null;
  /** Line by line, where the conversation is told. */
  lines: ConversationLine[] | null;
}

/** What the agent has said since the caller last did something. */
export interface Spoken {
  text: string;
  /** Characters at its beginning that can't be cut into. */
  firm: number;
  milliseconds: number;
  says: { nodeId: string; text: string }[];
}
