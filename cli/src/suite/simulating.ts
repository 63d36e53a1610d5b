import type { SimulationJob, SimulationResult } from "@rufbaum/simulation";
import type { Crew } from "@rufbaum/simulation/workers";
import type { Context } from "../context.ts";
import { progressBar } from "../simulation/progress-bar.ts";

/** Leads the simulations of suites. */
export interface Simulating {
  simulate(job: SimulationJob): Promise<SimulationResult>;
  close(): void;
}

/** Runs from which on others help: to start a thread takes as long as some thousands of conversations. */
const WORTH_A_THREAD = 5_000;

const MOST_HELPERS = 15;

/** With a thread for each core where there is much to do; they stay until it is closed. */
export function openSimulating({ deps, output }: Context): Simulating {
  const { runtime, machine } = deps;
  const bar = progressBar(deps, !output.isJson());
  let crew: Crew | undefined;
  return {
    async simulate(job) {
      const { simulate } = await import("@rufbaum/simulation");
      if (job.runs >= WORTH_A_THREAD && machine.cores > 1 && crew === undefined) {
        const { openCrew } = await import("@rufbaum/simulation/workers");
        crew = openCrew({ size: Math.min(machine.cores - 1, MOST_HELPERS) });
      }
      const { clock } = runtime;
      try {
        return await simulate(job, { clock, crew, mainTakesPart: true, onProgress: bar.show });
      } finally {
        bar.clear();
      }
    },
    close: () => crew?.close(),
  };
}
