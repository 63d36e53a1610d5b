/** A thread that leads conversations; it knows each job from "take" until "done". */
import { setPriority } from "node:os";
import { type Chunk, chunkCounter } from "../engine/chunks.ts";
import type { SimulationJob } from "../engine/job.ts";
import { openSimulation, type Simulation } from "../engine/open-simulation.ts";
import { sumUp } from "../engine/sum-up.ts";
import type { Tally } from "../engine/tally.ts";
import type { Answer, Request } from "./protocol.ts";

declare const self: Worker;

interface Taken {
  job: SimulationJob;
  simulation: Simulation;
  count(chunk: Chunk): Tally;
}

const jobs = new Map<number, Taken>();

self.onmessage = ({ data }: MessageEvent<Request>) => {
  if (data.kind === "take") {
    const simulation = openSimulation(data.what);
    const count = chunkCounter(data.what, simulation);
    jobs.set(data.job, { job: data.what, simulation, count });
  } else if (data.kind === "done") jobs.delete(data.job);
  else if (data.kind === "stand-back") standBack();
  else self.postMessage(answerTo(data));
};

/** Only Linux knows priorities of single threads: elsewhere it would slow the whole program. */
function standBack(): void {
  if (process.platform === "linux") setPriority(0, STANDING_BACK);
}

/** Of 19: a thread that computes gives way, and still gets on when all cores are busy. */
const STANDING_BACK = 10;

function answerTo(asked: Extract<Request, { id: number }>): Answer {
  const { id } = asked;
  try {
    const taken = jobs.get(asked.job);
    if (!taken) return { id, ok: false, message: "This job was never taken." };
    return { id, ok: true, value: valueFor(asked, taken) };
  } catch (error) {
    return { id, ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

function valueFor(asked: Extract<Request, { id: number }>, { job, simulation, count }: Taken) {
  switch (asked.kind) {
    case "count":
      return count(asked.chunk);
    case "sum-up":
      return sumUp(job, asked.tally, simulation);
    case "tell":
      return simulation.tell(asked.index);
  }
}
