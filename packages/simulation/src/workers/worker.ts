/** A thread that leads conversations; it knows each job from "take" until "done". */
import { setPriority } from "node:os";
import { chunkCounter, countInTurns } from "../engine/chunks.ts";
import type { SimulationJob } from "../engine/job.ts";
import { openSimulation, type Simulation } from "../engine/open-simulation.ts";
import { openSimulationReader } from "../engine/open-simulation-reader.ts";
import { sumUp } from "../engine/sum-up.ts";
import type { Request, WorkerReply } from "./protocol.ts";

declare const self: Worker;

interface Taken {
  job: SimulationJob;
  simulation: Simulation;
  count: ReturnType<typeof chunkCounter>;
}

const jobs = new Map<number, Promise<Taken>>();

self.onmessage = ({ data }: MessageEvent<Request>) => {
  if (data.kind === "take") {
    const taken = take(data.what);
    // Whoever asks about the job is told what went wrong.
    taken.catch(() => {});
    jobs.set(data.job, taken);
  } else if (data.kind === "done") jobs.delete(data.job);
  else if (data.kind === "stand-back") standBack();
  else void answerTo(data).then((answer) => self.postMessage(answer));
};

async function take(job: SimulationJob): Promise<Taken> {
  const simulation = openSimulation(job, { reader: await openSimulationReader() });
  return { job, simulation, count: chunkCounter(job, simulation) };
}

/** Only Linux knows priorities of single threads: elsewhere it would slow the whole program. */
function standBack(): void {
  if (process.platform === "linux") setPriority(0, STANDING_BACK);
}

/** Of 19: a thread that computes gives way, and still gets on when all cores are busy. */
const STANDING_BACK = 10;

async function answerTo(asked: Extract<Request, { id: number }>): Promise<WorkerReply> {
  const { id } = asked;
  try {
    const taken = await jobs.get(asked.job);
    if (!taken) return { id, ok: false, message: "This job was never taken." };
    return { id, ok: true, value: await valueFor(asked, taken) };
  } catch (error) {
    return { id, ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

function valueFor(asked: Extract<Request, { id: number }>, { job, simulation, count }: Taken) {
  switch (asked.kind) {
    case "count":
      return afterOthers(() => countInTurns(asked.chunk, count, () => !jobs.has(asked.job)));
    case "sum-up":
      return sumUp(job, asked.tally, simulation);
    case "tell":
      return simulation.tell(asked.index);
  }
}

let counting: Promise<unknown> = Promise.resolve();

/** One chunk after the other. What is asked meanwhile is answered in between, or that a job is over. */
function afterOthers<Value>(count: () => Promise<Value>): Promise<Value> {
  const counted = counting.then(count);
  counting = counted.catch(() => {});
  return counted;
}
