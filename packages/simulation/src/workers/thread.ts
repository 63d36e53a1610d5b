import type { Request, WorkerReply } from "./protocol.ts";

/** A worker that is asked and answers; started with the first thing it is told. */
export interface Thread {
  tell(request: Extract<Request, { kind: "take" | "done" }>): void;
  /** Rejects where the thread fails, or was stopped. */
  ask(request: Question): Promise<Extract<WorkerReply, { ok: true }>["value"]>;
  stop(): void;
}

export type Question =
  Extract<Request, { id: number }> extends infer One
    ? One extends { id: number }
      ? Omit<One, "id">
      : never
    : never;

interface Waiting {
  resolve(value: Extract<WorkerReply, { ok: true }>["value"]): void;
  reject(error: Error): void;
}

/**
 * @param script where the worker's module is
 * @param standsBack whether everything else of this machine goes first
 */
export function openThread(script: string, standsBack = false): Thread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let asked = 0;

  function start(): Worker {
    const started = new Worker(script);
    started.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
      const asker = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.ok) asker?.resolve(data.value);
      else asker?.reject(new Error(data.message));
    };
    started.onerror = (event) => {
      event.preventDefault?.();
      fail(started, `A thread of the simulation failed: ${event.message}`);
    };
    started.addEventListener("close", () => fail(started, "A thread of the simulation has ended."));
    const first: Request = { kind: "stand-back" };
    if (standsBack) started.postMessage(first);
    return started;
  }

  /** Whoever waits is told; the next question starts another thread, which knows no jobs. */
  function fail(failed: Worker, message: string): void {
    if (worker !== failed) return;
    worker = null;
    failed.terminate();
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  }

  return {
    tell(request) {
      // What was never told of a job has nothing to forget.
      if (worker === null && request.kind === "done") return;
      worker ??= start();
      worker.postMessage(request);
    },
    ask(request) {
      const id = ++asked;
      return new Promise((resolve, reject) => {
        worker ??= start();
        waiting.set(id, { resolve, reject });
        worker.postMessage({ ...request, id });
      });
    },
    stop() {
      if (worker) fail(worker, "The simulation's threads were closed.");
    },
  };
}
