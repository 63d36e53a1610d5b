import { and, eq, gte, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
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

/**
 * How long callers waited for answers, by the tree that led the call. Counts what was said from
 * `since` on and before `until`, milliseconds since 1970. What an operator said is no answer.
 *
 * Embedded, 14,400 answers take 35 ms, in which no turn is written: ask for a day, not for a year.
 */
export async function readLatency(
  db: Database,
  { since, until }: { since: number; until: number },
): Promise<TreeLatency[]> {
  const rows = await db
    .select({
      treeId: calls.treeId,
      treeName: latestName.as("tree_name"),
      server: distribution(messages.waitMilliseconds, LATENCY_BARS.server),
      firstAudio: distribution(messages.firstAudioMilliseconds, LATENCY_BARS.firstAudio),
    })
    .from(messages)
    .innerJoin(calls, eq(calls.id, messages.callId))
    .where(
      and(
        gte(messages.at, since),
        lt(messages.at, until),
        isNotNull(messages.waitMilliseconds),
        isNull(messages.origin),
      ),
    )
    .groupBy(calls.treeId)
    .orderBy(sql`tree_name`, calls.treeId);
  return rows.flatMap(({ server, ...row }) => (server ? [{ ...row, server }] : []));
}

const latestName = sql<string>`(array_agg(${calls.treeName} order by ${calls.createdAt} desc, ${calls.id} desc))[1]`;

/** Written as one JSON text, for the drivers read arrays differently. */
function distribution(milliseconds: PgColumn, bars: readonly number[]) {
  const below = bars.map(
    (end) => sql`count(*) filter (where ${milliseconds} < ${sql.raw(String(end))})`,
  );
  const percentiles = sql`percentile_cont(array[0.5, 0.9, 0.99]) within group (order by ${milliseconds})`;
  return sql`json_build_object(
    'percentiles', ${percentiles},
    'below', json_build_array(${sql.join([...below, sql`count(${milliseconds})`], sql`, `)})
  )::text`.mapWith(readDistribution);
}

function readDistribution(text: string): LatencyDistribution | null {
  const { percentiles, below } = JSON.parse(text) as {
    percentiles: number[] | null;
    below: number[];
  };
  if (!percentiles) return null;
  const [p50 = 0, p90 = 0, p99 = 0] = percentiles;
  const histogram = below.map((count, bar) => count - (below[bar - 1] ?? 0));
  return { answers: below.at(-1) ?? 0, p50, p90, p99, histogram };
}
