/** What became of a recorded call on another tree. */
export interface ReplayedCall {
  id: string;
  startedAt: number;
  /** The caller's lines, and how many of them were met as they were then. */
  lines: number;
  followed: number;
  /** Lines that are taken for something else now, but lead the same way. */
  readOtherwise: readonly TakenThenAndNow[];
  result:
    | { type: "same" }
    /** From this line on it goes another way. */
    | { type: "elsewhere"; at: Elsewhere }
    /** `after` is `null` where it is not over now. */
    | { type: "ends-otherwise"; before: Ending; after: Ending | null }
    | { type: "unfollowed"; why: Unfollowed };
}

/** A line of the caller: what it was taken for then and now. `line` counts from 1; 0: the opening. */
export interface TakenThenAndNow {
  line: number;
  heard: string;
  /** Where the conversation stood. */
  nodeId: string | null;
  conditionThen: string | null;
  conditionNow: string | null;
  intentNow: string | null;
}

export interface Elsewhere extends TakenThenAndNow {
  /** The node whose words came last; `null`: none were said. */
  nodeThen: string | null;
  nodeNow: string | null;
  /** How it ends there now, if it does. */
  endsNow: Ending | null;
}

export interface Ending {
  outcome: string | null;
  endReason: string | null;
}

/** Why a call can't be followed. */
export type Unfollowed =
  | "nothing-said"
  | "not-ended"
  | "machine"
  /** Keys, or something else that a transcript does not hold. */
  | "unexplained-turn";
