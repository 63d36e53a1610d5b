import type { Runtime } from "@rufbaum/runtime";
import { realRuntime } from "@rufbaum/runtime/real";

/** How much faster a clock runs than the machine's, and since when, in its milliseconds. */
export interface Pace {
  factor: number;
  since: number;
}

/**
 * The machine's runtime with all waits shortened alike: every process of one pace has the same time,
 * so that what takes a minute takes it for all of them.
 */
export function pacedRuntime({ factor, since }: Pace): Runtime {
  const { timers, ...real } = realRuntime();
  return {
    ...real,
    clock: { now: () => Math.floor(since + (Date.now() - since) * factor) },
    timers: {
      after: (milliseconds, task) => timers.after(milliseconds / factor, task),
      every: (milliseconds, task) => timers.every(milliseconds / factor, task),
    },
  };
}
