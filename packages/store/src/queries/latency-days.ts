import { and, gt, inArray, lt } from "drizzle-orm";
import type { Database } from "../database.ts";
import { latencyDays } from "../schema/latency-days.ts";
import type { TreeLatency } from "./latency.ts";

/** A day of which all answers are in. Times in milliseconds since 1970. */
export interface LatencyDay {
  since: number;
  until: number;
  trees: readonly TreeLatency[];
}

const DAYS_AT_ONCE = 10;
/** Milliseconds: of another zone's days one begins within it. */
const HALF_A_DAY = 12 * 3_600_000;

/** Those of the days, by their beginnings, that were kept. */
export async function findLatencyDays(
  db: Database,
  sinces: readonly number[],
): Promise<Map<number, LatencyDay>> {
  const found = new Map<number, LatencyDay>();
  for (let first = 0; first < sinces.length; first += DAYS_AT_ONCE) {
    const some = sinces.slice(first, first + DAYS_AT_ONCE);
    const rows = await db.select().from(latencyDays).where(inArray(latencyDays.since, some));
    for (const row of rows) found.set(row.since, row);
  }
  return found;
}

/** The kept day that begins nearest to this one: another zone may have had it; `null` if there is none. */
export async function findNearestLatencyDay(
  db: Database,
  since: number,
): Promise<LatencyDay | null> {
  const rows = await db
    .select()
    .from(latencyDays)
    .where(
      and(gt(latencyDays.since, since - HALF_A_DAY), lt(latencyDays.since, since + HALF_A_DAY)),
    );
  const distance = (day: LatencyDay) => Math.abs(day.since - since);
  return rows.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}

/** Keeps a day for good. */
export async function saveLatencyDay(db: Database, day: LatencyDay): Promise<void> {
  const { until, trees } = day;
  await db
    .insert(latencyDays)
    .values(day)
    .onConflictDoUpdate({ target: latencyDays.since, set: { until, trees } });
}
