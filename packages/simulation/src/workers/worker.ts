/** A thread that leads conversations; it knows each job from "take" until "done". */
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
  else self.postMessage(answerTo(data));
};

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
