import type { Tree } from "@rufbaum/tree";
import { isSuccess, outcomeSpec } from "@rufbaum/tree/graph";
import { type Concern, concernOn, type RaisedFate } from "./concern.ts";
import type { TracedRun } from "./open-simulation.ts";
import type { Missed } from "./run.ts";
import {
  type Counts,
  hasRoomForPath,
  LONGEST_CALL,
  LONGEST_PATH,
  MOST_FIRST,
  MOST_MISREAD,
  MOST_MISSED,
  MOST_PAIRED,
  NODE_COUNTS,
  putPath,
  type Seen,
  type Tally,
} from "./tally.ts";
import { countMeant } from "./understood.ts";

/** Steps up to which a run has bounced, and between which it has engaged the caller. */
const BOUNCE = 3;
const ENGAGED = [5, 10] as const;

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
    if (run.isDisclosedFirst) tally.disclosedFirst += 1;
    else if (run.isDisclosedFirst === null) tally.leftFirst += 1;
    else keepFirst(tally.broken.disclosure, index);
    bumpOutcome(tally.all, outcome);
    if (counts) bumpOutcome(counts, outcome);
    if (run.isMailbox) {
      tally.mailboxes.answered += 1;
      if (run.endReason === "voicemail") tally.mailboxes.recognised += 1;
      else bumpOutcome(tally.mailboxes, outcome);
      return;
    }
    countRun(tally.all, run, succeeded);
    if (counts) countRun(counts, run, succeeded);
    if (succeeded && index < MOST_PAIRED) tally.succeeded.push(index);
    if (run.endReason === "completed") tally.completed += 1;
    if (steps >= ENGAGED[0] && steps <= ENGAGED[1]) tally.engaged += 1;
    if (run.optOut.asked) tally.optOuts.asked += 1;
    if (run.optOut.honoured) tally.optOuts.honoured += 1;
    if (outcome === "opt-out") tally.optOuts.ended += 1;
    if (run.optOut.asked && !run.optOut.honoured) keepFirst(tally.broken.optOut, index);
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
    countPath(tally, key, index, succeeded);
    for (const way of run.ways) {
      let wayKey = wayKeys.get(way);
      if (wayKey === undefined) {
        wayKey = JSON.stringify([way.from, way.to, way.condition]);
        wayKeys.set(way, wayKey);
      }
      tally.ways.set(wayKey, (tally.ways.get(wayKey) ?? 0) + 1);
    }
    for (const { nodeId, attitude, way } of run.answers) {
      const { condition = null, to = null } = way ?? {};
      see(tally.answers, JSON.stringify([nodeId, attitude, condition, to, outcome]), index);
    }
    add(tally, path.at(-1) ?? "", ENDS);
    for (const nodeId of run.silences) add(tally, nodeId, SILENCES);
    for (const missed of run.missed) {
      add(tally, missed.nodeId, MISSED);
      if (missed.isMisheard) add(tally, missed.nodeId, MISHEARD);
      const isLost = isLastThere(run, missed) || isRaisedLast(run, missed);
      countMissed(tally, missed, index, !succeeded && isLost);
    }
    countMeant(tally, index, run.meant);
    countRaised(tally, run);
    for (const name of run.open) see(tally.open, name, index);
    countWrong(tally, run);
    if (failure === null) return;
    add(tally, failure.nodeId, FAILURES);
    see(tally.failures, JSON.stringify([failure.nodeId, failure.reason]), index);
  };
}

const VISITS = NODE_COUNTS.indexOf("visits");
const ENDS = NODE_COUNTS.indexOf("ends");
const FAILURES = NODE_COUNTS.indexOf("failures");
const MISSED = NODE_COUNTS.indexOf("missed");
const MISHEARD = NODE_COUNTS.indexOf("misheard");
const SILENCES = NODE_COUNTS.indexOf("silences");

function bumpOutcome({ outcomes }: Pick<Counts, "outcomes">, outcome: string): void {
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
}

