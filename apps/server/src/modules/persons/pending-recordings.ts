import { describeFault, type Timers } from "@rufbaum/runtime";
import { type Database, listPendingErasures, settleRecording } from "@rufbaum/store";
import type { Carrier } from "@rufbaum/telephony";

export type PendingRecordings = ReturnType<typeof createPendingRecordings>;

const HOUR = 60 * 60_000;

/** Recordings of people who were erased: each is tried until the carrier has deleted it. */
export function createPendingRecordings(deps: {
  db: Database;
  carrier: Pick<Carrier, "deleteRecording">;
  timers: Timers;
  log(message: string): void;
}) {
  const { db, carrier, timers, log } = deps;
  let work: Promise<void> = Promise.resolve();
  let isEnding = false;

  /** Of one erasure. @returns those that the carrier still has */
  async function deleteOf(erasure: {
    sequence: number;
    pendingRecordings: readonly string[];
  }): Promise<readonly string[]> {
    const { sequence } = erasure;
    let left = erasure.pendingRecordings;
    for (const sid of erasure.pendingRecordings) {
      if (isEnding) return left;
      try {
        await carrier.deleteRecording(sid);
      } catch (error) {
        log(`a recording of who was erased is tried again: ${describeFault(error)}`);
        continue;
      }
      left = await settleRecording(db, { sequence, sid });
    }
    return left;
  }

  async function deleteAll(): Promise<void> {
    try {
      for (const erasure of await listPendingErasures(db)) await deleteOf(erasure);
    } catch (error) {
      log(`recordings of who was erased could not be looked for: ${describeFault(error)}`);
    }
  }

  function retry(): Promise<void> {
    work = work.then(deleteAll);
    return work;
  }

  return {
    deleteOf,
    /** Tries now and every hour. @returns what ends it */
    start(): () => Promise<void> {
      void retry();
      const cancel = timers.every(HOUR, () => void retry());
      return async () => {
        isEnding = true;
        cancel();
        await work;
      };
    },
  };
}
