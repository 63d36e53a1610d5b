import type { Clock } from "@rufbaum/runtime";
import {
  type Database,
  LATENCY_BARS,
  type LatencyDistribution,
  readLatency,
  type TreeLatency,
} from "@rufbaum/store";
import { startOfDay } from "../today/start-of-day.ts";

const TIME_ZONE = "Europe/Berlin";
const HOUR = 3_600_000;
/** What may still grow is read again when it is older than this, in milliseconds. */
const STAYS_FRESH = 5_000;
/** Days kept at most; the one read first gives way. */
const KEPT_DAYS = 120;

/** The answers of one tree on one day (`2026-11-21`, in Berlin); times in milliseconds. */
export interface LatencyView {
  treeId: string;
  treeName: string;
  day: string;
  answers: number;
  /** The server's part of the wait. */
  server: DistributionView;
  /** To the first sound, over the answers of which the carrier told it. */
  firstAudio: DistributionView | null;
}

export interface DistributionView {
  answers: number;
  p50: number;
  p90: number;
  p99: number;
  /** `below` is exclusive, and `null` in the last bar, which holds the rest. */
  histogram: { below: number | null; count: number }[];
}

export type Latency = ReturnType<typeof createLatency>;

interface KeptDay {
  readAt: number;
  /** Whether all its answers are in. */
  isSettled: boolean;
  views: Promise<LatencyView[]>;
}

/**
 * Reads day by day, and a day that is over only once: embedded, the database writes no turn while
 * it reads.
 */
export function createLatency({ db, clock }: { db: Database; clock: Clock }) {
  const kept = new Map<number, KeptDay>();

  function ofDay({ since, until }: Day): Promise<LatencyView[]> {
    const now = clock.now();
    const known = kept.get(since);
    if (known && (known.isSettled || now - known.readAt < STAYS_FRESH)) return known.views;
    const views = readLatency(db, { since, until }).then((trees) =>
      trees.map((tree) => viewLatency(tree, since)),
    );
    kept.set(since, { readAt: now, isSettled: now > until + HOUR, views });
    views.catch(() => kept.delete(since));
    const oldest = kept.keys().next().value;
    if (kept.size > KEPT_DAYS && oldest !== undefined) kept.delete(oldest);
    return views;
  }

  return {
    /** The last `days` days, today the first of them; within a day by the tree's name. */
    async read({ days, treeId }: { days: number; treeId: string | null }): Promise<LatencyView[]> {
      const found: LatencyView[] = [];
      for (const day of lastDays(clock.now(), days)) found.push(...(await ofDay(day)));
      return treeId === null ? found : found.filter((view) => view.treeId === treeId);
    },
  };
}

interface Day {
  since: number;
  until: number;
}

function lastDays(now: number, count: number): Day[] {
  const days: Day[] = [];
  let until = startOfDay(startOfDay(now, TIME_ZONE) + 30 * HOUR, TIME_ZONE);
  while (days.length < count) {
    // Half a day before midnight lies in the day before, however long that was.
    const since = startOfDay(until - 12 * HOUR, TIME_ZONE);
    days.push({ since, until });
    until = since;
  }
  return days;
}

function viewLatency({ treeId, treeName, server, firstAudio }: TreeLatency, since: number) {
  return {
    treeId,
    treeName,
    day: new Date(since).toLocaleDateString("sv-SE", { timeZone: TIME_ZONE }),
    answers: server.answers,
    server: viewDistribution(server, LATENCY_BARS.server),
    firstAudio: firstAudio && viewDistribution(firstAudio, LATENCY_BARS.firstAudio),
  };
}

function viewDistribution(
  { histogram, ...rest }: LatencyDistribution,
  ends: readonly number[],
): DistributionView {
  const bars = histogram.map((count, index) => ({ below: ends[index] ?? null, count }));
  return { ...rest, histogram: bars };
}
