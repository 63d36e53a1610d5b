import type { Clock } from "@rufbaum/runtime";
import {
  type Database,
  LATENCY_BARS,
  type LatencyDistribution,
  type TreeLatency,
} from "@rufbaum/store";
import { nameOfDay } from "../today/start-of-day.ts";
import { type AddedDays, type Day, isSettled, lastDays, openAddedDays } from "./latency-days.ts";

/** What may still grow is read again when it is older than this, in milliseconds. */
const STAYS_FRESH = 5_000;
/** Days kept at most; the one read first gives way. */
const KEPT_DAYS = 120;

/** The answers of one tree on one day (`2026-11-21`, in the settings' zone); times in milliseconds. */
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
  isSettled: boolean;
  views: Promise<LatencyView[]>;
}

/** Reads day by day, and a day that is over only once. */
export function createLatency({
  sideDb,
  clock,
  timeZone,
}: {
  sideDb: Database;
  clock: Clock;
  /** Whose days these are. */
  timeZone(): string;
}) {
  const kept = new Map<number, KeptDay>();
  /** Whose days those are. */
  let keptZone = timeZone();

  /** Those that nobody has read yet, or not lately. */
  function missing(days: readonly Day[]): Day[] {
    const now = clock.now();
    return days.filter(({ since }) => {
      const known = kept.get(since);
      return !known || (!known.isSettled && now - known.readAt >= STAYS_FRESH);
    });
  }

  function keep(day: Day, added: AddedDays): void {
    const { since } = day;
    const now = clock.now();
    const views = added
      .of(day)
      .then((trees) => trees.map((tree) => viewLatency(tree, nameOfDay(since, keptZone))));
    kept.set(since, { readAt: now, isSettled: isSettled(day, now), views });
    views.catch(() => kept.delete(since));
    const oldest = kept.keys().next().value;
    if (kept.size > KEPT_DAYS && oldest !== undefined) kept.delete(oldest);
  }

  return {
    /** The last `days` days, today the first of them; within a day by the tree's name. */
    async read({ days, treeId }: { days: number; treeId: string | null }): Promise<LatencyView[]> {
      if (keptZone !== timeZone()) kept.clear();
      keptZone = timeZone();
      const wanted = lastDays(clock.now(), days, keptZone);
      const added = await openAddedDays(sideDb, missing(wanted), clock.now());
      const found: LatencyView[] = [];
      for (const day of wanted) {
        if (missing([day]).length > 0) keep(day, added);
        found.push(...((await kept.get(day.since)?.views) ?? []));
      }
      return treeId === null ? found : found.filter((view) => view.treeId === treeId);
    },
  };
}

function viewLatency({ treeId, treeName, server, firstAudio }: TreeLatency, day: string) {
  return {
    treeId,
    treeName,
    day,
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
