import type { ApiError } from "./api-error.ts";
import type { Attempts } from "./lockout.ts";

/** Why a password was not taken, and what that leaves. */
export interface SignInRefusal {
  result: "wrong-password" | "locked-out";
  attempts: Attempts;
}

const LOCK_MILLISECONDS = 15 * 60_000;

/** Reads a wrong password or a lock off the server's answer; `null` for any other fault. */
export function readRefusal(error: ApiError, at: number): SignInRefusal | null {
  const { reason, details } = error;
  const left = typeof details.attemptsLeft === "number" ? details.attemptsLeft : 0;
  if (reason === "wrong-password" && left > 0) {
    return { result: "wrong-password", attempts: { left, lockedUntil: null } };
  }
  if (reason !== "wrong-password" && reason !== "locked-out") return null;
  return { result: "locked-out", attempts: { left: 0, lockedUntil: at + lockLeft(error) } };
}

/** By the seconds that are left, not by the server's clock: this one may go differently. */
function lockLeft({ details }: ApiError): number {
  const seconds = details.retryAfterSeconds;
  return typeof seconds === "number" ? seconds * 1000 : LOCK_MILLISECONDS;
}
