import { breathe } from "@rufbaum/runtime";
import { counterOf } from "./count-run.ts";
import type { SimulationJob } from "./job.ts";
import type { Simulation } from "./open-simulation.ts";
import { emptyTally, type Tally } from "./tally.ts";

/**
 * Runs that are led and counted at once, all of one persona: whoever has heard it before knows its
 * words. How a job falls into chunks does not depend on who leads them.
 */
export interface Chunk {
  /** The first run; every `step`th one follows. */
  first: number;
  step: number;
  runs: number;
}

export const CHUNK = 500;

/** The chunks of a job, in the order in which they are merged. */
export function chunksOf({ runs, personas }: Pick<SimulationJob, "runs" | "personas">) {
  const step = personas.length;
  const blocks = Math.ceil(Math.ceil(runs / step) / CHUNK);
  return {
    count: blocks * step,
    /** May hold no run at all: a last block needs not be full. */
    at(n: number): Chunk {
      const first = Math.floor(n / step) * CHUNK * step + (n % step);
      const left = Math.ceil((runs - first) / step);
      return { first, step, runs: Math.max(0, Math.min(CHUNK, left)) };
    },
    personaOf: (n: number) => n % step,
  };
}

/** Leads the runs of chunks and counts them, on top of what was counted before. */
export function chunkCounter(
  { tree, personas }: Pick<SimulationJob, "tree" | "personas">,
  simulation: Simulation,
): (chunk: Chunk, before?: Tally) => Tally {
  const count = counterOf(tree);
  return ({ first, step, runs }, tally = emptyTally(tree, personas.length)) => {
    for (let done = 0; done < runs; done += 1) count(tally, simulation.trace(first + done * step));
    return tally;
  };
}

/** Steps, and runs, after which a thread lets others have a turn: a few milliseconds. */
const BREATH = 200;

/** Leads the runs of a chunk and counts them; in between the thread hears whether it is over. */
export async function countInTurns(
  { first, step, runs }: Chunk,
  count: ReturnType<typeof chunkCounter>,
  isOver: () => boolean,
): Promise<Tally> {
  let tally = count({ first, step, runs: 0 });
  let done = 0;
  for (let breathed = 0; done < runs && !isOver(); done += 1) {
    tally = count({ first: first + done * step, step, runs: 1 }, tally);
    // A tree may lead through thousands of nodes in one run.
    const work = tally.all.steps + tally.all.runs;
    if (work - breathed < BREATH) continue;
    breathed = work;
    await breathe();
  }
  return tally;
}
