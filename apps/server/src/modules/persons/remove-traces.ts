import { describeFault, type Timers } from "@rufbaum/runtime";
import { type Database, listOpenCalls, type Traces } from "@rufbaum/store";

export type TraceRemoval = ReturnType<typeof createTraceRemoval>;

/** Bytes that are rewritten in a few hundredths of a second: in the midst of calls, too. */
const AT_ONCE = 8 * 1024 * 1024;
/** Milliseconds between two looks whether calls are over. */
const LOOK = 5_000;

/**
 * Removes what files still hold of people who were erased: at once where that is quick or nobody
 * calls, otherwise as soon as nobody does. The store does it at the stop, at the latest.
 */
export function createTraceRemoval(deps: {
  db: Database;
  traces: Traces | null;
  timers: Timers;
  log(message: string): void;
}) {
  const { db, traces, timers, log } = deps;
  let underWay: Promise<boolean> | null = null;
  let cancel: (() => void) | null = null;

  async function attempt(removed: Traces): Promise<boolean> {
    if (!(await removed.areLeft())) return true;
    const isQuick = (await removed.bytes()) <= AT_ONCE;
    if (!isQuick && (await listOpenCalls(db)).length > 0) return false;
    await removed.remove();
    return !(await removed.areLeft());
  }

  /** @returns whether none are left; otherwise it is tried until then */
  async function remove(): Promise<boolean> {
    if (!traces) return true;
    // Who comes while others are removed may have left some since.
    await underWay;
    underWay ??= attempt(traces)
      .catch((error: unknown) => {
        log(`traces of who was erased could not be removed: ${describeFault(error)}`);
        return false;
      })
      .finally(() => {
        underWay = null;
      });
    const areGone = await underWay;
    cancel?.();
    cancel = areGone ? null : timers.after(LOOK, () => void remove());
    return areGone;
  }

  return {
    remove,
    async stop() {
      await underWay;
      cancel?.();
    },
  };
}
