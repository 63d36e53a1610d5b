export interface PollClock {
  /** The question is put now. */
  asked(): void;
  /** Milliseconds until it is to be put again, more than 0. */
  untilNext(): number;
}

/**
 * Counts from the last question. A query's own interval begins anew with everything that comes to be
 * known of it meanwhile: where messages come faster than that, it would never be asked for again.
 */
export function createPollClock(every: number, now: () => number): PollClock {
  let askedAt: number | null = null;
  return {
    asked() {
      askedAt = now();
    },
    untilNext: () => (askedAt === null ? every : every - ((now() - askedAt) % every)),
  };
}
