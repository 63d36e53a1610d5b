import type { Clock } from "@rufbaum/runtime";
import type { LineTimers } from "./line/line-timers.ts";

export interface StartQueue {
  /** Runs `start` when the rate allows; the returned function gives the place up. */
  enter(start: () => void): () => void;
}

/**
 * Starts calls at no more than `perSecond`, in the order they came. As at Twilio the excess waits
 * and is never refused.
 */
export function createStartQueue(options: {
  clock: Clock;
  timers: LineTimers;
  speed: number;
  perSecond: number;
}): StartQueue {
  const { clock, timers, speed, perSecond } = options;
  const interval = 1_000 / perSecond;
  const waiting = new Set<() => void>();
  let nextStartAt = Number.NEGATIVE_INFINITY;
  let scheduled = false;

  function schedule(): void {
    if (waiting.size === 0 || scheduled) return;
    scheduled = true;
    timers.after(Math.max(0, nextStartAt - clock.now()) * speed, () => {
      scheduled = false;
      const [start] = waiting;
      if (!start) return;
      waiting.delete(start);
      nextStartAt = clock.now() + interval / speed;
      start();
      schedule();
    });
  }

  return {
    enter(start) {
      const place = () => start();
      waiting.add(place);
      schedule();
      return () => void waiting.delete(place);
    },
  };
}
