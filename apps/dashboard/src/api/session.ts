import { keepTimeZone } from "../messages/time-zone.ts";
import { ApiError } from "./api-error.ts";
import { writeAttempts } from "./attempts.ts";
import { client, unwrap } from "./client.ts";
import { ALL_ATTEMPTS, type Attempts } from "./lockout.ts";
import { queryClient } from "./query-client.ts";
import { now } from "./runtime.ts";
import { readRefusal, type SignInRefusal } from "./sign-in-refusal.ts";
import { beginSession, endSession } from "./tab-session.ts";

export type SignInAnswer = { result: "signed-in" } | SignInRefusal;

/** Tries a password. Throws an `ApiError` where the server could not decide. */
export async function signIn(password: string): Promise<SignInAnswer> {
  try {
    const session = await unwrap(client.api.session.post({ password }));
    writeAttempts(ALL_ATTEMPTS);
    keepTimeZone(session.timeZone);
    beginSession(session);
    return { result: "signed-in" };
  } catch (error) {
    const refusal = error instanceof ApiError ? readRefusal(error, now()) : null;
    if (refusal === null) throw error;
    if (refusal.result !== "not-its-turn") writeAttempts(refusal.attempts);
    return refusal;
  }
}

/** What the server holds against this client. */
export async function readStanding(): Promise<Attempts> {
  const { attemptsLeft, lockedUntil } = await unwrap(client.api.session.get());
  const attempts = {
    left: attemptsLeft,
    lockedUntil: lockedUntil === null ? null : Date.parse(lockedUntil),
  };
  writeAttempts(attempts);
  return attempts;
}

/** Signs this tab out; the gate comes back even where the server can't be told. */
export async function signOut(): Promise<void> {
  try {
    await unwrap(client.api.session.delete());
  } finally {
    endSession("signed-out");
  }
}

/** Nothing of what was read stays when a session ends. */
export function forgetEverything(): void {
  queryClient.clear();
}