function countRun(counts: Counts, run: TracedRun, succeeded: boolean): void {
  const { path, failure } = run;
  counts.runs += 1;
  if (run.endReason === "hung-up" && run.callerTurns === 0) counts.wordless += 1;
  counts.steps += path.length;
  if (succeeded) counts.successes += 1;
  if (path.length <= BOUNCE) counts.bounces += 1;
  if (failure === null) return;
  counts.failures += 1;
  const { nodeId } = failure;
  counts.failurePoints.set(nodeId, (counts.failurePoints.get(nodeId) ?? 0) + 1);
}

/** What was kept and is not what was meant, and opt-outs that nobody asked for. */
function countWrong(tally: Tally, { index, wrong, unasked }: TracedRun): void {
  if (wrong.length > 0) {
    tally.wrongSuccesses.count += 1;
    keepFirst(tally.wrongSuccesses.first, index);
  }
  for (const { nodeId, variable, fault, said, kept } of wrong) {
    const key = JSON.stringify([nodeId, variable, fault, said, kept]);
    see(tally.wrong, key, index, MOST_MISREAD);
  }
  if (unasked === null) return;
  const { nodeId, said, text } = unasked;
  see(tally.unasked, JSON.stringify([nodeId, said, text]), index, MOST_MISREAD);
}

/** What was said last where the tree gave up on him, or where he put the phone down. */
function isLastThere({ path, missed: all }: TracedRun, missed: Missed): boolean {
  return missed.isLast === true || (missed === all.at(-1) && missed.nodeId === path.at(-1));
}

/** What the run came to nothing for, though something else was said after it: "Ich bin nicht zuständig." */
function isRaisedLast(run: TracedRun, { nodeId, topic, chosen }: Missed): boolean {
  const { raised } = run;
  if (raised === null || raised.hasWay || chosen !== null || topic === null) return false;
  if (!IN_THE_WAY.has(raised.concern)) return false;
  return isForNothing(run) && raised.nodeId === nodeId && concernOn(topic) === raised.concern;
}

/** What leaves nobody to talk to; doubts and prices are weighed against much else that is said after them. */
const IN_THE_WAY: ReadonlySet<Concern> = new Set<Concern>([
  ...(["not-the-one", "front-desk", "boss-away", "no-time"] as const),
]);

function countMissed({ missed }: Tally, one: Missed, index: number, isLost: boolean): void {
  const { nodeId, said, intent, isMisheard, attitude, topic, chosen } = one;
  const key = JSON.stringify([nodeId, said, intent, isMisheard, attitude, topic, chosen]);
  see(missed, key, index, MOST_MISSED);
  const seen = missed.get(key);
  if (seen && isLost) seen.lost = (seen.lost ?? 0) + 1;
  if (seen && one.isAnswered) seen.answered = (seen.answered ?? 0) + 1;
}

/** Of runs that came to nothing: no success, nor what may become one, and no wrong number either. */
function countRaised(tally: Tally, run: TracedRun): void {
  const { raised, index, persona } = run;
  if (raised === null || !isForNothing(run)) return;
  const { nodeId, concern, hasWay, isUnderstood } = raised;
  const isLedOff = isUnderstood && run.endReason === "completed";
  const fate: RaisedFate = !hasWay ? "no-way" : isLedOff ? "led-off" : "left";
  see(tally.raised, JSON.stringify([nodeId, concern, fate, persona]), index);
}

function isForNothing({ outcome }: TracedRun): boolean {
  return !RESULTS.has(outcomeSpec(outcome)?.group);
}

const RESULTS: ReadonlySet<string | undefined> = new Set(["success", "interest", "unreached"]);

function countPath(tally: Tally, key: string, index: number, succeeded: boolean): void {
  let known = tally.paths.get(key);
  if (!known) {
    if (!hasRoomForPath(tally)) return;
    known = { count: 0, successes: 0, first: [] };
    putPath(tally, key, known);
  }
  known.count += 1;
  if (succeeded) known.successes += 1;
  keepFirst(known.first, index);
}

function see(seen: Map<string, Seen>, key: string, index: number, most = Infinity): void {
  const known = seen.get(key);
  if (!known) {
    if (seen.size < most) seen.set(key, { count: 1, first: [index] });
    return;
  }
  known.count += 1;
  if (known.first.at(-1) !== index) keepFirst(known.first, index);
}

function keepFirst(first: number[], index: number): void {
  if (first.length < MOST_FIRST) first.push(index);
}

function bump(counts: number[], at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}
