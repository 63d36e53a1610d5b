import { ApiError } from "./api-error.ts";
import { ALL_ATTEMPTS, type Attempts, writeAttempts } from "./attempts.ts";
import { client, unwrap } from "./client.ts";
import { queryClient } from "./query-client.ts";
import { now } from "./runtime.ts";
import { beginSession, endSession } from "./tab-session.ts";

export type SignIn =
  | { result: "signed-in" }
  | { result: "wrong-password"; attempts: Attempts }
  | { result: "locked-out"; attempts: Attempts };

/** Tries a password. Throws an `ApiError` where the server could not decide. */
export async function signIn(password: string): Promise<SignIn> {
  try {
    const session = await unwrap(client.api.session.post({ password }));
    writeAttempts({ left: ALL_ATTEMPTS, lockedUntil: null });
    beginSession(session);
    return { result: "signed-in" };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const refused = readRefusal(error, now());
    if (refused === null) throw error;
    writeAttempts(refused.attempts);
    return refused;
  }
}

/** What the server holds against this client, and whether this tab's sign-in still counts. */
export async function readStanding(): Promise<{ authenticated: boolean; attempts: Attempts }> {
  const standing = await unwrap(client.api.session.get());
  const attempts = {
    left: standing.attemptsLeft,
    lockedUntil: standing.lockedUntil === null ? null : Date.parse(standing.lockedUntil),
  };
  writeAttempts(attempts);
  return { authenticated: standing.authenticated, attempts };
}

/** Signs this tab out; the gate comes back even where the server can't be told. */
export async function signOut(): Promise<void> {
  try {
    await unwrap(client.api.session.delete());
  } finally {
    endSession("signed-out");
    queryClient.clear();
  }
}

/** A wrong password or a lock, read off the refusal; `null` for any other fault. */
export function readRefusal(
  { reason, details }: ApiError,
  at: number,
): Exclude<SignIn, { result: "signed-in" }> | null {
  const left = typeof details.attemptsLeft === "number" ? details.attemptsLeft : 0;
  if (reason === "wrong-password" && left > 0) {
    return { result: "wrong-password", attempts: { left, lockedUntil: null } };
  }
  if (reason !== "wrong-password" && reason !== "locked-out") return null;
  return { result: "locked-out", attempts: { left: 0, lockedUntil: readLock(details, at) } };
}

const LOCK_MILLISECONDS = 15 * 60_000;

function readLock(details: ApiError["details"], at: number): number {
  if (typeof details.retryAfterSeconds === "number") return at + details.retryAfterSeconds * 1000;
  return at + LOCK_MILLISECONDS;
}
