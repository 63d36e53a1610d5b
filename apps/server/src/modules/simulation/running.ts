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

  function sampleIfDue(take: () => Conversation): ProgressMessage["sample"] {
    const now = clock.now();
    if (now - sampledAt < SAMPLE_EVERY) return null;
    sampledAt = now;
    return sampleOf(take(), job.personas);
  }

  return {
    key,
    job,
    get done() {
      return done;
    },
    signal: cancelling.signal,
    progressed({ done: count, total, conversationsPerSecond, sample }) {
      done = count;
      const now = clock.now();
      if (now - toldAt < TELL_EVERY && done < total) return;
      toldAt = now;
      publish({
        type: "simulation-progress",
        key,
        treeId: job.tree.id,
        done,
        total,
        conversationsPerSecond,
        sample: sampleIfDue(sample),
      });
    },
    cancel: () => cancelling.abort(),
  };
}
