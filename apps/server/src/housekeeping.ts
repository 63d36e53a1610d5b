import { CALLABLE_COUNTRIES } from "@rufbaum/dialing";
import { holidayOn } from "@rufbaum/dialing/regions";
import { type Clock, describeFault, type Timers } from "@rufbaum/runtime";
import { type Database, purgeSnapshots } from "@rufbaum/store";
import { fillUp } from "./modules/campaigns/fill-up.ts";
import { removeDeleted } from "./modules/campaigns/remove-deleted.ts";
import { followLedger } from "./modules/consents/verify-ledger.ts";
import { addUpDays } from "./modules/latency/latency-days.ts";
import type { HeldSound } from "./modules/recordings/held-sound.ts";
import { forgetOld } from "./modules/retention/forget-old.ts";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

export interface Housekeeping {
  sideDb: Database;
  clock: Clock;
  timers: Timers;
  /** Whose days are added up. */
  timeZone(): string;
  sound: Pick<HeldSound, "remove">;
  /** From the files of the database, once something was forgotten. */
  removeTraces(): Promise<unknown>;
  log(message: string): void;
}

/**
 * What nobody waits for, now and once a day: lists that were being added are added, days that are over are added up, what is older than the
 * settings keep is forgotten, and so are trees that nothing refers to for a day. @returns what ends it
 */
export function keepHouse({
  sideDb,
  clock,
  timers,
  timeZone,
  sound,
  removeTraces,
  log,
}: Housekeeping): () => Promise<void> {
  const ending = new AbortController();
  let work = Promise.resolve();

  /** Each by itself: a carrier that is away keeps only its recordings. */
  const steps = [
    async () => knowHolidays(clock.now()),
    () => removeDeleted(sideDb, ending.signal),
    () => fillUp(sideDb, { clock, timers, signal: ending.signal }),
    () => addUpDays({ sideDb, now: clock.now(), timeZone: timeZone(), signal: ending.signal }),
    () => forgetOld({ sideDb, clock, sound, signal: ending.signal, log }),
    removeTraces,
    async () => {
      const finding = await followLedger(sideDb, { clock, signal: ending.signal });
      if (finding) log(`the consent ledger was changed: ${JSON.stringify(finding)}`);
    },
    () => purgeSnapshots(sideDb, { before: clock.now() - DAY }),
  ];

  async function tidy(): Promise<void> {
    for (const step of steps) {
      if (ending.signal.aborted) return;
      try {
        await step();
      } catch (error) {
        if (!ending.signal.aborted) log(`housekeeping was cut short: ${describeFault(error)}`);
      }
    }
  }

  const run = () => {
    work = work.then(tidy);
  };
  run();
  const cancel = timers.every(DAY, run);
  return async () => {
    ending.abort();
    cancel();
    await work;
  };
}

/** The first question about a year takes tens of milliseconds: no call is to wait for it. */
function knowHolidays(now: number): void {
  const year = new Date(now).getUTCFullYear();
  for (const country of CALLABLE_COUNTRIES) {
    for (const asked of [year, year + 1]) holidayOn(`${asked}-01-01`, country, []);
  }
}
