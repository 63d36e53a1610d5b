import {
  type ConversationEffect,
  type ConversationState,
  isOpeningHeard,
  type SayEffect,
} from "@rufbaum/conversation";
import type { Action, Tree } from "@rufbaum/tree";
import type { Reading } from "@rufbaum/understanding";
import type { CallRecord } from "../call.ts";
import type { HandOver } from "../lines/line.ts";
import { type LineTiming, QUIET } from "../lines/line-timing.ts";
import type { TreeVoices } from "../lines/voices.ts";
import { type AnswerTiming, NO_ANSWERS } from "./answer-timing.ts";
import { type Floor, NOTHING_SAID } from "./floor.ts";
import { type Held, NOTHING_HELD, type Reply } from "./held.ts";
import { type Opening, openingAt } from "./opening.ts";
import type { Turn } from "./session-events.ts";

/** What never changes in a call. */
export interface SessionContext {
  call: CallRecord;
  tree: Tree;
  voices: TreeVoices;
  /** Whether an action node may start a recording here. */
  mayRecord: boolean;
}

/** What the conversation gives the call back for. */
export type Wish = Exclude<HandOver, { reason: "voice-failed" }>;

/** How the session reaches the caller's ear; `reduce.ts` has the table. */
export type LineState =
  /** There is no line: not yet, or it broke. */
  | { is: "none" }
  /** `wish`: what the line is given back for, as soon as everything has been spoken. */
  | { is: "streaming"; wish: Wish | null }
  | { is: "turns" }
  /** Given back to the carrier. */
  | { is: "handed-over" }
  /** The call is over, or led elsewhere: what still comes is written down, but nothing is waited for. */
  | { is: "closed" };

/** A call's conversation, and all that is known of how it is led. Plain data. */
export interface SessionState {
  readonly line: LineState;
  readonly conversation: ConversationState;
  readonly timing: LineTiming;
  readonly floor: Floor;
  readonly opening: Opening;
  readonly answers: AnswerTiming;
  readonly held: Held;
  /** Lines of an operator that wait until nobody speaks. */
  readonly whispered: readonly string[];
  readonly callerSpeaks: boolean;
  /** When the caller said what nothing has been answered to yet. */
  readonly askedAt: number | null;
  /** What was given to the voice last, as it was written. */
  readonly saidLately: readonly string[];
  /** When the line last told anything. */
  readonly heardAt: number;
  /** The voice failed: what is said now is for the next line. */
  readonly isMute: boolean;
  /** It had only seemed to say the first words. */
  readonly isOpeningLost: boolean;
  /** The call is being ended, or led elsewhere: a fault of ours says nothing any more. */
  readonly isEnding: boolean;
  /** The caller wants no more calls, whatever else goes wrong. */
  readonly hasOptedOut: boolean;
  /** Into the goodbye the caller told what nobody should call again after. */
  readonly needsDecision: boolean;
  /** Somebody said what no mailbox says. */
  readonly hasHeardPerson: boolean;
  /** The turn under way, what its question is asked for, and what is to be done after it. */
  readonly turn: Turn["do"] | null;
  readonly waitsFor: Wait | null;
  readonly todo: readonly Todo[];
  /** What a machine that picked up is to be told; `null` if nobody need act. */
  readonly machineHears: readonly string[] | null;
}

/** What comes of the answer to a turn's question. */
export type Wait =
  | ({ for: "reply" } & HeardReply)
  | { for: "reply-over-firm"; reply: Reply }
  | { for: "breaths"; text: string; at: number }
  | { for: "held"; text: string; at: number; isEarly: boolean }
  | { for: "opt-out" }
  | { for: "action"; action: Action }
  | { for: "target"; action: Extract<Action, { kind: "transfer" }> }
  | { for: "announcement"; effect: SayEffect; to: string }
  | { for: "note" }
  | {
      for: "taken";
      next: ConversationState;
      effects: readonly ConversationEffect[];
      /** How many of the messages the caller said; the others are the agent's. */
      heard: number;
      /** Whether the caller waits for an answer. */
      isAsked: boolean;
      /** It may cut off what is being said. */
      cutsIn: boolean;
    };

/** What a turn still has to do, one after the other. */
export type Todo =
  /** What the conversation wants done, but for its words (`words`: given to the voice already). */
  | {
      do: "perform";
      effects: readonly ConversationEffect[];
      words: readonly SayEffect[];
      isCutOff: boolean;
    }
  /** What the conversation was told is dealt with; `isUnanswered`: nothing comes of what was asked. */
  | { do: "finish"; isUnanswered: boolean }
  | ({ do: "take-reply"; reading: Reading } & HeardReply)
  | { do: "hold"; reply: Reply }
  | { do: "answer"; replies: readonly Reply[]; isEarly: boolean }
  | { do: "tell-machine" };

/** `isLate`: said while an earlier reply was being read. `isEarly`: before the question was asked. */
export interface HeardReply {
  reply: Reply;
  isLate: boolean;
  isEarly: boolean;
}

export function sessionAt(conversation: ConversationState): SessionState {
  return {
    line: { is: "none" },
    conversation,
    timing: QUIET,
    floor: NOTHING_SAID,
    opening: openingAt(isOpeningHeard(conversation)),
    answers: NO_ANSWERS,
    held: NOTHING_HELD,
    whispered: [],
    callerSpeaks: false,
    askedAt: null,
    saidLately: [],
    heardAt: 0,
    isMute: false,
    isOpeningLost: false,
    isEnding: false,
    hasOptedOut: false,
    needsDecision: false,
    hasHeardPerson: false,
    turn: null,
    waitsFor: null,
    todo: [],
    machineHears: null,
  };
}
