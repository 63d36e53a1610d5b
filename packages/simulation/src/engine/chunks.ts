import type { SimulationJob } from "./job.ts";
import type { Simulation } from "./open-simulation.ts";
import { counterOf, emptyTally, type Tally } from "./tally.ts";

/** Runs that are led and counted at once; the same for any number of workers. */
export const CHUNK = 500;

export interface Chunk {
  first: number;
  runs: number;
}

/** The `n`th chunk of a job; `null` where it has no more. */
export function chunkOf({ runs }: Pick<SimulationJob, "runs">, n: number): Chunk | null {
  const first = n * CHUNK;
  return first < runs ? { first, runs: Math.min(CHUNK, runs - first) } : null;
}

/** Leads the runs of chunks and counts them. */
export function chunkCounter(
  { tree, personas }: Pick<SimulationJob, "tree" | "personas">,
  simulation: Simulation,
): (chunk: Chunk) => Tally {
  const count = counterOf(tree);
  return ({ first, runs }) => {
    const tally = emptyTally(tree, personas.length);
    for (let index = first; index < first + runs; index += 1) count(tally, simulation.trace(index));
    return tally;
  };
}
