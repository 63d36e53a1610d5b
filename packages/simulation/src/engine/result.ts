import type { Finding, Outcome } from "@rufbaum/tree";
import type { Attitude } from "../caller/attitude.ts";
import type { Cause } from "../causes/cause.ts";
import type { DiscoveryAdvice } from "../discovery/advice.ts";
import type { AnswerTraffic } from "./answers.ts";
import type { Concern, RaisedFate } from "./concern.ts";

export { causeRate } from "../causes/cause-rate.ts";
export { alsoLed, alsoLedExamples } from "./answers.ts";

import type { Conversation, FailureReason } from "./run.ts";
import type { Understood } from "./understood-all.ts";
import type { SaidWithoutWay } from "./without-way.ts";

export { type Departure, departuresIn } from "./departures.ts";
export { type HardlyTried, hardlyTried } from "./hardly-tried.ts";
export { pathIds } from "./path-ids.ts";
export { rateOf } from "./rates.ts";
export { type ReplyFigure, replyFigures } from "./reply-figures.ts";
export { teachable } from "./teachable.ts";
export {
  besideAll,
  type Misread,
  type Understood,
  type UnderstoodAt,
  type UnderstoodCondition,
  understoodAll,
} from "./understood-all.ts";

/**
 * What a simulation came to. All rates are percent. Apart from `executionTime` the same job gives
 * the same bytes, whatever the machine and the number of workers.
 */
export interface SimulationResult {
  totalRuns: number;
  /**
   * Runs that a machine answered, and how often it was known for one. They are in `totalRuns`, `outcomes`
   * and `disclosedFirst`; all else is of those who were reached. Unknown in results of older versions.
   */
  mailboxes?: {
    answered: number;
    recognised: number;
    /** How those ended that were not known for one; unknown in results of older versions. */
    outcomes?: Partial<Record<Outcome, number>> | undefined;
  };
  /** Milliseconds, measured. */
  executionTime: number;
  /** Runs whose outcome counts as success: an appointment, or `success`. */
  successRate: number;
  /** Steps: nodes visited. */
  averagePathLength: number;
  performanceMetrics: {
    /** 3 steps or fewer. */
    bounceRate: number;
    /** 5 to 10 steps. */
    engagementRate: number;
    conversionRate: number;
  };
  /** The most walked paths; the key is the node ids joined by `PATH_JOINT`. */
  pathAnalysis: Record<string, { count: number; successRate: number }>;
  /** By node id. */
  failurePoints: Record<string, FailurePoint>;
  /** By what a condition for it would be called; what needs none, by a `NamelessDiscovery`. */
  discoveredIntents: Record<string, DiscoveredIntent>;

  treeId: string;
  treeName: string;
  /** SHA-256 of the tree's canonical form. */
  treeVersion: string;
  seed: number;
  noise: number;
  /** The same rates with their uncertainty. */
  rates: Record<RateName, Rate>;
  personas: readonly PersonaResult[];
  outcomes: Partial<Record<Outcome, number>>;
  /** How many conversations took so many steps; the last entry counts all longer ones. */
  pathLengths: readonly number[];
  /** Seconds. */
  duration: { average: number; median: number; p90: number };
  nodes: Record<string, NodeTraffic>;
  ways: readonly WayTraffic[];
  coverage: {
    nodes: Coverage;
    /** By connection id; a way that only a condition names is `nodeId:conditionId`. */
    connections: Coverage;
  };
  /** How many different paths there were, beyond those of `pathAnalysis`, too; 50,000 are told apart. */
  distinctPaths: number;
  /** Of opt-outs asked for, those honoured; of runs, those in which the disclosure was heard first. */
  promises: {
    optOut: { asked: number; honoured: number };
    disclosedFirst: number;
    /** Runs in which the phone was put down before it was over; unknown in results of older versions. */
    leftFirst?: number;
    /** Numbers of the first runs in which they were broken; unknown in results of older versions. */
    broken?: { optOut: readonly number[]; disclosure: readonly number[] };
  };
  /**
   * By the id of each node whose answers lead to different places: what became of those who went along
   * with what was asked there, of those who did not, and of all others. By what they meant, however it
   * was understood; unknown in results of older versions.
   */
  answers?: Record<string, Record<Attitude, AnswerTraffic>>;
  /** What of the tree itself keeps runs from a success, the costliest first; unknown in older results. */
  causes?: readonly Cause[];
  /**
   * Successes that keep a value which is none, or another one than the caller meant, of all successes, and
   * the first of them; unknown in results of older versions.
   */
  wrongSuccesses?: { rate: Rate; examples: readonly number[] };
  /**
   * What callers had brought up last in runs that came to nothing (no success, no interest), most first;
   * unknown in results of older versions.
   */
  raised?: readonly RaisedTraffic[];
  samples: readonly Sample[];
  /**
   * Which runs succeeded, a bit each (`run-set.ts`): run n of the same job through another tree pairs with
   * it. Unknown in results of older versions, and where there are more than 100,000 runs.
   */
  succeeded?: string;
  /** What was heard and not understood, the most frequent first; unknown in results of older versions. */
  missedReplies?: readonly MissedReply[];
  /** What was said and not understood, and meant no condition there; unknown in results of older versions. */
  withoutWay?: readonly SaidWithoutWay[];
  /** How what callers meant was read, by node id; unknown in results of older versions. */
  understood?: Understood;
  /** Ids of nodes whose conditions nobody can say; unknown in results of older versions. */
  untested?: readonly string[];
  findings: readonly ResultFinding[];
}

