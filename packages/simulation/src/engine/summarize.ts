import type { Outcome, Tree } from "@rufbaum/tree";
import { lintTree } from "@rufbaum/tree/lint";
import type { SentenceReader } from "@rufbaum/understanding/sentences";
import type { Attitude } from "../caller/attitude.ts";
import { findCauses } from "../causes/find-causes.ts";
import type { Topic } from "../corpus/topic.ts";
import { discover } from "../discovery/discover.ts";
import type { MissedGroup } from "../discovery/missed-group.ts";
import type { Concern, RaisedFate } from "./concern.ts";
import { coverageOf } from "./coverage.ts";
import { byCount, countsInOrder } from "./in-order.ts";
import type { SimulationJob } from "./job.ts";
import { percentOf, rateOf, round } from "./rates.ts";
import {
  type FailurePoint,
  type MissedReply,
  type NodeTraffic,
  PATH_JOINT,
  type PersonaResult,
  type RaisedTraffic,
  type SimulationResult,
  type WayTraffic,
} from "./result.ts";
import type { FailureReason } from "./run.ts";
import { packRuns } from "./run-set.ts";
import { answersIn } from "./sum-up-answers.ts";
import {
  type Counts,
  LONGEST_CALL,
  MOST_PAIRED,
  NODE_COUNTS,
  type PathCount,
  runsIn,
  type Seen,
  type Tally,
} from "./tally.ts";
import { treeVersion } from "./tree-version.ts";
import { understoodIn } from "./understood.ts";
import { untestedNodes } from "./untested.ts";
import { saidWithoutWay } from "./without-way.ts";

/** Paths that are told with their figures. */
const MOST_TOLD_PATHS = 100;

/** Different texts that are looked through for intents: the most frequent ones. */
const MOST_DISCUSSED = 4_000;

/** Replies that were not understood and are told with the result. */
const MOST_TOLD_REPLIES = 1_000;

/**
 * What a tally comes to, without samples and without the time it took.
 * @param sentences tells what was not understood; without, nobody looks for intents in it
 */
export function summarize(
  job: SimulationJob,
  tally: Tally,
  sentences: SentenceReader | null,
): Omit<SimulationResult, "executionTime" | "samples"> {
  const { tree, personas } = job;
  const { all } = tally;
  const { runs } = all;
  const nodes = nodeTraffic(tree, tally);
  const ways = wayTraffic(tally);
  const answers = answersIn(tree, tally);
  const success = rateOf(all.successes, runs);
  const bounce = rateOf(all.bounces, runs);
  const engagement = rateOf(tally.engaged, runs);
  return {
    totalRuns: runsIn(tally),
    mailboxes: { ...tally.mailboxes, outcomes: outcomesOf(tally.mailboxes) },
    successRate: success.percent,
    averagePathLength: runs === 0 ? 0 : round(all.steps / runs),
    performanceMetrics: {
      bounceRate: bounce.percent,
      engagementRate: engagement.percent,
      conversionRate: success.percent,
    },
    pathAnalysis: Object.fromEntries(
      toldPaths(tree, tally).map(({ path, count, successes }) => [
        path,
        { count, successRate: percentOf(successes, count) },
      ]),
    ),
    failurePoints: failurePoints(tally),
    discoveredIntents: sentences
      ? discover(tree, missedGroups(tally), sentences, {
          lostAt: (nodeId) => lostAt(nodes[nodeId]),
          answeredAt: (nodeId) => nodes[nodeId] ?? { runs: 0, visits: 0 },
        })
      : {},
    treeId: tree.id,
    treeName: tree.name,
    treeVersion: treeVersion(tree),
    seed: job.seed,
    noise: job.noise,
    rates: {
      success,
      bounce,
      engagement,
      completion: rateOf(tally.completed, runs),
      failure: rateOf(all.failures, runs),
      optOut: rateOf(tally.optOuts.ended, runs),
    },
    personas: personas.map(({ id, name }, index) => personaResult(id, name, tally.personas[index])),
    outcomes: outcomesOf(all),
    pathLengths: tally.lengths,
    duration: durations(tally),
    nodes,
    ways,
    coverage: coverageOf(tree, (id) => (nodes[id]?.visits ?? 0) > 0, ways),
    distinctPaths: tally.paths.size,
    promises: {
      optOut: { asked: tally.optOuts.asked, honoured: tally.optOuts.honoured },
      disclosedFirst: tally.disclosedFirst,
      leftFirst: tally.leftFirst,
      broken: tally.broken,
    },
    ...(runsIn(tally) <= MOST_PAIRED && {
      succeeded: packRuns(tally.succeeded, runsIn(tally)),
    }),
    answers,
    raised: raisedIn(job, tally),
    causes: findCauses(tree, { ...tally, runs, nodes, answers, successes: all.successes }),
    wrongSuccesses: {
      rate: rateOf(tally.wrongSuccesses.count, all.successes),
      examples: tally.wrongSuccesses.first,
    },
    missedReplies: missedReplies(tally),
    withoutWay: saidWithoutWay(missedGroups(tally)),
    understood: understoodIn(tree, tally, answers),
    untested: [...untestedNodes(tree)],
    findings: lintTree(tree),
  };
}

