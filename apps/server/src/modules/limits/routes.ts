import type { Clock } from "@rufbaum/runtime";
import { type Database, readDialUse } from "@rufbaum/store";
import { Elysia } from "elysia";
import type { CarrierEnd } from "../../carrier-end.ts";
import { described } from "../../http/described.ts";
import { changeState, stateVersion, versionOf } from "../settings/state-version.ts";
import { startOfDay } from "../today/start-of-day.ts";
import {
  changeDialLimits,
  keyOf,
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
    return { limits, usual: USUAL_LIMITS[carrier()], used, version: versionOf(limits) };
  }

  return new Elysia({ name: "limits", prefix: "/api/settings/limits" })
    .get("", view, { detail: described("Shows how much may be dialled, and what is used of it") })
    .put(
      "",
      async ({ body }) => {
        const { version, ...changes } = body;
        const kind = carrier();
        const state = (tx: Database) => readDialLimits(tx, kind);
        await changeState(db, { keys: [keyOf(kind)], version, state, view }, (tx) =>
          changeDialLimits(tx, kind, changes),
        );
        changed();
        return view();
      },
      {
        detail: described("Changes how much may be dialled, of the state that is named"),
        body: limitChangesSchema.extend({ version: stateVersion }),
      },
    );
}

const EVERYTHING = { atOnce: true, perMinute: true, minutesPerDay: true };
