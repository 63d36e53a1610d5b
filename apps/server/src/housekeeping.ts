import { type Clock, describeFault, type Timers } from "@rufbaum/runtime";
import { type Database, failLeftImports, purgeSnapshots } from "@rufbaum/store";
import type { Carrier } from "@rufbaum/telephony";
import { addUpDays } from "./modules/latency/latency-days.ts";
import { forgetOld } from "./modules/retention/forget-old.ts";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

export interface Housekeeping {
  reading: Database;
  clock: Clock;
  timers: Timers;
  carrier: Pick<Carrier, "deleteRecording">;
  log(message: string): void;
}

/**
 * What nobody waits for, now and once a day: days that are over are added up, what is older than the
 * settings keep is forgotten, and so are trees that nothing refers to for a day. @returns what ends it
 */
export function keepHouse({
  reading,
  clock,
  timers,
  carrier,
  log,
}: Housekeeping): () => Promise<void> {
  const ending = new AbortController();
  let work = Promise.resolve();

  async function tidy(): Promise<void> {
    try {
      await failLeftImports(reading, { startedBefore: clock.now() - HOUR, at: clock.now() });
      await addUpDays({ reading, now: clock.now(), signal: ending.signal });
      await forgetOld({ reading, clock, carrier, signal: ending.signal });
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
