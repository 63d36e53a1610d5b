import { breathe, type Clock, type Timers } from "@rufbaum/runtime";
import { type Database, enterList, listBrokenOff, reopenCampaign } from "@rufbaum/store";
import { throughOutages } from "./through-outages.ts";

/** Entries at once: some ten milliseconds embedded. */
const AT_ONCE = 1_000;

/**
 * Puts in the rest of lists that an earlier process was adding to campaigns when it ended: who asked
 * for it was told that they are in. One that had called all others by then goes on, or is paused where
 * it came with a backup.
 */
export async function fillUp(
  db: Database,
  { clock, timers, signal }: { clock: Clock; timers: Timers; signal: AbortSignal },
): Promise<void> {
  function through<Result>(work: () => Promise<Result>): Promise<Result> {
    return throughOutages(work, { timers, signal });
  }
  for (const { id, key: campaign, importId, ...left } of await through(() => listBrokenOff(db))) {
    for (let after: number | null = left.afterLine; after !== null; ) {
      const afterLine: number = after;
      const slice = { campaign, importId, afterLine, limit: AT_ONCE, priority: 1 };
      ({ next: after } = await through(() => enterList(db, { ...slice, dueAt: clock.now() })));
      await breathe();
    }
    await through(() => reopenCampaign(db, id, { now: clock.now() }));
  }
}