/** `message`: as it was told before, in results from clients and of earlier versions. */
export type ResultFinding = Finding & { message?: string };

/** Runs in which somebody was reached, of which rates, nodes and paths speak. */
export function reachedIn({
  totalRuns,
  mailboxes,
}: {
  totalRuns: number;
  mailboxes?: { answered: number } | undefined;
}): number {
  return totalRuns - (mailboxes?.answered ?? 0);
}

/** Runs that had to begin with the disclosure: who puts the phone down before it is over was not to be told. */
export function disclosureDueIn({
  totalRuns,
  promises: { leftFirst = 0 },
}: Pick<SimulationResult, "totalRuns" | "promises">): number {
  return totalRuns - leftFirst;
}

export const PATH_JOINT = " → ";

export type RateName = "success" | "bounce" | "engagement" | "completion" | "failure" | "optOut";

/** `low` and `high`: where the true rate lies with 95 % confidence (Wilson). All in percent. */
export interface Rate {
  count: number;
  of: number;
  percent: number;
  low: number;
  high: number;
}

export interface FailurePoint {
  count: number;
  reasons: Partial<Record<FailureReason, number>>;
  /** The first runs that failed so; unknown in results of older versions. */
  examples?: Partial<Record<FailureReason, readonly number[]>>;
}

export interface PersonaResult {
  id: string;
  name: string;
  /** All of its runs, and as outcomes those that a machine answered, too; rates are of those reached. */
  runs: number;
  /** Of those reached, who put the phone down and had not said a word; unknown in older results. */
  wordless?: number;
  success: Rate;
  bounce: Rate;
  failure: Rate;
  /** By node id: how many of its runs failed there. */
  failurePoints: Record<string, number>;
  averagePathLength: number;
  outcomes: Partial<Record<Outcome, number>>;
}

export interface NodeTraffic {
  /** Runs that came here, and how often they did. */
  runs: number;
  visits: number;
  /** Runs that ended here, and those that failed here. */
  ends: number;
  failures: number;
  /** Replies not understood here, and turns without a word. */
  missed: number;
  /** Of the replies, those that were only misheard: no edit of the tree mends these. */
  misheard?: number;
  silences: number;
}

/** Runs that came to nothing after the same was brought up at a node, by persona. */
export interface RaisedTraffic {
  nodeId: string;
  concern: Concern;
  fate: RaisedFate;
  personaId: string;
  count: number;
  /** Numbers of the first of them. */
  examples: readonly number[];
}

export interface WayTraffic {
  from: string;
  to: string;
  /** `null` for a way that bears no name, or that was no way of the tree: an objection, a return. */
  condition: string | null;
  count: number;
}

export interface Coverage {
  covered: number;
  total: number;
  missing: readonly string[];
}

export interface DiscoveredIntent {
  count: number;
  /** By node id. */
  triggeredAt: Record<string, number>;
  advice: DiscoveryAdvice[];
  /** What was said, the most typical first. */
  examples: string[];
  /** What of the advice is an edit that the builder can make, in the same order. */
  suggestions: Suggestion[];
}

/** An edit to look through, to change and to make. */
export type Suggestion = ConditionSuggestion | EntrySuggestion;

/** A condition to add to a node that listens, or to teach. */
export interface ConditionSuggestion {
  nodeId: string;
  condition: string;
  examples: string[];
  /** Built-in intents that shall count as it. */
  counts: string[];
  /** The objection, by its id, that a new condition leads to; else its author decides. */
  answeredBy?: string;
}

/** Wordings for an entry of the tree's knowledge. */
export interface EntrySuggestion {
  /** Where it was asked most often. */
  nodeId: string;
  /** `null`: a new one, whose answer is still to be written. */
  entryId: string | null;
  /** The wording that names it. */
  question: string;
  examples: string[];
}

/** What was said at a node and not understood there, as it was said. */
export interface MissedReply {
  nodeId: string;
  text: string;
  count: number;
}

/** Conversations to read; why they were taken. */
export interface Sample {
  of:
    | { type: "path"; path: string }
    | { type: "failure"; nodeId: string; reason: FailureReason }
    | { type: "intent"; intent: string };
  conversation: Conversation;
}
