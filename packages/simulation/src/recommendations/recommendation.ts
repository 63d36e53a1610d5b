import type { Outcome } from "@rufbaum/tree";
import type { Cause } from "../causes/cause.ts";
import type { DiscoveryAdvice } from "../discovery/advice.ts";
import type { Concern } from "../engine/concern.ts";
import type { ResultFinding } from "../engine/result.ts";
import type { FailureReason } from "../engine/run.ts";
import type { Offence } from "../wording/kinds.ts";

/**
 * What to do about a tree, with the figures that say so. Nodes by their titles, or by their ids where
 * these are not known; `percent` and the like in percent; `examples` are numbers of runs, from 0.
 */
export type Recommendation =
  // What is promised or prescribed.
  | { code: "not-startable"; count: number; runs: number; finding: ResultFinding | null }
  /** `start`: the title of the start node. */
  | {
      code: "no-disclosure";
      count: number;
      runs: number;
      start: string | null;
      examples: readonly number[];
    }
  | { code: "opt-outs-not-honoured"; count: number; asked: number; examples: readonly number[] }
  | { code: "many-opt-outs"; percent: number; count: number; runs: number; most: TimesAt | null }
  // What of the tree itself keeps runs from a success.
  | Cause
  // Ends that count as success.
  | { code: "no-goal"; runs: number; treeName: string }
  | { code: "goal-cut-off"; runs: number; title: string }
  /** At an offer, a condition that declines leads `to` where agreeing leads. */
  | (FailedAt & { code: "no-led-as-yes"; condition: string; to: string })
  // Places where runs fail.
  /** `times`: how often each comes there. */
  | (FailedAt & { code: "hung-up-impatient"; times: number })
  /** `count`: who left or was turned down there. */
  | (FailedAt & { code: "text"; fault: TextFault })
  | (BroughtUp & { code: "no-way-for" })
  | (BroughtUp & { code: "let-go" })
  /** They mean a condition that is there and does not hear them; `said`: what they say. */
  | (BroughtUp & { code: "way-unheard"; condition: string; said: readonly string[] })
  | (FailedAt & { code: PlainFailure })
  /** `times`: how often runs come there, where that is more than once; `limit`: of steps. */
  | (FailedAt & { code: "loop"; times: number | null; limit: number | null })
  | (FailedAt & { code: "silent"; silences: number })
  /** `missed`: without those `misheard`, that only the line is to blame for; `lost`: runs that failed for it. */
  | {
      code: "replies-not-understood";
      title: string;
      missed: number;
      misheard: number;
      visits: number;
      lost: number;
      runs: number;
      remedy: ReplyRemedy;
    }
  /** `percent` of the replies that meant it, `of` them, were read as it; `read`: `null` as nothing. */
  | {
      code: "condition-misread";
      title: string;
      condition: string;
      percent: number;
      of: number;
      said: readonly { said: string; read: string | null; count: number }[];
    }
  /** `example`: what is said. */
  | { code: "objection"; advice: DiscoveryAdvice; example: string | null }
  // The whole.
  | { code: "short-runs"; count: number; runs: number; steps: number; most: TimesAt | null }
  | { code: "long-runs"; percent: number; steps: number; average: number; seconds: number }
  | (NotReached & { code: "no-way-there" })
  | (NotReached & { code: "never-reached" })
  /** `enough`: how many runs it takes for an uncertainty of `aim` points. */
  | {
      code: "few-runs";
      runs: number;
      percent: number;
      reach: number;
      low: number;
      high: number;
      aim: number;
      enough: number;
    }
  | {
      code: "nothing-to-mend";
      runs: number;
      success: number;
      failure: number;
      covered: number;
      total: number;
      /** Something of the tree itself is told besides. */
      isElse: boolean;
      /** How most of those end who are no success, and where. */
      instead: readonly { title: string; outcome: Outcome; count: number }[];
    };

export interface TimesAt {
  title: string;
  count: number;
}

interface FailedAt extends TimesAt {
  runs: number;
}

/** Failures that are told with nothing but where, how often and a remedy. */
export type PlainFailure = Extract<
  FailureReason,
  "dead-end" | "too-long" | "action-failed" | "hung-up" | "angry" | "wants-human"
>;

/** What callers mind in a text, or miss. */
export type TextFault =
  | { code: "offends"; offence: Offence }
  | { code: "gibberish" }
  /** `most`: seconds that wear nobody out. */
  | { code: "too-long"; words: number; seconds: number; most: number }
  | { code: "presses" }
  | { code: "large-sum" }
  | { code: "many-questions"; questions: number }
  | { code: "idle-questions" }
  /** An offer, without a word on what is gained by it, there or before. */
  | { code: "no-gain" };

/** What callers bring up and what there may be nothing for. */
export type Missing = Exclude<Concern, "refuses">;

/** `mostly`: the persona that most of them are, if one is; `examples`: numbers of runs, from 0. */
interface BroughtUp extends FailedAt {
  concern: Missing;
  mostly: string | null;
  examples: readonly number[];
}

export type ReplyRemedy =
  /** `others`: what else is meant there. */
  | (Taught & { code: "add-condition" })
  | (Taught & { code: "extend-condition" })
  | { code: "read-value"; advice: DiscoveryAdvice }
  /** By an entry of the knowledge. */
  | { code: "answer-question"; advice: DiscoveryAdvice }
  /** What is said there that the node has no way for; `name`: what a condition for it could be called. */
  | {
      code: "give-ways";
      heard: readonly { name: string | null; count: number; example: string }[];
    }
  /** Values are asked for by an example, conditions by what can be answered. */
  | { code: "write-reprompt"; for: "value" | "conditions" };

interface Taught {
  condition: string;
  examples: readonly string[];
  count: number;
  others: readonly { name: string; count: number }[];
}

/** `titles`: the first of them; `more`: how many there are besides. */
interface NotReached {
  covered: number;
  total: number;
  runs: number;
  titles: readonly string[];
  more: number;
}
