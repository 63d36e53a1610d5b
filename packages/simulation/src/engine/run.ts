import type { EndReason } from "@rufbaum/conversation";
import type { Outcome } from "@rufbaum/tree";
import type { Attitude } from "../caller/attitude.ts";
import type { Topic } from "../corpus/topic.ts";

/** What became of one simulated conversation. */
export interface Run {
  index: number;
  persona: number;
  /** Nodes in the order they were visited; a step is one of them. */
  path: readonly string[];
  /** A machine answered; whether it was known for one tells `endReason`. */
  isMailbox: boolean;
  outcome: Outcome;
  endReason: EndReason;
  /** Where and why it went wrong; `null` where it came to an end as somebody wanted. */
  failure: Failure | null;
  /** How long the call took, by the virtual clock. */
  milliseconds: number;
  /** How often the caller spoke, after he had picked up. */
  callerTurns: number;
  missed: readonly Missed[];
  /** The caller asked not to be called any more, and whether that ended the call so. */
  optOut: { asked: boolean; honoured: boolean };
  /**
   * The first words of the agent said that an AI speaks, and were heard so far; `null`: they would have,
   * and the phone was put down before.
   */
  isDisclosedFirst: boolean | null;
}

export interface Failure {
  nodeId: string;
  reason: FailureReason;
}

export const FAILURE_REASONS = [
  "hung-up-impatient",
  "hung-up-wordless",
  "hung-up",
  "rejected",
  "no-time",
  "wrong-person",
  "foreign-language",
  "unmatched",
  "dead-end",
  "loop",
  "silent",
  "too-long",
  "action-failed",
  "opt-out",
  "angry",
  "goodbye",
  "wants-human",
  "not-startable",
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** Something that was said and not understood where it was said. */
export interface Missed {
  nodeId: string;
  /** As he said it, and as it was recognised. */
  said: string;
  text: string;
  /** What it is taken for as it was said, where the node has no way for that. */
  intent: string | null;
  /** Heard as it was said, it would have been understood. */
  isMisheard: boolean;
  /** How he stood towards what he was asked; `null` where he answered nothing. */
  attitude: Attitude | null;
  /** What he spoke of; `null` for a value, and for mere words of leave. */
  topic: Topic | null;
  /** The condition of the node that he meant. */
  chosen: string | null;
  /** He was not asked again: the tree led on as from everything else, or gave up. */
  isLast?: boolean;
  /** The tree's objection for what it was taken for had been answered before. */
  isAnswered?: boolean;
}

/** A reply, and what it was taken for, that meant one of the node's conditions, or surely none or no yes. */
export interface Meant {
  nodeId: string;
  chosen: string | null;
  read: string | null;
  /** The agent asks between the condition that was meant and another one. */
  isBetween: boolean;
  /** It may mean a condition that is no yes: only as a yes it was misread. */
  mayBeNo: boolean;
  /** As he said it, and as it was recognised. */
  said: string;
  text: string;
}

/** A run told in full: what was said, and what was made of it. */
export interface Conversation extends Run {
  personaId: string;
  lines: readonly ConversationLine[];
}

export type ConversationLine =
  | { type: "agent"; at: number; nodeId: string; text: string; heard?: string }
  | {
      type: "caller";
      at: number;
      nodeId: string;
      /** As he said it, and as it was recognised. */
      said: string;
      text: string;
      /** The condition that he meant, and the one that it was taken for. */
      meant?: string;
      condition: string | null;
      intent: string | null;
      confidence: number;
      isMissed: boolean;
      /** Said on picking up: so many of the agent's next lines are no answer to it. */
      before?: number;
    }
  | { type: "keys"; at: number; nodeId: string; digits: string }
  | { type: "silence"; at: number; nodeId: string }
  | { type: "action"; at: number; nodeId: string; kind: string; succeeded: boolean }
  | { type: "end"; at: number; by: "agent" | "caller"; outcome: Outcome; endReason: EndReason };