/** The most walked paths, the first ones first. Ids may hold the joint: what reads alike is one path. */
export function toldPaths(tree: Tree, { paths }: Tally): (PathCount & { path: string })[] {
  const told = new Map<string, PathCount & { path: string }>();
  for (const [key, { count, successes, first }] of byCount(paths).slice(0, MOST_TOLD_PATHS)) {
    const path = pathOf(tree, key).join(PATH_JOINT);
    const before = told.get(path);
    if (before) {
      before.count += count;
      before.successes += successes;
    } else told.set(path, { path, count, successes, first });
  }
  return byCount(told).map(([, path]) => path);
}

function raisedIn({ personas }: SimulationJob, { raised }: Tally): RaisedTraffic[] {
  return byCount(raised).map(([key, { count, first }]) => {
    const [nodeId, concern, fate, persona] = JSON.parse(key) as RaisedKey;
    return {
      nodeId,
      concern,
      fate,
      personaId: personas[persona]?.id ?? "",
      count,
      examples: first,
    };
  });
}

type RaisedKey = [nodeId: string, concern: Concern, fate: RaisedFate, persona: number];

function pathOf(tree: Tree, key: string): string[] {
  return Array.from(key, (_, index) => tree.nodes[key.charCodeAt(index)]?.id ?? "");
}

/** Where and why runs failed, the most frequent first. */
export function toldFailures({
  failures,
}: Tally): { nodeId: string; reason: FailureReason; seen: Seen }[] {
  return byCount(failures).map(([key, seen]) => {
    const [nodeId, reason] = JSON.parse(key) as [string, FailureReason];
    return { nodeId, reason, seen };
  });
}

function failurePoints(tally: Tally): SimulationResult["failurePoints"] {
  const points = new Map<string, FailurePoint & { examples: FailurePoint["examples"] & {} }>();
  for (const { nodeId, reason, seen } of toldFailures(tally)) {
    const point = points.get(nodeId) ?? { count: 0, reasons: {}, examples: {} };
    point.examples[reason] = seen.first;
    point.count += seen.count;
    point.reasons[reason] = seen.count;
    points.set(nodeId, point);
  }
  return Object.fromEntries(byCount(points));
}

/** What was not understood, the most frequent first, with the first runs in which it was said. */
export function missedGroups({ missed }: Tally): (MissedGroup & { first: number[] })[] {
  return byCount(missed)
    .slice(0, MOST_DISCUSSED)
    .map(([key, { count, first, lost = 0, answered = 0 }]) => {
      const [nodeId, text, intent, isMisheard, ...meant] = JSON.parse(key) as MissedKey;
      const [attitude, topic, chosen] = meant;
      return {
        nodeId,
        text,
        intent,
        isMisheard,
        attitude,
        topic,
        chosen,
        count,
        first,
        lost,
        answered,
      };
    });
}

