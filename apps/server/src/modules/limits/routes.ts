import type { Clock } from "@rufbaum/runtime";
import { type Database, readDialUse } from "@rufbaum/store";
import { Elysia } from "elysia";
import type { CarrierEnd } from "../../carrier-end.ts";
import { described } from "../../http/described.ts";
import { startOfDay } from "../today/start-of-day.ts";
import {
  changeDialLimits,
  limitChangesSchema,
  readDialLimits,
  USUAL_LIMITS,
} from "./dial-limits.ts";

export interface LimitsDeps {
  db: Database;
  clock: Clock;
  /** Whose midnight the day begins at. */
  timeZone(): string;
  /** Who places the calls: the usual limits are his. */
  carrier(): CarrierEnd["kind"];
  /** Tells open pages. */
  changed(): void;
}

/** `/api/settings/limits`: how much may be dialled, what is usual, and what is used of it. */
export function limitsRoutes({ db, clock, timeZone, carrier, changed }: LimitsDeps) {
  async function view() {
    const now = clock.now();
    const time = { now, startOfDay: startOfDay(now, timeZone()) };
    const [limits, used] = await Promise.all([
      readDialLimits(db, carrier()),
      readDialUse(db, time, EVERYTHING),
    ]);
    return { limits, usual: USUAL_LIMITS[carrier()], used };
  }

  return new Elysia({ name: "limits", prefix: "/api/settings/limits" })
    .get("", view, { detail: described("Shows how much may be dialled, and what is used of it") })
    .put(
      "",
      async ({ body }) => {
        await changeDialLimits(db, carrier(), body);
        changed();
        return view();
      },
      { detail: described("Changes how much may be dialled"), body: limitChangesSchema },
    );
}

const EVERYTHING = { atOnce: true, perMinute: true, minutesPerDay: true };
