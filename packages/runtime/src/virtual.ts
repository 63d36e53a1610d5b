import type { Clock, Random, Timers } from "./index.ts";
import { randomFrom } from "./random.ts";

interface Task {
  at: number;
  order: number;
  every: number | null;
  run: () => void;
}

export interface VirtualTime extends Clock, Timers {
  /** Lets `milliseconds` pass, running what falls due on the way in the order of its time. */
  advance(milliseconds: number): void;
  /** As `advance`, and lets promises settle after each task. */
  pass(milliseconds: number): Promise<void>;
  /** How many tasks wait. */
  readonly waiting: number;
}

/** A clock with timers that stands still until it is advanced. */
export function virtualTime(start = Date.UTC(2026, 0, 5, 9, 0)): VirtualTime {
  let now = start;
  let order = 0;
  const tasks = new Set<Task>();

  function schedule(delay: number, every: number | null, run: () => void) {
    const task: Task = { at: now + Math.max(0, delay), order: order++, every, run };
    tasks.add(task);
    return () => void tasks.delete(task);
  }

  function nextUntil(limit: number): Task | null {
    let next: Task | null = null;
    for (const task of tasks) {
      if (task.at > limit) continue;
      if (!next || task.at < next.at || (task.at === next.at && task.order < next.order)) {
        next = task;
      }
    }
    return next;
  }

  function runNext(limit: number): boolean {
    const task = nextUntil(limit);
    if (!task) return false;
    now = task.at;
    if (task.every === null) tasks.delete(task);
    else {
      task.at = now + task.every;
      task.order = order++;
    }
    task.run();
    return true;
  }

  return {
    now: () => now,
    after: (milliseconds, task) => schedule(milliseconds, null, task),
    every: (milliseconds, task) => schedule(milliseconds, Math.max(1, milliseconds), task),
    advance(milliseconds) {
      const limit = now + milliseconds;
      while (runNext(limit));
      now = limit;
    },
    async pass(milliseconds) {
      const limit = now + milliseconds;
      await settle();
      while (runNext(limit)) await settle();
      now = limit;
    },
    get waiting() {
      return tasks.size;
    },
  };
}

/** Lets everything that is already resolved run on. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

/** Random values that are the same for the same seed (mulberry32; not for secrets). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return randomFrom((length) => Uint8Array.from({ length }, () => Math.floor(next() * 256)));
}
