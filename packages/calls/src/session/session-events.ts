import type { ActionResult, ConversationState } from "@rufbaum/conversation";
import type { CarrierEvent, VoiceName } from "@rufbaum/telephony";
import type { Action } from "@rufbaum/tree";
import type { Keypad } from "@rufbaum/tree/graph";
import type { Expected, Reading } from "@rufbaum/understanding";
import type { AnswerTime, NewMessage } from "../call.ts";
import type { CallEvent } from "../call-events.ts";
import type { HandOver, Hearing, Line, SpokenPart } from "../lines/line.ts";
import type { LineTimer, TimerEffect } from "../lines/line-timing.ts";
import type { HeldTurn, Reply } from "./held.ts";

/** `floor`: what can't be cut off has been spoken. */
export type SessionTimer = LineTimer | "floor";

/** What comes to a session. Its turns are taken one at a time; all else is heard at once. */
export type SessionEvent =
  | { type: "line-opened"; kind: Line["kind"]; resumed: boolean }
  /** Of the line that is open. */
  | { type: "line-lost" }
  | { type: "carrier-told"; event: CarrierEvent }
  /** An operator's line, to be said as soon as nobody speaks. */
  | { type: "operator-whispered"; text: string }
  /** An operator has the caller put through. */
  | { type: "operator-took-over"; to: string }
  /** Another server leads the call from now on. */
  | { type: "let-go" }
  /** The carrier says that the call is over. */
  | { type: "closed"; byCaller: boolean; isTakenOver: boolean }
  | { type: "timer-fired"; timer: SessionTimer }
  /** What was asked for takes long. */
  | { type: "kept-waiting" }
  | { type: "turn-began"; turn: Turn }
  /** Something of ours broke in the turn that is under way. */
  | { type: "turn-failed" }
  | PortAnswer;

/** What is dealt with in turn. */
export type Turn =
  /** A line is there: what the conversation waited for, else it asks again, or says nothing. */
  | { do: "go-on"; resumed: boolean }
  | { do: "hear"; reply: Reply }
  | HeldTurn
  | { do: "fall-silent" }
  | { do: "interrupt"; heard: string; at: number }
  /** An operator's lines, now that it may be quiet; then to say them. */
  | { do: "look-for-whispers" }
  | { do: "say-whispers" }
  /** The first words were heard to their end. */
  | { do: "keep-opening" }
  /** What became of putting the caller through. */
  | { do: "dialed"; answered: boolean }
  /** Not a person picked up, it seems. */
  | ({ do: "meet-machine" } & MachineHeard)
  /** The carrier says that the call is over. */
  | { do: "end"; byCaller: boolean; isTakenOver: boolean };

/** What the carrier takes for a machine: whether it listens now, and gave its tone. */
export interface MachineHeard {
  canListen: boolean;
  hasBeeped: boolean;
}

/** What a session wants done, in this order. */
export type SessionEffect =
  | { do: "open-line"; voice: VoiceName }
  | { do: "say"; parts: readonly SpokenPart[] }
  | { do: "listen"; silence: number; keypad: Keypad | null; hearing: Hearing }
  /** Gives the call back to the carrier. */
  | { do: "end-line"; next: HandOver }
  | TimerEffect<SessionTimer>
  /** Takes this turn after those that wait. */
  | { do: "take-turn"; turn: Turn }
  | { do: "announce"; event: CallEvent }
  | { do: "keep-time"; time: AnswerTime }
  /** Writes down where the conversation stands, some time. `otherwise`: what the log is told. */
  | { do: "record"; state: ConversationState; otherwise: string }
  | { do: "log"; message: string }
  | Question;

/** What a turn waits for; the last effect of a step, and answered before the turn goes on. */
export type Question =
  | { do: "read"; text: string; expected: Expected; at: number }
  | { do: "write"; state: ConversationState; messages: readonly Said[] }
  | { do: "act"; action: Action }
  /** The number in the form a call needs it. */
  | { do: "find-target"; number: string };

export type PortAnswer =
  | { type: "read"; reading: Reading }
  | { type: "written"; messages: readonly NewMessage[] }
  | { type: "acted"; result: ActionResult }
  /** `null` if nobody may be put through to it. */
  | { type: "target-found"; to: string | null };

/** What was said, before it is written down. */
export type Said = Omit<NewMessage, "id">;
