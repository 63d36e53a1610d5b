import type { EndReason } from "@rufbaum/conversation";
import type { Outcome } from "@rufbaum/tree";
import type { Conversation } from "../engine/run.ts";
import type { Path } from "./path-text.ts";
import type { WrittenDeed } from "./written-deed.ts";

/** What a suite came to. */
export interface SuiteReport {
  name: string;
  tree: { id: string; name: string };
  cases: readonly CaseReport[];
  simulations: readonly SimulationReport[];
  /** What all cases that were run reached of the tree. */
  coverage: SuiteCoverage;
  /** Limits of the coverage that are missed; `null` where there are none, or not all cases were run. */
  coverageDeviations: readonly Deviation[] | null;
  passed: number;
  failed: number;
  skipped: number;
}

export type Status = "passed" | "failed" | "skipped";

export interface CaseReport {
  name: string;
  /** Where it stands in the suite. */
  at: Path;
  status: Status;
  /** Why it was left out, if it was. */
  skipped: string | null;
  /** In the order of the dialogue; empty where it passed. */
  deviations: readonly Deviation[];
  transcript: readonly TranscriptLine[];
  /** Node ids. */
  path: readonly string[];
  outcome: Outcome | null;
  endReason: EndReason | null;
}

export interface SimulationReport {
  name: string;
  at: Path;
  status: Status;
  skipped: string | null;
  deviations: readonly Deviation[];
  /** What was measured of what limits were set for, such as `success: 41.3 %`. */
  measured: readonly string[];
}

/** Something that did not come as expected. */
export interface Deviation {
  /** Where the expectation stands in the suite. */
  at: Path;
  /** Which line of the case it belongs to; `null`: to its end, or to no line. */
  line: number | null;
  what: string;
  expected: string;
  actual: string;
  /** What the suite could say instead; absent where that is for its author to decide. */
  instead?: Instead;
  /** Of a simulation: one of the runs in which it was so. */
  example?: Conversation;
}

/** A value of the suite; a list is a path, or what actions did. */
export type Instead = string | number | boolean | null | readonly string[] | readonly WrittenDeed[];

/** What was said and done, and what each line of the case deviated by. */
export interface TranscriptLine {
  /** The line of the case that it comes of; `null`: the opening. */
  line: number | null;
  speaker: "agent" | "caller" | "note";
  /** The node's title, for what an agent says. */
  node: string | null;
  text: string;
}

export interface SuiteCoverage {
  nodes: CoveredPart;
  connections: CoveredPart;
}

export interface CoveredPart {
  covered: number;
  total: number;
  missing: readonly { id: string; label: string }[];
}
