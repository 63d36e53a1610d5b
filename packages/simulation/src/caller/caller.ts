import type { ValueKindName } from "@rufbaum/tree";
import type { Topic } from "../corpus/topic.ts";
import type { SayableWay } from "./ways/sayable-way.ts";

/** Somebody on the phone: told what the agent said, does something about it. */
export interface Caller {
  /** What is said on picking up, before the agent has been heard; some say nothing. */
  greeting?: string;
  react(heard: AgentTurn): CallerAct;
}

/** All that the agent said since the caller last did something. */
export interface AgentTurn {
  text: string;
  /** Where the agent listens now. He knows nothing of it: chance is drawn by it. */
  nodeId?: string;
  /** How long it takes to say, in milliseconds. */
  milliseconds: number;
  /** How much of its beginning can't be cut into, in characters. */
  firm: number;
  /** The kind of value that is hoped for; used where the words don't tell. */
  wants: ValueKindName | null;
  /** Keys are waited for. */
  takesKeys: boolean;
  /** What can be meant where the agent listens now; unknown in calls that are not simulated. */
  ways?: readonly SayableWay[];
  /** The node has a way for values that lie elsewhere than it says. */
  isOpenToOthers?: boolean;
  /** What he said last was taken for another condition than he meant, which leads elsewhere. */
  isMisread?: boolean;
}

export type CallerAct =
  /** `topic` is `null` for a value; `after`: milliseconds of thinking. */
  | {
      type: "speak";
      text: string;
      topic: Topic | null;
      /** The condition of the node that he means; none where he means none of them, or a value. */
      chosen?: string | null;
      after: number;
    }
  /** Cuts in when the agent has said `heard`, and says this. */
  | { type: "interrupt"; heard: string; text: string; topic: Topic | null }
  | { type: "press"; digits: string; after: number }
  /** Says nothing until spoken to again. */
  | { type: "stay-silent" }
  /**
   * `cause` is what drove him; `says` his last words, if any. Who does so while the agent still speaks
   * has `heard` this much.
   */
  | { type: "hang-up"; cause: HangUpCause; says: string | null; after: number; heard?: string };

/** Why somebody puts the phone down. */
export type HangUpCause =
  /** It took too long, was repeated or pressed upon him until no patience was left. */
  | "impatient"
  /** He wanted none of it. */
  | "rejected"
  /** He does not speak the language. */
  | "foreign-language"
  /** It was said goodbye. */
  | "goodbye"
  /** Nobody spoke any more, or nothing fitted. */
  | "lost";
