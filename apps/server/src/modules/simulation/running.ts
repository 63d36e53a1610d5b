import type { Clock } from "@rufbaum/runtime";
import type { Conversation, SimulationJob, SimulationProgress } from "@rufbaum/simulation";
import type { LiveMessage } from "../../live/messages.ts";
import { sampleOf } from "./sample.ts";

/** A simulation on its way. */
export interface Running {
  readonly key: string;
  readonly job: SimulationJob;
  readonly done: number;
  readonly signal: AbortSignal;
  /** Told by the engine, as often as it likes. */
  progressed(progress: SimulationProgress): void;
  cancel(): void;
}

type ProgressMessage = Extract<LiveMessage, { type: "simulation-progress" }>;

/** Milliseconds between two messages, and between two conversations to read along. */
const TELL_EVERY = 100;
const SAMPLE_EVERY = 600;

export function openRunning(
  { key, job }: { key: string; job: SimulationJob },
  { clock, publish }: { clock: Clock; publish(message: LiveMessage): void },
): Running {
  const cancelling = new AbortController();
  let done = 0;
  let toldAt = Number.NEGATIVE_INFINITY;
  let sampledAt = Number.NEGATIVE_INFINITY;
  let sample: ProgressMessage["sample"] = null;

  /** It goes with the next message after it was told. */
  function takeSample(take: () => Promise<Conversation>, now: number): void {
    sampledAt = now;
    take().then(
      (conversation) => {
        sample = sampleOf(conversation, job.personas);
      },
      // It ended meanwhile.
      () => {},
    );
  }

  return {
    key,
    job,
    get done() {
      return done;
    },
    signal: cancelling.signal,
    progressed({ done: count, total, conversationsPerSecond, sample: take }) {
      done = count;
      const now = clock.now();
      if (now - sampledAt >= SAMPLE_EVERY) takeSample(take, now);
      if (now - toldAt < TELL_EVERY && done < total) return;
      toldAt = now;
      publish({
        type: "simulation-progress",
        key,
        treeId: job.tree.id,
        done,
        total,
        conversationsPerSecond,
        sample,
      });
      sample = null;
    },
    cancel: () => cancelling.abort(),
  };
}
