import type { Timers } from "@rufbaum/runtime";

/** Milliseconds between two looks for calls that are over, where none was: each asks about all that are open. */
const REST = 250;

/**
 * Looks for calls that are over as often as it is asked to, but one look at a time, and with a rest
 * behind one that found none. Who asks meanwhile is woken when it may look again.
 * @param settle how many it found; fails never
 */
export function createSettling({
  settle,
  timers,
  wake,
}: {
  settle(): Promise<number>;
  timers: Timers;
  wake(): void;
}) {
  let underWay: Promise<void> | null = null;
  let cancelRest: (() => void) | null = null;
  let isAsked = false;
  let isStopped = false;

  async function lookOnce(): Promise<void> {
    const found = await settle();
    underWay = null;
    if (found > 0) wake();
    else if (!isStopped) rest();
  }

  function rest(): void {
    cancelRest = timers.after(REST, () => {
      cancelRest = null;
      if (isAsked) wake();
    });
  }

  return {
    look(): void {
      isAsked = underWay !== null || cancelRest !== null;
      if (!isAsked) underWay = lookOnce();
    },
    async stop(): Promise<void> {
      isStopped = true;
      cancelRest?.();
      await underWay;
    },
  };
}
