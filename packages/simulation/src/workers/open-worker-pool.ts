import type { Conversation } from "../engine/run.ts";
import type { Summed } from "../engine/sum-up.ts";
import type { Tally } from "../engine/tally.ts";
import type { WorkerPool } from "../engine/worker-pool.ts";
import { openThread } from "./thread.ts";

/**
 * Threads that lead conversations, started with the first job. Whatever fails in one of them fails
 * the job that it worked for; the next job finds a new thread in its place.
 *
 * @param size 0 to 64
 * @param script another module than the usual one, as an executable carries it
 * @param standsBack whether everything else of this machine goes first, such as live calls
 */
export function openWorkerPool({
  size,
  script = usualScript,
  standsBack = false,
}: WorkerPoolOptions): WorkerPool {
  const threads = Array.from({ length: size }, () => openThread(script, standsBack));
  let jobs = 0;
  return {
    size,
    take(what) {
      const job = ++jobs;
      for (const thread of threads) thread.tell({ kind: "take", job, what });
      const worker = (at: number) => {
        const thread = threads[at];
        if (!thread) throw new RangeError(`There are ${size} threads, and none is number ${at}.`);
        return thread;
      };
      return {
        count: (at, chunk) => worker(at).ask({ kind: "count", job, chunk }) as Promise<Tally>,
        sumUp: (tally) => worker(0).ask({ kind: "sum-up", job, tally }) as Promise<Summed>,
        tell: (index) =>
          worker(index % size).ask({ kind: "tell", job, index }) as Promise<Conversation>,
        done() {
          for (const thread of threads) thread.tell({ kind: "done", job });
        },
      };
    },
    close() {
      for (const thread of threads) thread.stop();
    },
  };
}

export interface WorkerPoolOptions {
  size: number;
  script?: string;
  standsBack?: boolean;
}

let usualScript = new URL("./worker.ts", import.meta.url).href;

/** Tells where an executable carries the module of the threads. */
export function setWorkerScript(script: string): void {
  usualScript = script;
}
