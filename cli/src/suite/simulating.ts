import type { SimulationJob, SimulationResult } from "@rufbaum/simulation";
import type { WorkerPool } from "@rufbaum/simulation/workers";
import type { Context } from "../context.ts";
import { progressBar } from "../output/progress-bar.ts";
import { threadsFor } from "../simulation/threads.ts";

/** Leads the simulations of suites. */
export interface Simulating {
  simulate(job: SimulationJob): Promise<SimulationResult>;
  close(): void;
}

/** With more threads where there is much to do; they stay until it is closed. */
export function openSimulating({ deps, output }: Context): Simulating {
  const { runtime, machine } = deps;
  const bar = progressBar(deps, !output.isJson());
  let pool: WorkerPool | undefined;
  return {
    async simulate(job) {
      const { simulate } = await import("@rufbaum/simulation");
      const helpers = threadsFor(job.runs, machine.cores) - 1;
      if (helpers > 0 && pool === undefined) {
        const { openWorkerPool } = await import("@rufbaum/simulation/workers");
        pool = openWorkerPool({ size: helpers });
      }
      const { clock } = runtime;
      try {
        return await simulate(job, {
          clock,
          pool,
          mainTakesPart: true,
          onProgress: ({ done, total, conversationsPerSecond: rate }) =>
            bar.show({ done, total, rate }),
        });
      } finally {
        bar.clear();
      }
    },
    close: () => pool?.close(),
  };
}
