import { ALL_ATTEMPTS, type Attempts, settled } from "./lockout.ts";
import { kept, now } from "./runtime.ts";

/*
 * What the server said about failed sign-ins, mirrored so that the gate shows it at once, also
 * after a reload and in another tab. The server alone decides.
 */
const stored = kept("browser", "rufbaum.attempts", isAttempts);

export function readAttempts(): Attempts {
  return settled(stored.read() ?? ALL_ATTEMPTS, now());
}

export function writeAttempts(attempts: Attempts): void {
  const isFresh = attempts.left === ALL_ATTEMPTS.left && attempts.lockedUntil === null;
  stored.write(isFresh ? null : attempts);
}

function isAttempts(value: unknown): value is Attempts {
  const attempts = value as Attempts | null;
  return (
    typeof attempts?.left === "number" &&
    (attempts.lockedUntil === null || typeof attempts.lockedUntil === "number")
  );
}
