import type { ApiError } from "./api-error.ts";
import type { Attempts } from "./lockout.ts";

/** Why a password was not taken, and what that leaves. */
export type SignInRefusal =
  | { result: "wrong-password" | "locked-out"; attempts: Attempts }
  /** Too many are trying: it was not looked at, and may be sent again after so many milliseconds. */
  | { result: "not-its-turn"; again: number };

const LOCK_MILLISECONDS = 15 * 60_000;

/** Reads what the server's answer says about the password; `null` for any other fault. */
export function readRefusal(error: ApiError, at: number): SignInRefusal | null {
  const { reason, details } = error;
  const left = typeof details.attemptsLeft === "number" ? details.attemptsLeft : 0;
  if (reason === "too-many-logins") return { result: "not-its-turn", again: again(error) };
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

function again({ details }: ApiError): number {
  const seconds = details.retryAfterSeconds;
  return (typeof seconds === "number" ? Math.max(1, seconds) : 10) * 1000;
}
