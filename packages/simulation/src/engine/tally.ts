import type { Tree } from "@rufbaum/tree";

/**
 * What many runs come to: counters, and the first few runs of each kind to be told later. It can be
 * sent from thread to thread, and how large it grows has a limit, however many runs there are.
 */
export interface Tally {
  /** Of all who were reached, as every other figure but `mailboxes`, outcomes and the disclosure. */
  all: Counts;
  personas: Counts[];
  /** The numbers of runs that succeeded, below `MOST_PAIRED`. */
  succeeded: number[];
  /** Runs that a machine answered, how often it was known for one, and how the others ended. */
  mailboxes: { answered: number; recognised: number; outcomes: Map<string, number> };
  completed: number;
  engaged: number;
  optOuts: { asked: number; honoured: number; ended: number };
  disclosedFirst: number;
  /** Runs in which the phone was put down before it could be heard. */
  leftFirst: number;
  /** Runs in which a promise was broken, the first ones first. */
  broken: { optOut: number[]; disclosure: number[] };
  /** By steps; the last one counts all longer ones. */
  lengths: number[];
  milliseconds: number;
  /** How many runs took so many whole seconds; the last one counts all longer ones. */
  seconds: Map<number, number>;
  /** By the tree's order of nodes, `NODE_COUNTS` numbers each. */
  nodes: number[];
  /** By from, to and condition, as JSON. */
  ways: Map<string, number>;
  /** By the places of the nodes in the tree, a character each. */
  paths: Map<string, PathCount>;
  /** The steps of all these paths together. */
  pathSteps: number;
  /** By node and reason, as JSON. */
  failures: Map<string, Seen>;
  /** By node, what was said, its intent, and whether it was only misheard, as JSON. */
  missed: Map<string, MissedCount>;
  /** How often a condition was meant, by node, condition and whether it was read as it, as JSON. */
  meant: Map<string, number>;
  /** What was read as another, by node, condition, the other one, and both its wordings, as JSON. */
  misread: Map<string, Seen>;
  /** By node, attitude, condition, target and outcome, as JSON. */
  answers: Map<string, Seen>;
  /** What was brought up in runs without a result, by node, concern, fate and persona, as JSON. */
  raised: Map<string, Seen>;
  /** Successes that lack a value, by its variable. */
  open: Map<string, Seen>;
  /** Successes that keep a wrong value, and the first of them. */
  wrongSuccesses: Seen;
  /** The values, by node, variable, fault, what was said and what is kept, as JSON. */
  wrong: Map<string, Seen>;
  /** Opt-outs that nobody asked for, by node and both wordings, as JSON. */
  unasked: Map<string, Seen>;
}

export interface Counts {
  runs: number;
  steps: number;
  successes: number;
  bounces: number;
  failures: number;
  /** Who put the phone down and had not said a word, but for a greeting. */
  wordless: number;
  outcomes: Map<string, number>;
  failurePoints: Map<string, number>;
}

export interface Seen {
  count: number;
  /** Runs, the first ones first. */
  first: number[];
}

export interface PathCount extends Seen {
  successes: number;
}

/** What was said and not understood, and what became of the runs in which it was. */
export interface MissedCount extends Seen {
  /** How often it was the last that was said there, in a run that was no success; none if missing. */
  lost?: number;
  /** How often the objection for it had been answered before; none if missing. */
  answered?: number;
}

/** The order of the numbers of a node. */
export const NODE_COUNTS = [
  "runs",
  "visits",
  "ends",
  "failures",
  "missed",
  "silences",
  "misheard",
] as const;

/** A tally knows no more different ones than this; more of those it knows are counted. */
export const MOST_PATHS = 50_000;
export const MOST_PATH_STEPS = 4_000_000;
export const MOST_MISSED = 50_000;
export const MOST_MISREAD = 20_000;

/** Runs of which it is known whether they succeeded. */
export const MOST_PAIRED = 100_000;

export const LONGEST_PATH = 40;
/** Seconds: trees may allow four hours, and the last turn may go beyond. */
export const LONGEST_CALL = 16_000;
/** Runs that are remembered of each kind. */
export const MOST_FIRST = 3;

export function emptyTally(tree: Tree, personas: number): Tally {
  return {
    all: noCounts(),
    personas: Array.from({ length: personas }, noCounts),
    succeeded: [],
    mailboxes: { answered: 0, recognised: 0, outcomes: new Map() },
    completed: 0,
    engaged: 0,
    optOuts: { asked: 0, honoured: 0, ended: 0 },
    disclosedFirst: 0,
    leftFirst: 0,
    broken: { optOut: [], disclosure: [] },
    lengths: Array(LONGEST_PATH + 1).fill(0),
    milliseconds: 0,
    seconds: new Map(),
    nodes: Array(tree.nodes.length * NODE_COUNTS.length).fill(0),
    ways: new Map(),
    paths: new Map(),
    pathSteps: 0,
    failures: new Map(),
    missed: new Map(),
    meant: new Map(),
    misread: new Map(),
    answers: new Map(),
    raised: new Map(),
    open: new Map(),
    wrongSuccesses: { count: 0, first: [] },
    wrong: new Map(),
    unasked: new Map(),
  };
}

function noCounts(): Counts {
  return {
    runs: 0,
    steps: 0,
    successes: 0,
    bounces: 0,
    failures: 0,
    wordless: 0,
    outcomes: new Map(),
    failurePoints: new Map(),
  };
}

/** Runs that were led, whoever answered. */
export function runsIn({ all, mailboxes }: Tally): number {
  return all.runs + mailboxes.answered;
}

/** Whether a path that is not known yet can still be told apart. */
export function hasRoomForPath({ paths, pathSteps }: Tally): boolean {
  return paths.size < MOST_PATHS && pathSteps < MOST_PATH_STEPS;
}

export function putPath(tally: Tally, key: string, path: PathCount): void {
  tally.paths.set(key, path);
  tally.pathSteps += key.length;
}
