import { type Clock, describeFault, type Timers } from "@rufbaum/runtime";
import { type Database, purgeSnapshots } from "@rufbaum/store";
import { addUpDays } from "./modules/latency/latency-days.ts";

const DAY = 24 * 60 * 60_000;

export interface Housekeeping {
  reading: Database;
  clock: Clock;
  timers: Timers;
  log(message: string): void;
}

/**
 * What nobody waits for, now and once a day: days that are over are added up, and trees that
 * nothing refers to for a day are forgotten. @returns what ends it
 */
export function keepHouse({ reading, clock, timers, log }: Housekeeping): () => Promise<void> {
  const ending = new AbortController();
  let work = Promise.resolve();

  async function tidy(): Promise<void> {
    try {
      await addUpDays({ reading, now: clock.now(), signal: ending.signal });
      if (!ending.signal.aborted) await purgeSnapshots(reading, { before: clock.now() - DAY });
    } catch (error) {
      if (!ending.signal.aborted) log(`housekeeping was cut short: ${describeFault(error)}`);
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
