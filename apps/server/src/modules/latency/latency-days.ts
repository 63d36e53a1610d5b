import {
  type Database,
  findLatencyDays,
  readLatency,
  saveLatencyDay,
  type TreeLatency,
} from "@rufbaum/store";
import { startOfDay } from "../today/start-of-day.ts";

export const TIME_ZONE = "Europe/Berlin";
const HOUR = 3_600_000;
/** As many as anybody can ask for. */
export const MOST_DAYS = 90;

/** In milliseconds since 1970. */
export interface Day {
  since: number;
  until: number;
}

/** Whether all its answers are in. */
export function isSettled({ until }: Day, now: number): boolean {
  return now > until + HOUR;
}

/** The last `count` days, today the first of them. */
export function lastDays(now: number, count: number): Day[] {
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

export interface AddedDays {
  of(day: Day): Promise<readonly TreeLatency[]>;
}

/** Days as they were kept, or added up now; one of which all answers are in is kept for good. */
export async function openAddedDays(
  sideDb: Database,
  days: readonly Day[],
  now: number,
): Promise<AddedDays> {
  const found = await findLatencyDays(
    sideDb,
    days.filter((day) => isSettled(day, now)).map(({ since }) => since),
  );
  return {
    async of(day) {
      const kept = found.get(day.since);
      if (kept?.until === day.until) return kept.trees;
      const trees = await readLatency(sideDb, day);
      if (isSettled(day, now)) await saveLatencyDay(sideDb, { ...day, trees });
      return trees;
    },
  };
}

/** Adds up whatever days were not yet: who asks for all of them need not wait then. */
export async function addUpDays({
  sideDb,
  now,
  signal,
}: {
  sideDb: Database;
  now: number;
  signal: AbortSignal;
}): Promise<void> {
  const days = lastDays(now, MOST_DAYS).filter((day) => isSettled(day, now));
  const added = await openAddedDays(sideDb, days, now);
  for (const day of days) {
    if (signal.aborted) return;
    await added.of(day);
  }
}
