import type { Clock } from "@rufbaum/runtime";
import { type Database, readToday } from "@rufbaum/store";
import { Elysia } from "elysia";
import { described } from "../../http/described.ts";
import { sharedRead } from "../../shared-read.ts";
import { startOfDay } from "./start-of-day.ts";

export interface TodayDeps {
  sideDb: Database;
  clock: Clock;
  /** Whose midnight the day begins at. */
  timeZone(): string;
}

/**
 * Today's figures, measured from the stored calls. Rates in percent, duration in seconds. All
 * dashboards ask at the same moment, when a call has ended: one read does for them.
 */
export function todayRoutes({ sideDb, clock, timeZone }: TodayDeps) {
  const readShared = sharedRead(() =>
    readToday(sideDb, { since: startOfDay(clock.now(), timeZone()) }),
  );
  return new Elysia({ name: "today" }).get(
    "/api/today",
    async () => {
      const today = await readShared();
      return {
        calls: today.calls,
        successRate: today.ended === 0 ? null : (100 * today.successes) / today.ended,
        averageDuration: today.averageDuration,
        appointments: today.appointments,
      };
    },
    { detail: described("Shows today's figures") },
  );
}
