import type { Clock, Timers } from "@rufbaum/runtime";

/** Whoever sets timers; once it is dropped, none of them ever runs. */
export interface TimerOwner {
  readonly name: string;
}

export interface SimulatedTime extends Clock {
  timersOf(owner: TimerOwner): Timers;
  /** Forgets every timer of an owner, as the end of its process would. */
  drop(owner: TimerOwner): void;
  /** How many timers an owner has set. */
  waitingOf(owner: TimerOwner): number;
  /** Runs the next timer that falls due until `limit`; `false` if there is none, and it is `limit`. */
  runNext(limit: number): boolean;
}

interface Task {
  at: number;
  order: number;
  every: number | null;
  owner: TimerOwner;
  run: () => void;
  isOff: boolean;
}

/** One clock for everybody in a run; what falls due at the same millisecond runs as it was set. */
export function simulatedTime(start: number): SimulatedTime {
  let now = start;
  let order = 0;
  const heap: Task[] = [];
  const waiting = new Map<TimerOwner, Set<Task>>();

  function schedule(owner: TimerOwner, delay: number, every: number | null, run: () => void) {
    const at = now + Math.max(0, Number.isFinite(delay) ? delay : 0);
    const task: Task = { at, order: order++, every, owner, run, isOff: false };
    tasksOf(owner).add(task);
    push(heap, task);
    return () => {
      task.isOff = true;
      tasksOf(owner).delete(task);
    };
  }

  function tasksOf(owner: TimerOwner): Set<Task> {
    const known = waiting.get(owner);
    if (known) return known;
    const made = new Set<Task>();
    waiting.set(owner, made);
    return made;
  }

  return {
    now: () => now,
    timersOf: (owner) => ({
      after: (milliseconds, task) => schedule(owner, milliseconds, null, task),
      every: (milliseconds, task) => schedule(owner, milliseconds, Math.max(1, milliseconds), task),
    }),
    drop(owner) {
      for (const task of tasksOf(owner)) task.isOff = true;
      waiting.delete(owner);
    },
    waitingOf: (owner) => waiting.get(owner)?.size ?? 0,
    runNext(limit) {
      for (;;) {
        const next = heap[0];
        if (!next || next.at > limit) {
          now = limit;
          return false;
        }
        pop(heap);
        if (next.isOff) continue;
        now = next.at;
        if (next.every === null) tasksOf(next.owner).delete(next);
        else {
          next.at = now + next.every;
          next.order = order++;
          push(heap, next);
        }
        next.run();
        return true;
      }
    },
  };
}

function isBefore(one: Task, other: Task): boolean {
  return one.at < other.at || (one.at === other.at && one.order < other.order);
}

function push(heap: Task[], task: Task): void {
  let index = heap.length;
  heap.push(task);
  while (index > 0) {
    const above = (index - 1) >> 1;
    const parent = heap[above] as Task;
    if (!isBefore(task, parent)) break;
    heap[index] = parent;
    index = above;
  }
  heap[index] = task;
}

function pop(heap: Task[]): void {
  const last = heap.pop() as Task;
  if (heap.length === 0) return;
  let index = 0;
  for (;;) {
    let below = 2 * index + 1;
    if (below >= heap.length) break;
    const right = heap[below + 1];
    if (right && isBefore(right, heap[below] as Task)) below += 1;
    const child = heap[below] as Task;
    if (!isBefore(child, last)) break;
    heap[index] = child;
    index = below;
  }
  heap[index] = last;
}
