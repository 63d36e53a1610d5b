import type { Timers } from "@rufbaum/runtime";
import type { CallStore } from "./call-store.ts";

/** Milliseconds for which a call waits for the store; then the caller is sent home. */
export const HELD_FOR = 60_000;
/** Milliseconds between two tries: short outages are to go by unnoticed. */
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 500;

/** What is done until it succeeds, and what must therefore do no harm when it is done twice. */
export type Steady = <T>(work: () => Promise<T>) => Promise<T>;

export interface SteadyWork {
  /** Repeats what the store could not do because it was away, for as long as a call is held. */
  steady: Steady;
  /** The same, for as long as this process lives. */
  untilDone: Steady;
  /** What is still repeated fails from now on. */
  stop(): void;
}

/**
 * Holds what calls need of the store while it is away. A write whose answer was lost may have
 * been done, so only what may be done twice belongs here.
 */
export function createSteady(deps: {
  store: Pick<CallStore, "isOutage">;
  timers: Timers;
}): SteadyWork {
  const { store, timers } = deps;
  const pauses = new Set<() => void>();
  let isStopped = false;

  async function within<T>(limit: number | null, work: () => Promise<T>): Promise<T> {
    let isOver = false;
    // By the timer alone: a clock that is set says nothing of how long it was.
    let cancel: (() => void) | null = null;
    try {
      for (let wait = FIRST_PAUSE; ; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
        try {
          return await work();
        } catch (error) {
          if (!store.isOutage(error) || isOver || isStopped) throw error;
        }
        if (limit !== null) {
          cancel ??= timers.after(limit, () => {
            isOver = true;
          });
        }
        await pause(wait);
      }
    } finally {
      cancel?.();
    }
  }

  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        cancel();
        pauses.delete(end);
        resolve();
      };
      const cancel = timers.after(milliseconds, end);
      pauses.add(end);
    });
  }

  return {
    steady: (work) => within(HELD_FOR, work),
    untilDone: (work) => within(null, work),
    stop() {
      isStopped = true;
      for (const end of [...pauses]) end();
    },
  };
}
