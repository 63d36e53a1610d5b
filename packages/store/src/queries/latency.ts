import { and, asc, eq, gte, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { calls, messages } from "../schema/calls.ts";

/** Where the histogram's bars end, in milliseconds and exclusive; a last bar holds what took longer. */
export const LATENCY_BARS = {
  server: [1, 2, 5, 10, 25, 50, 100, 250, 1_000],
  firstAudio: [250, 500, 750, 1_000, 1_250, 1_500, 2_000, 3_000, 5_000],
} as const;

/** How long answers took, in milliseconds. */
export interface LatencyDistribution {
  /** How many were measured. */
  answers: number;
  p50: number;
  p90: number;
  p99: number;
  /** A count for each of `LATENCY_BARS`, and one for the rest. */
  histogram: number[];
}

export interface TreeLatency {
  treeId: string;
  /** As the latest of the calls knew it. */
  treeName: string;
  /** From what the caller said to the first text of the answer; the server's part of the wait. */
  server: LatencyDistribution;
  /** To the first sound, `null` where the carrier told of none. */
  firstAudio: LatencyDistribution | null;
}

/** Answers read at once: about 5 ms embedded, in which no turn is written. */
const ANSWERS_AT_ONCE = 500;

/**
 * How long callers waited for answers, by the tree that led the call. Counts what was said from
 * `since` on and before `until`, milliseconds since 1970. What an operator said is no answer.
 */
export async function readLatency(
  db: Database,
  { since, until }: { since: number; until: number },
): Promise<TreeLatency[]> {
  const trees = new Map<string, Waits>();
  let last: TimedAnswer | undefined;
  for (;;) {
    const answers = await readAnswers(db, { since, until, after: last });
    for (const answer of answers) add(trees, answer);
    last = answers.at(-1);
    if (!last || answers.length < ANSWERS_AT_ONCE) break;
  }
  return [...trees]
    .map(([treeId, { treeName, server, firstAudio }]) => ({
      treeId,
      treeName,
      server: distribution(server, LATENCY_BARS.server),
      firstAudio: firstAudio.length > 0 ? distribution(firstAudio, LATENCY_BARS.firstAudio) : null,
    }))
    .sort((a, b) => compare(a.treeName, b.treeName) || compare(a.treeId, b.treeId));
}

/** What a tree's calls waited, and the tree's name as its latest call knew it. */
interface Waits {
  treeName: string;
  latest: readonly [createdAt: number, callId: string];
  server: number[];
  firstAudio: number[];
}

type TimedAnswer = [
  sequence: number,
  at: string,
  waitMilliseconds: number,
  firstAudioMilliseconds: number | null,
  callId: string,
  callCreatedAt: number,
  treeId: string,
  treeName: string,
];

/** Written as one JSON text, which is read several times faster than as many rows. */
async function readAnswers(
  db: Database,
  { since, until, after }: { since: number; until: number; after: TimedAnswer | undefined },
): Promise<TimedAnswer[]> {
  const from = after
    ? sql`(${messages.at}, ${messages.sequence}) > (${after[1]}::timestamptz, ${after[0]}::bigint)`
    : undefined;
  const some = db
    .select({
      at: messages.at,
      sequence: messages.sequence,
      callId: messages.callId,
      wait: messages.waitMilliseconds,
      firstAudio: messages.firstAudioMilliseconds,
    })
    .from(messages)
    .where(
      and(
        // The keyset's row alone would not bound the index.
        after ? sql`${messages.at} >= ${after[1]}::timestamptz` : gte(messages.at, since),
        lt(messages.at, until),
        isNotNull(messages.waitMilliseconds),
        isNull(messages.origin),
        from,
      ),
    )
    .orderBy(asc(messages.at), asc(messages.sequence))
    .limit(ANSWERS_AT_ONCE)
    .as("some");
  const answer = sql`json_build_array(
    ${some.sequence}, ${some.at}, ${some.wait}, ${some.firstAudio}, ${calls.id},
    extract(epoch from ${calls.createdAt}), ${calls.treeId}, ${calls.treeName}
  ) order by ${some.at}, ${some.sequence}`;
  const [row] = await db
    .select({ answers: sql<string | null>`json_agg(${answer})::text` })
    .from(some)
    .innerJoin(calls, eq(calls.id, some.callId));
  return row?.answers ? JSON.parse(row.answers) : [];
}

function add(trees: Map<string, Waits>, answer: TimedAnswer): void {
  const [, , wait, firstAudio, callId, createdAt, treeId, treeName] = answer;
  const waits = trees.get(treeId) ?? { treeName, latest: [0, ""], server: [], firstAudio: [] };
  trees.set(treeId, waits);
  waits.server.push(wait);
  if (firstAudio !== null) waits.firstAudio.push(firstAudio);
  const [latestAt, latestId] = waits.latest;
  if (createdAt < latestAt || (createdAt === latestAt && callId < latestId)) return;
  waits.treeName = treeName;
  waits.latest = [createdAt, callId];
}

function distribution(waits: number[], bars: readonly number[]): LatencyDistribution {
  const sorted = Float64Array.from(waits).sort();
  const histogram = Array.from({ length: bars.length + 1 }, () => 0);
  let bar = 0;
  for (const wait of sorted) {
    while (bar < bars.length && wait >= (bars[bar] ?? 0)) bar += 1;
    histogram[bar] = (histogram[bar] ?? 0) + 1;
  }
  return {
    answers: sorted.length,
    p50: percentile(sorted, 0.5),
    p90: percentile(sorted, 0.9),
    p99: percentile(sorted, 0.99),
    histogram,
  };
}

/** Between two values as PostgreSQL's `percentile_cont` has it. */
function percentile(sorted: Float64Array, fraction: number): number {
  const place = (sorted.length - 1) * fraction;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? 0;
  return below + (above - below) * (place % 1);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
