import { describeFault, type Timers } from "@rufbaum/runtime";
import {
  type Database,
  type HeldRecording,
  listPendingErasures,
  settleRecording,
} from "@rufbaum/store";
import { countByAccount, type HeldSound, toldElsewhere } from "../recordings/held-sound.ts";

export type PendingRecordings = ReturnType<typeof createPendingRecordings>;

const HOUR = 60 * 60_000;

/** Recordings of people who were erased: each is tried until its carrier has deleted it. */
export function createPendingRecordings(deps: {
  db: Database;
  sound: Pick<HeldSound, "remove">;
  timers: Timers;
  log(message: string): void;
}) {
  const { db, sound, timers, log } = deps;
  let work: Promise<void> = Promise.resolve();
  let isEnding = false;

  /** Of one erasure. @returns those that are still had */
  async function deleteOf(erasure: {
    sequence: number;
    pendingRecordings: readonly HeldRecording[];
  }): Promise<readonly HeldRecording[]> {
    const { sequence } = erasure;
    let left = erasure.pendingRecordings;
    for (const recording of erasure.pendingRecordings) {
      if (isEnding) return left;
      try {
        if (!(await sound.remove(recording))) continue;
      } catch (error) {
        log(`a recording of who was erased is tried again: ${describeFault(error)}`);
        continue;
      }
      left = await settleRecording(db, { sequence, sid: recording.sid });
    }
    return left;
  }

  async function deleteAll(): Promise<void> {
    try {
      const left: HeldRecording[] = [];
      for (const erasure of await listPendingErasures(db)) left.push(...(await deleteOf(erasure)));
      if (left.length > 0) {
        log(`recordings of who was erased are left: ${toldElsewhere(countByAccount(left))}`);
      }
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
