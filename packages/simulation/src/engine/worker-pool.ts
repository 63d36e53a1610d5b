import type { Chunk } from "./chunks.ts";
import type { SimulationJob } from "./job.ts";
import type { Conversation } from "./run.ts";
import type { Summed } from "./sum-up.ts";
import type { Tally } from "./tally.ts";

/** Threads that lead conversations at the same time. */
export interface WorkerPool {
  /** How many they are. */
  readonly size: number;
  /** Hands a job to all of them. */
  take(job: SimulationJob): PooledJob;
  /** Lets them go; what they were doing is lost. */
  close(): void;
}

/** A job in the hands of a pool. Promises reject with an `Error` where one of them fails. */
export interface PooledJob {
  /** `worker`: 0 to below `size`. */
  count(worker: number, chunk: Chunk): Promise<Tally>;
  sumUp(tally: Tally): Promise<Summed>;
  tell(index: number): Promise<Conversation>;
  /** Lets them forget the job. */
  done(): void;
}
