/** What the server holds against this client after failed sign-ins. */
export interface Attempts {
  /** Tries left before the lock. */
  left: number;
  /** Milliseconds since 1970; `null` while not locked. */
  lockedUntil: number | null;
}

export const ALL_ATTEMPTS: Attempts = { left: 3, lockedUntil: null };

/** A lock that has passed gives all tries back. */
export function settled(attempts: Attempts, at: number): Attempts {
  const { lockedUntil } = attempts;
  return lockedUntil === null || lockedUntil > at ? attempts : ALL_ATTEMPTS;
}

/** Seconds until the lock is over, rounded up: it never says 0 while the door is still shut. */
export function secondsLocked({ lockedUntil }: Attempts, at: number): number {
  return lockedUntil === null ? 0 : Math.max(0, Math.ceil((lockedUntil - at) / 1000));
}