type MissedKey = [
  nodeId: string,
  said: string,
  intent: string | null,
  isMisheard: boolean,
  attitude: Attitude | null,
  topic: Topic | null,
  chosen: string | null,
];

/** Taken for whatever it was: a reply is told once; what was only misheard is none to learn from. */
function missedReplies(tally: Tally): MissedReply[] {
  const told = new Map<string, MissedReply>();
  for (const { nodeId, text, isMisheard, count } of missedGroups(tally)) {
    if (isMisheard) continue;
    const key = JSON.stringify([nodeId, text]);
    const before = told.get(key);
    if (before) before.count += count;
    else told.set(key, { nodeId, text, count });
  }
  return byCount(told)
    .slice(0, MOST_TOLD_REPLIES)
    .map(([, reply]) => reply);
}

/** Of those who came to a node, how many were lost there. */
function lostAt(traffic: NodeTraffic | undefined): number {
  return traffic && traffic.runs > 0 ? traffic.failures / traffic.runs : 0;
}

function nodeTraffic({ nodes }: Tree, tally: Tally): Record<string, NodeTraffic> {
  return Object.fromEntries(
    nodes.map(({ id }, place) => {
      const at = place * NODE_COUNTS.length;
      const count = (what: (typeof NODE_COUNTS)[number]) =>
        tally.nodes[at + NODE_COUNTS.indexOf(what)] ?? 0;
      const traffic: NodeTraffic = {
        runs: count("runs"),
        visits: count("visits"),
        ends: count("ends"),
        failures: count("failures"),
        missed: count("missed"),
        silences: count("silences"),
        misheard: count("misheard"),
      };
      return [id, traffic];
    }),
  );
}

function wayTraffic({ ways }: Tally): WayTraffic[] {
  return byCount([...ways].map(([key, count]) => [key, { count }] as const)).map(
    ([key, { count }]) => {
      const [from, to, condition] = JSON.parse(key) as [string, string, string | null];
      return { from, to, condition, count };
    },
  );
}

function personaResult(id: string, name: string, counts: Counts | undefined): PersonaResult {
  const { runs: reached = 0, steps = 0, successes = 0, bounces = 0, failures = 0 } = counts ?? {};
  return {
    id,
    name,
    wordless: counts?.wordless ?? 0,
    runs: [...(counts?.outcomes.values() ?? [])].reduce((sum, count) => sum + count, 0),
    success: rateOf(successes, reached),
    bounce: rateOf(bounces, reached),
    failure: rateOf(failures, reached),
    failurePoints: countsInOrder(counts?.failurePoints ?? []),
    averagePathLength: reached === 0 ? 0 : round(steps / reached),
    outcomes: counts ? outcomesOf(counts) : {},
  };
}

function outcomesOf({ outcomes }: Pick<Counts, "outcomes">): Partial<Record<Outcome, number>> {
  return countsInOrder(outcomes) as Partial<Record<Outcome, number>>;
}

function durations({ all: { runs }, milliseconds, seconds }: Tally): SimulationResult["duration"] {
  return {
    average: runs === 0 ? 0 : Math.round(milliseconds / runs / 100) / 10,
    median: secondsOf(seconds, runs, 0.5),
    p90: secondsOf(seconds, runs, 0.9),
  };
}

/** The least number of seconds within which this part of the runs was over. */
function secondsOf(seconds: ReadonlyMap<number, number>, runs: number, part: number): number {
  let over = 0;
  for (let second = 0; second <= LONGEST_CALL; second += 1) {
    over += seconds.get(second) ?? 0;
    if (over > 0 && over >= runs * part) return second;
  }
  return 0;
}
