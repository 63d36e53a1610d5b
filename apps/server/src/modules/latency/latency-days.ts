import {
  type Database,
  findLatencyDays,
  findNearestLatencyDay,
  readLatency,
  saveLatencyDay,
  type TreeLatency,
} from "@rufbaum/store";
import { readRetention } from "../retention/retention-settings.ts";
import { startOfDay } from "../today/start-of-day.ts";

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

/** The last `count` days of a zone, today the first of them. */
export function lastDays(now: number, count: number, timeZone: string): Day[] {
  const days: Day[] = [];
  let until = startOfDay(startOfDay(now, timeZone) + 30 * HOUR, timeZone);
  while (days.length < count) {
    // Half a day before midnight lies in the day before, however long that was.
    const since = startOfDay(until - 12 * HOUR, timeZone);
    days.push({ since, until });
    until = since;
  }
  return days;
}

export interface AddedDays {
  of(day: Day): Promise<readonly TreeLatency[]>;
}

/**
 * Days as they were kept, or added up now; one of which all answers are in is kept for good.
 *
 * A day is its beginning and its end: those of another time zone are other days, and are added up
 * anew. Where what was said then is forgotten by now, the kept day that begins nearest stands for it.
 */
export async function openAddedDays(
  sideDb: Database,
  days: readonly Day[],
  now: number,
): Promise<AddedDays> {
  const found = await findLatencyDays(
    sideDb,
    days.filter((day) => isSettled(day, now)).map(({ since }) => since),
  );
  const { transcripts } = await readRetention(sideDb);
  const remembered = transcripts === null ? -Infinity : now - transcripts * 24 * HOUR;
  return {
    async of(day) {
      const kept = found.get(day.since);
      if (kept?.until === day.until) return kept.trees;
      if (day.since < remembered) {
        const nearest = await findNearestLatencyDay(sideDb, day.since);
        if (nearest) return nearest.trees;
      }
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
  timeZone,
  signal,
}: {
  sideDb: Database;
  now: number;
  timeZone: string;
  signal: AbortSignal;
}): Promise<void> {
  const days = lastDays(now, MOST_DAYS, timeZone).filter((day) => isSettled(day, now));
  const added = await openAddedDays(sideDb, days, now);
  for (const day of days) {
    if (signal.aborted) return;
    await added.of(day);
  }
}
