import type { Chunk } from "../engine/chunks.ts";
import type { SimulationJob } from "../engine/job.ts";
import type { Conversation } from "../engine/run.ts";
import type { Summed } from "../engine/sum-up.ts";
import type { Tally } from "../engine/tally.ts";

/** What a thread is asked; jobs bear the number that they were taken under. */
export type Request =
  /** From now on everything else of this machine goes first. */
  | { kind: "stand-back" }
  | { kind: "take"; job: number; what: SimulationJob }
  | { kind: "count"; job: number; id: number; chunk: Chunk }
  | { kind: "sum-up"; job: number; id: number; tally: Tally }
  | { kind: "tell"; job: number; id: number; index: number }
  | { kind: "done"; job: number };

/** What it answers, under the `id` of the question. */
export type WorkerReply =
  | { id: number; ok: true; value: Tally | Summed | Conversation }
  | { id: number; ok: false; message: string };
