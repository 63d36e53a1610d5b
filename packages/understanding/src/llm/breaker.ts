import type { Clock } from "@rufbaum/runtime";

/** Failures in a row after which nothing is tried, and for how many milliseconds. */
const MOST_FAILURES = 5;
const PAUSE = 30_000;

/** Keeps callers from waiting for something that does not work. */
export interface Breaker {
  /** Whether it may be tried now; after a pause one try at a time, until one succeeds. */
  mayTry(): boolean;
  succeeded(): void;
  failed(): void;
}

export function createBreaker(clock: Clock): Breaker {
  let failures = 0;
  let closedUntil = 0;
  return {
    mayTry() {
      if (failures < MOST_FAILURES) return true;
      if (clock.now() < closedUntil) return false;
      closedUntil = clock.now() + PAUSE;
      return true;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      if (failures >= MOST_FAILURES) closedUntil = clock.now() + PAUSE;
    },
  };
}
