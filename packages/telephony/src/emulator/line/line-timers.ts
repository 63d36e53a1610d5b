import type { Cancel, Timers } from "@rufbaum/runtime";

/** Timers that run `speed` times as fast as the machine's and are called off all at once. */
export interface LineTimers {
  after(milliseconds: number, task: () => void): Cancel;
  /** Never settles when the timers are stopped: what waits for it is simply given up. */
  wait(milliseconds: number): Promise<void>;
  stop(): void;
}

export function lineTimers(timers: Timers, speed: number): LineTimers {
  const pending = new Set<Cancel>();
  let stopped = false;

  function after(milliseconds: number, task: () => void): Cancel {
    if (stopped) return () => {};
    const cancelTimer = timers.after(milliseconds / speed, () => {
      pending.delete(cancel);
      task();
    });
    const cancel = () => {
      pending.delete(cancel);
      cancelTimer();
    };
    pending.add(cancel);
    return cancel;
  }

  return {
    after,
    wait: (milliseconds) => new Promise((resolve) => after(milliseconds, resolve)),
    stop() {
      stopped = true;
      for (const cancel of pending) cancel();
    },
  };
}
