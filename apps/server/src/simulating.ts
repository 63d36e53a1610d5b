import type { Cancel, Clock, Timers } from "@rufbaum/runtime";
import { simulate, type WorkerPool } from "@rufbaum/simulation";
import type { Tell } from "./modules/simulation/replays.ts";
import type { Simulate } from "./modules/simulation/service.ts";

export interface Simulating {
  simulate: Simulate;
  tell: Tell;
  /** Lets the threads go; what they were doing is lost. */
  close(): void;
}

/** Milliseconds after which threads that have nothing to do are let go: each holds a reader. */
const REST = 120_000;

/**
 * Simulates in threads of their own, so that calls are answered as quickly as ever. They begin with
 * the first simulation, and end some time after the last.
 */
export function openSimulating(parts: {
  clock: Clock;
  timers: Timers;
  openWorkerPool(): WorkerPool;
}): Simulating {
  const { clock, timers, openWorkerPool } = parts;
  let pool: WorkerPool | null = null;
  let busy = 0;
  let cancelRest: Cancel = () => {};

  function close(): void {
    cancelRest();
    pool?.close();
    pool = null;
  }

  async function withPool<Result>(work: (pool: WorkerPool) => Promise<Result>): Promise<Result> {
    cancelRest();
    pool ??= openWorkerPool();
    busy += 1;
    try {
      return await work(pool);
    } finally {
      busy -= 1;
      if (busy === 0 && pool) cancelRest = timers.after(REST, close);
    }
  }

  return {
    simulate: (job, options) => withPool((pool) => simulate(job, { ...options, clock, pool })),
    tell: (job, index) =>
      withPool(async (pool) => {
        const taken = pool.take(job);
        try {
          return await taken.tell(index);
        } finally {
          taken.done();
        }
      }),
    close,
  };
}
