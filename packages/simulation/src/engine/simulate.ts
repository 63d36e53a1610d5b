import type { Clock } from "@rufbaum/runtime";
import { type Chunk, chunkCounter, chunksOf, countInTurns } from "./chunks.ts";
import { MOST_RUNS, type SimulationJob } from "./job.ts";
import { mergeTally } from "./merge-tally.ts";
import { openSimulation, type Simulation } from "./open-simulation.ts";
import { openSimulationReader } from "./open-simulation-reader.ts";
import type { SimulationResult } from "./result.ts";
import type { Conversation } from "./run.ts";
import { shareOut } from "./share-out.ts";
import { sumUp } from "./sum-up.ts";
import { emptyTally, runsIn, type Tally } from "./tally.ts";
import type { WorkerPool } from "./worker-pool.ts";

export interface SimulateOptions {
  clock: Clock;
  /** Others who help; without them, or with `mainTakesPart`, this thread leads conversations, too. */
  pool?: WorkerPool | undefined;
  mainTakesPart?: boolean;
  /** Told after every few hundred runs. */
  onProgress?(progress: SimulationProgress): void;
  /** Aborted, the promise rejects with `SimulationCancelled`. */
  signal?: AbortSignal | undefined;
}

export interface SimulationProgress {
  done: number;
  total: number;
  /** Since the beginning. */
  conversationsPerSecond: number;
  /** One of the last runs, in full; each time another persona's. */
  sample(): Promise<Conversation>;
}

/** The simulation was called off. */
export class SimulationCancelled extends Error {
  override readonly name = "SimulationCancelled";
  constructor() {
    super("The simulation was cancelled.");
  }
}

/**
 * Leads all conversations of a job and sums them up; the result does not depend on who helps.
 *
 * Throws `RangeError` where the job asks for what can't be, `SimulationCancelled` when called off,
 * and `Error` where one who helps has failed.
 */
export async function simulate(
  job: SimulationJob,
  { clock, pool, mainTakesPart = false, onProgress, signal }: SimulateOptions,
): Promise<SimulationResult> {
  checkJob(job);
  if (signal?.aborted) throw new SimulationCancelled();
  const startedAt = clock.now();
  const helped = pool && pool.size > 0 ? pool.take(job) : null;
  const tally = emptyTally(job.tree, job.personas.length);
  const early = new Map<number, Tally>();
  const chunks = chunksOf(job);
  const threads = (helped ? (pool?.size ?? 0) : 0) + (helped && !mainTakesPart ? 0 : 1);
  const shares = shareOut(chunks, threads);
  let merged = 0;
  let isOver = false;
  let opened: Promise<Simulation> | null = null;

  /** The simulation of this thread, which only holds a reader where it takes part. */
  function here(): Promise<Simulation> {
    opened ??= openSimulationReader().then((reader) => openSimulation(job, { reader }));
    return opened;
  }

  /** Chunks are merged in their order, whoever was first. */
  function put(n: number, counted: Tally): void {
    early.set(n, counted);
    for (let next = early.get(merged); next !== undefined; next = early.get(merged)) {
      early.delete(merged);
      mergeTally(tally, next);
      merged += 1;
    }
    const took = (clock.now() - startedAt) / 1_000;
    onProgress?.({
      done: runsIn(tally),
      total: job.runs,
      conversationsPerSecond: took > 0 ? Math.round(runsIn(tally) / took) : 0,
      // One after the other, so that every persona is heard.
      sample: () => tell(Math.max(0, runsIn(tally) - 1 - (merged % job.personas.length))),
    });
  }

  /** The first conversations that a thread leads take it long: those who help have led some. */
  async function tell(index: number): Promise<Conversation> {
    return helped ? helped.tell(index) : (await here()).tell(index);
  }

  /** Leads chunks until none is left. */
  async function work(hand: number, count: (chunk: Chunk) => Promise<Tally>): Promise<void> {
    for (let n = shares.next(hand); n !== null && !isOver; n = shares.next(hand)) {
      const counted = await count(chunks.at(n));
      if (!isOver) put(n, counted);
    }
  }

  async function workHere(): Promise<void> {
    const count = chunkCounter(job, await here());
    await work(threads - 1, (chunk) => countInTurns(chunk, count, () => isOver));
  }

  async function lead(): Promise<SimulationResult> {
    const hands: Promise<void>[] = [];
    for (let worker = 0; helped && pool && worker < pool.size; worker += 1) {
      for (let place = 0; place < AHEAD; place += 1) {
        hands.push(work(worker, (chunk) => helped.count(worker, chunk)));
      }
    }
    if (!helped || mainTakesPart) hands.push(workHere());
    await Promise.all(hands);
    const summed =
      helped && !mainTakesPart ? await helped.sumUp(tally) : await sumUp(job, tally, await here());
    return { ...summed, executionTime: Math.round(clock.now() - startedAt) };
  }

  try {
    return await (signal ? Promise.race([lead(), aborted(signal)]) : lead());
  } finally {
    isOver = true;
    helped?.done();
  }
}

/** Chunks that wait at each helper, so that none is ever idle. */
const AHEAD = 2;

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new SimulationCancelled()), { once: true });
  });
}

function checkJob({ runs, personas, noise, seed }: SimulationJob): void {
  if (!Number.isInteger(runs) || runs < 1 || runs > MOST_RUNS) {
    throw new RangeError(`A simulation has 1 to ${MOST_RUNS} runs, not ${runs}.`);
  }
  if (personas.length === 0) throw new RangeError("A simulation needs at least one persona.");
  if (!(noise >= 0 && noise <= 1)) {
    throw new RangeError(`Noise lies between 0 and 1, not at ${noise}.`);
  }
  if (!Number.isSafeInteger(seed) || seed < 0) {
    throw new RangeError(`A seed is a whole number from 0 to 2^53 - 1, not ${seed}.`);
  }
}
