import type { Timers } from "@rufbaum/runtime";
import { outageOf } from "@rufbaum/store";

/** Milliseconds until the first new try; each further one waits twice as long, up to the longest. */
const FIRST = 250;
const LONGEST = 30_000;

/**
 * Does work, again and again as long as the database is only away for it.
 * @throws what else goes wrong, and the signal's reason once it ends this
 */
export async function throughOutages<T>(
  work: () => Promise<T>,
  { timers, signal }: { timers: Timers; signal: AbortSignal },
): Promise<T> {
  for (let wait = FIRST; ; wait = Math.min(LONGEST, wait * 2)) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (outageOf(error) === null) throw error;
    }
    await pass(wait, timers, signal);
  }
}

function pass(wait: number, timers: Timers, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      cancel();
      signal.removeEventListener("abort", end);
      resolve();
    };
    const cancel = timers.after(wait, end);
    signal.addEventListener("abort", end);
  });
}
