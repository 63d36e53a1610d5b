import { kept, now } from "./runtime.ts";

/**
 * What the server said about failed sign-ins, mirrored so that the gate shows it at once, also
 * after a reload and in another tab. The server alone decides.
 */
export interface Attempts {
  /** Tries left before the lock. */
  left: number;
  /** Milliseconds since 1970; `null` while not locked. */
  lockedUntil: number | null;
}

export const ALL_ATTEMPTS = 3;

const stored = kept(localStorage, "rufbaum.attempts", isAttempts);

export function readAttempts(): Attempts {
  return settled(stored.read() ?? { left: ALL_ATTEMPTS, lockedUntil: null }, now());
}

export function writeAttempts(attempts: Attempts): void {
  const isFresh = attempts.left === ALL_ATTEMPTS && attempts.lockedUntil === null;
  stored.write(isFresh ? null : attempts);
}

/** A lock that has passed gives all tries back. */
export function settled(attempts: Attempts, at: number): Attempts {
  if (attempts.lockedUntil === null || attempts.lockedUntil > at) return attempts;
  return { left: ALL_ATTEMPTS, lockedUntil: null };
}

/** Seconds until the lock is over, rounded up: it never says 0 while the door is still shut. */
export function secondsLocked(attempts: Attempts, at: number): number {
  return attempts.lockedUntil === null
    ? 0
    : Math.max(0, Math.ceil((attempts.lockedUntil - at) / 1000));
}

function isAttempts(value: unknown): value is Attempts {
  const attempts = value as Attempts | null;
  return (
    typeof attempts?.left === "number" &&
    (attempts.lockedUntil === null || typeof attempts.lockedUntil === "number")
  );
}
