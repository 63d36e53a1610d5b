import type { Tree } from "@rufbaum/tree";
import type { TracedRun } from "./open-simulation.ts";
import { isSuccess } from "./success.ts";

/**
 * What many runs come to: counters, and the first few runs of each kind to be told later. It can be
 * sent from thread to thread, and how large it grows has a limit, however many runs there are.
 */
export interface Tally {
  all: Counts;
  personas: Counts[];
  completed: number;
  engaged: number;
  optOuts: { asked: number; honoured: number; ended: number };
  disclosedFirst: number;
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
  /** By node and reason, as JSON. */
  failures: Map<string, Seen>;
  /** By node, text and intent, as JSON. */
  missed: Map<string, Seen>;
}

export interface Counts {
  runs: number;
  steps: number;
  successes: number;
  bounces: number;
  failures: number;
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

/** The order of the numbers of a node. */
export const NODE_COUNTS = ["runs", "visits", "ends", "failures", "missed", "silences"] as const;

/** A tally knows no more different ones than this; more of those it knows are counted. */
export const MOST_PATHS = 50_000;
export const MOST_MISSED = 50_000;

export const LONGEST_PATH = 40;
export const LONGEST_CALL = 3_600;
const MOST_FIRST = 3;

/** Steps up to which a run has bounced, and between which it has engaged the caller. */
const BOUNCE = 3;
const ENGAGED = [5, 10] as const;

export function emptyTally(tree: Tree, personas: number): Tally {
  return {
    all: noCounts(),
    personas: Array.from({ length: personas }, noCounts),
    completed: 0,
    engaged: 0,
    optOuts: { asked: 0, honoured: 0, ended: 0 },
    disclosedFirst: 0,
    lengths: Array(LONGEST_PATH + 1).fill(0),
    milliseconds: 0,
    seconds: new Map(),
    nodes: Array(tree.nodes.length * NODE_COUNTS.length).fill(0),
    ways: new Map(),
    paths: new Map(),
    failures: new Map(),
    missed: new Map(),
  };
}

/** Counts runs of this tree into a tally. */
export function counterOf(tree: Tree): (tally: Tally, run: TracedRun) => void {
  const places = new Map(tree.nodes.map(({ id }, index) => [id, index]));
  const letters = tree.nodes.map((_, index) => String.fromCharCode(index));
  const wayKeys = new WeakMap<object, string>();
  /** The run in which a node was last counted as visited. */
  const countedIn = new Float64Array(tree.nodes.length).fill(-1);

  function add(tally: Tally, nodeId: string, what: number): void {
    const place = places.get(nodeId);
    if (place === undefined) return;
    const at = place * NODE_COUNTS.length + what;
    tally.nodes[at] = (tally.nodes[at] ?? 0) + 1;
  }

  return (tally, run) => {
    const { index, path, failure, outcome } = run;
    const steps = path.length;
    const succeeded = isSuccess(outcome);
    const counts = tally.personas[run.persona];
    countRun(tally.all, run, succeeded);
    if (counts) countRun(counts, run, succeeded);
    if (run.endReason === "completed") tally.completed += 1;
    if (steps >= ENGAGED[0] && steps <= ENGAGED[1]) tally.engaged += 1;
    if (run.optOut.asked) tally.optOuts.asked += 1;
    if (run.optOut.honoured) tally.optOuts.honoured += 1;
    if (outcome === "opt-out") tally.optOuts.ended += 1;
    if (run.isDisclosedFirst) tally.disclosedFirst += 1;
    bump(tally.lengths, Math.min(steps, LONGEST_PATH));
    tally.milliseconds += run.milliseconds;
    const seconds = Math.min(Math.round(run.milliseconds / 1_000), LONGEST_CALL);
    tally.seconds.set(seconds, (tally.seconds.get(seconds) ?? 0) + 1);

    let key = "";
    for (const nodeId of path) {
      const place = places.get(nodeId) ?? 0;
      key += letters[place];
      const at = place * NODE_COUNTS.length;
      tally.nodes[at + VISITS] = (tally.nodes[at + VISITS] ?? 0) + 1;
      if (countedIn[place] === index) continue;
      countedIn[place] = index;
      tally.nodes[at] = (tally.nodes[at] ?? 0) + 1;
    }
    countPath(tally.paths, key, index, succeeded);
    for (const way of run.ways) {
      let wayKey = wayKeys.get(way);
      if (wayKey === undefined) {
        wayKey = JSON.stringify([way.from, way.to, way.condition]);
        wayKeys.set(way, wayKey);
      }
      tally.ways.set(wayKey, (tally.ways.get(wayKey) ?? 0) + 1);
    }
    add(tally, path.at(-1) ?? "", ENDS);
    for (const nodeId of run.silences) add(tally, nodeId, SILENCES);
    for (const { nodeId, text, intent } of run.missed) {
      add(tally, nodeId, MISSED);
      see(tally.missed, JSON.stringify([nodeId, text, intent]), index, MOST_MISSED);
    }
    if (failure === null) return;
    add(tally, failure.nodeId, FAILURES);
    see(tally.failures, JSON.stringify([failure.nodeId, failure.reason]), index, MOST_PATHS);
  };
}

const VISITS = NODE_COUNTS.indexOf("visits");
const ENDS = NODE_COUNTS.indexOf("ends");
const FAILURES = NODE_COUNTS.indexOf("failures");
const MISSED = NODE_COUNTS.indexOf("missed");
const SILENCES = NODE_COUNTS.indexOf("silences");

/** Puts a later tally on top of an earlier one, which it changes. */
export function mergeTally(into: Tally, other: Tally): void {
  mergeCounts(into.all, other.all);
  other.personas.forEach((counts, index) => {
    const known = into.personas[index];
    if (known) mergeCounts(known, counts);
  });
  into.completed += other.completed;
  into.engaged += other.engaged;
  into.optOuts.asked += other.optOuts.asked;
  into.optOuts.honoured += other.optOuts.honoured;
  into.optOuts.ended += other.optOuts.ended;
  into.disclosedFirst += other.disclosedFirst;
  into.milliseconds += other.milliseconds;
  mergeNumbers(into.lengths, other.lengths);
  mergeNumbers(into.nodes, other.nodes);
  mergeMap(into.seconds, other.seconds);
  mergeMap(into.ways, other.ways);
  mergeSeen(into.failures, other.failures, MOST_PATHS);
  mergeSeen(into.missed, other.missed, MOST_MISSED);
  for (const [key, path] of other.paths) {
    const known = into.paths.get(key);
    if (known) {
      known.successes += path.successes;
      addSeen(known, path);
    } else if (into.paths.size < MOST_PATHS) into.paths.set(key, path);
  }
}

function noCounts(): Counts {
  return {
    runs: 0,
    steps: 0,
    successes: 0,
    bounces: 0,
    failures: 0,
    outcomes: new Map(),
    failurePoints: new Map(),
  };
}

function countRun(counts: Counts, { path, outcome, failure }: TracedRun, succeeded: boolean): void {
  counts.runs += 1;
  counts.steps += path.length;
  if (succeeded) counts.successes += 1;
  if (path.length <= BOUNCE) counts.bounces += 1;
  counts.outcomes.set(outcome, (counts.outcomes.get(outcome) ?? 0) + 1);
  if (failure === null) return;
  counts.failures += 1;
  const { nodeId } = failure;
  counts.failurePoints.set(nodeId, (counts.failurePoints.get(nodeId) ?? 0) + 1);
}

function mergeCounts(into: Counts, other: Counts): void {
  into.runs += other.runs;
  into.steps += other.steps;
  into.successes += other.successes;
  into.bounces += other.bounces;
  into.failures += other.failures;
  mergeMap(into.outcomes, other.outcomes);
  mergeMap(into.failurePoints, other.failurePoints);
}

function countPath(
  paths: Map<string, PathCount>,
  key: string,
  index: number,
  succeeded: boolean,
): void {
  let known = paths.get(key);
  if (!known) {
    if (paths.size >= MOST_PATHS) return;
    known = { count: 0, successes: 0, first: [] };
    paths.set(key, known);
  }
  known.count += 1;
  if (succeeded) known.successes += 1;
  if (known.first.length < MOST_FIRST) known.first.push(index);
}

function see(seen: Map<string, Seen>, key: string, index: number, most: number): void {
  const known = seen.get(key);
  if (!known) {
    if (seen.size < most) seen.set(key, { count: 1, first: [index] });
    return;
  }
  known.count += 1;
  if (known.first.length < MOST_FIRST && known.first.at(-1) !== index) known.first.push(index);
}

function mergeSeen(into: Map<string, Seen>, other: Map<string, Seen>, most: number): void {
  for (const [key, seen] of other) {
    const known = into.get(key);
    if (known) addSeen(known, seen);
    else if (into.size < most) into.set(key, seen);
  }
}

function addSeen(into: Seen, other: Seen): void {
  into.count += other.count;
  if (into.first.length >= MOST_FIRST) return;
  into.first.push(...other.first.slice(0, MOST_FIRST - into.first.length));
}

function mergeMap<Key>(into: Map<Key, number>, other: Map<Key, number>): void {
  for (const [key, count] of other) into.set(key, (into.get(key) ?? 0) + count);
}

function mergeNumbers(into: number[], other: readonly number[]): void {
  for (let index = 0; index < other.length; index += 1) {
    into[index] = (into[index] ?? 0) + (other[index] ?? 0);
  }
}

function bump(counts: number[], at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}
