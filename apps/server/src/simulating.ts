import type { Cancel, Clock, Timers } from "@rufbaum/runtime";
import { type Crew, simulate } from "@rufbaum/simulation";
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
  openCrew(): Crew;
}): Simulating {
  const { clock, timers, openCrew } = parts;
  let crew: Crew | null = null;
  let busy = 0;
  let cancelRest: Cancel = () => {};

  function close(): void {
    cancelRest();
    crew?.close();
    crew = null;
  }

  async function withCrew<Result>(work: (crew: Crew) => Promise<Result>): Promise<Result> {
    cancelRest();
    crew ??= openCrew();
    busy += 1;
    try {
      return await work(crew);
    } finally {
      busy -= 1;
      if (busy === 0 && crew) cancelRest = timers.after(REST, close);
    }
  }

  return {
    simulate: (job, options) => withCrew((crew) => simulate(job, { ...options, clock, crew })),
    tell: (job, index) =>
      withCrew(async (crew) => {
        const taken = crew.take(job);
        try {
          return await taken.tell(index);
        } finally {
          taken.done();
        }
      }),
    close,
  };
}
