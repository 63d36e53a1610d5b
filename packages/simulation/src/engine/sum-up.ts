import { openSentences } from "@rufbaum/understanding/sentences";
import type { SimulationJob } from "./job.ts";
import type { Simulation } from "./open-simulation.ts";
import type { SimulationResult } from "./result.ts";
import { sampleRuns } from "./samples.ts";
import { summarize } from "./summarize.ts";
import type { Tally } from "./tally.ts";

/** A result without the time it took. */
export type Summed = Omit<SimulationResult, "executionTime">;

/** What all runs came to, with conversations to read. */
export async function sumUp(
  job: SimulationJob,
  tally: Tally,
  simulation: Simulation,
): Promise<Summed> {
  const summary = summarize(job, tally, job.discovery ? await openSentences() : null);
  const samples = sampleRuns(job, tally, summary.discoveredIntents, simulation);
  return { ...summary, samples };
}
