import { breathe, type Clock } from "@rufbaum/runtime";
import { type Database, enterList, listBrokenOff, reopenCampaign } from "@rufbaum/store";

/** Entries at once: some ten milliseconds embedded. */
const AT_ONCE = 1_000;

/**
 * Puts in the rest of lists that an earlier process was adding to campaigns when it ended: who asked
 * for it was told that they are in. One that had called all others by then goes on.
 */
export async function fillUp(db: Database, clock: Clock, signal?: AbortSignal): Promise<void> {
  for (const { id, key: campaign, importId } of await listBrokenOff(db)) {
    for (let afterLine: number | null = 0; afterLine !== null; ) {
      if (signal?.aborted) return;
      const slice = { campaign, importId, afterLine, limit: AT_ONCE, priority: 1 };
      ({ next: afterLine } = await enterList(db, { ...slice, dueAt: clock.now() }));
      await breathe();
    }
    await reopenCampaign(db, id, { now: clock.now() });
  }
}
