import type { Cancel, Timers } from "@rufbaum/runtime";
import { DomainError } from "../errors.ts";
import type { Answered, Asked } from "./protocol.ts";
import { type Reader, sizeOf, tooBusy, tooSlow } from "./reader.ts";
import { runTask, type TaskName } from "./tasks.ts";

/** Bytes up to which a task takes a few milliseconds at the very worst, and is done at once. */
const SMALL = 64 * 1024;
/** Tasks that may wait, and the bytes of all of them. */
const MOST_WAITING = 20;
const MOST_BYTES = 64 * 1024 * 1024;
/** Milliseconds for one task; the worst that was found took two seconds. */
const WITHIN = 30_000;

interface Job {
  asked: Asked;
  size: number;
  done(output: never): void;
  failed(error: Error): void;
}

/**
 * A reader with a thread of its own for what is large, started with the first such task and again
 * after it has failed. The thread has one task at a time: a body that brings it down fails alone.
 */
export function openReader({
  timers,
  script = usualScript,
  within = WITHIN,
}: {
  timers: Timers;
  script?: string;
  within?: number;
}): Reader & { close(): void } {
  const waiting: Job[] = [];
  let bytes = 0;
  let worker: Worker | null = null;
  let current: Job | null = null;
  let cancelLimit: Cancel = () => {};

  function start(): Worker {
    const started = new Worker(script);
    started.onmessage = ({ data }: MessageEvent<Answered>) => finish((job) => settle(job, data));
    started.onerror = (event) => {
      event.preventDefault?.();
      give(started, new Error(`The reader's thread failed: ${event.message}`));
    };
    started.addEventListener("close", () =>
      give(started, new Error("The reader's thread has ended.")),
    );
    return started;
  }

  function next(): void {
    if (current) return;
    current = waiting.shift() ?? null;
    if (!current) return;
    worker ??= start();
    const asked = worker;
    cancelLimit = timers.after(within, () => give(asked, tooSlow()));
    worker.postMessage(current.asked);
  }

  function finish(tell: (job: Job) => void): void {
    const job = current;
    if (!job) return;
    cancelLimit();
    current = null;
    bytes -= job.size;
    tell(job);
    next();
  }

  /** Ends a thread that failed, and the task that it had; others find a new one. */
  function give(failed: Worker, error: Error): void {
    if (worker !== failed) return;
    worker = null;
    failed.terminate();
    finish((job) => job.failed(error));
  }

  return {
    async ask(name: TaskName, input: never): Promise<never> {
      const size = sizeOf(input);
      if (size <= SMALL) return runTask(name, input) as never;
      if (waiting.length >= MOST_WAITING || bytes + size > MOST_BYTES) throw tooBusy();
      bytes += size;
      return new Promise((done, failed) => {
        waiting.push({ asked: { name, input }, size, done, failed });
        next();
      });
    },
    close() {
      const closed = new Error("The server is stopping.");
      for (const { failed } of waiting.splice(0)) failed(closed);
      if (worker) give(worker, closed);
    },
  };
}

function settle({ done, failed }: Job, answer: Answered): void {
  if (answer.kind === "done") done(answer.output as never);
  else failed(answer.kind === "refused" ? refusalIn(answer) : faultIn(answer));
}

function refusalIn({
  refusal,
  reason,
  status,
  details,
}: Extract<Answered, { kind: "refused" }>): DomainError {
  return new DomainError(refusal, { reason, status, ...(details && { details }) });
}

function faultIn({ name, stack }: Extract<Answered, { kind: "failed" }>): Error {
  const fault = new Error("The reader's thread could not do a task.");
  fault.name = name;
  fault.stack = stack;
  return fault;
}

let usualScript = new URL("./worker.ts", import.meta.url).href;

/** Tells where an executable carries the module of the thread. */
export function setReaderScript(script: string): void {
  usualScript = script;
}
