import type { Clock, Random } from "@rufbaum/runtime";
import {
  browserIsKnown,
  clearLoginAttempts,
  countRecentFailures,
  type Database,
  deleteExpiredSessions,
  insertSession,
  type LoginAttempt,
  readLoginAttempts,
  takeLoginAttempt,
} from "@rufbaum/store";
import { DomainError } from "../../errors.ts";
import { hashOf } from "./identity.ts";
import { verifyPassword } from "./password.ts";

export const LOGIN_ATTEMPTS = 3;
export const LOCK_MILLISECONDS = 15 * 60_000;
export const SESSION_MILLISECONDS = 4 * 60 * 60_000;

/** Failures of all clients together, after which no password is looked at any more. */
const FAILURES_PER_HOUR = 100;
const HOUR_MILLISECONDS = 60 * 60_000;

export interface SignedIn {
  /** For the tab: sent with each request. */
  token: string;
  /** For the browser: the cookie's value. */
  cookie: string;
  expiresAt: number;
}

interface LoginRequest {
  /** Whom failures are counted against. */
  client: string;
  password: string;
  /** The browser's cookie so far. */
  cookie: string | null;
}

/** What a client that is not signed in may still try. Times in milliseconds since 1970. */
export interface LoginStanding {
  attemptsLeft: number;
  lockedUntil: number | null;
}

/**
 * Signing in by the one password. An attempt is counted as failed before the password is looked
 * at, so that of many at once no more than three are; and one is looked at after the other, so
 * that guessing takes no more than one processor from the calls.
 */
export function createLogin(deps: {
  db: Database;
  clock: Clock;
  random: Random;
  passwordHash: string | null;
  log(message: string): void;
}) {
  const { db, clock, random, log } = deps;
  let lookedAt: Promise<unknown> = Promise.resolve();

  async function login({ client, password, cookie }: LoginRequest): Promise<SignedIn> {
    const now = clock.now();
    if ((await recentFailures(now)) >= FAILURES_PER_HOUR) throw tooManyEverywhere();
    const taken = await takeLoginAttempt(db, {
      client,
      now,
      limit: LOGIN_ATTEMPTS,
      lockMilliseconds: LOCK_MILLISECONDS,
    });
    if (!taken.allowed) throw stillLocked(taken, now);
    if (!(await isRight(password, now))) {
      log(`sign-in refused: wrong password${taken.lockedUntil === null ? "" : ", locked out"}`);
      throw wrong(taken, now);
    }
    await clearLoginAttempts(db, client);
    return open(cookie);
  }

  function isRight(password: string, now: number): Promise<boolean> {
    const answer = lookedAt.then(async () => {
      // This attempt is among the failures already, and so are those that wait behind it.
      if ((await recentFailures(now)) > FAILURES_PER_HOUR) throw tooManyEverywhere();
      return verifyPassword(password, deps.passwordHash);
    });
    lookedAt = answer.catch(() => {});
    return answer;
  }

  function recentFailures(now: number): Promise<number> {
    return countRecentFailures(db, now - HOUR_MILLISECONDS);
  }

  /** A browser that is known keeps its cookie, so that its other tabs stay signed in. */
  async function open(cookie: string | null): Promise<SignedIn> {
    const now = clock.now();
    await deleteExpiredSessions(db, now);
    const isKnown = cookie !== null && (await browserIsKnown(db, hashOf(cookie), now));
    const signedIn = {
      token: random.secret(),
      cookie: isKnown ? cookie : random.secret(),
      expiresAt: now + SESSION_MILLISECONDS,
    };
    await insertSession(db, {
      id: random.id("session"),
      tokenHash: hashOf(signedIn.token),
      cookieHash: hashOf(signedIn.cookie),
      createdAt: now,
      expiresAt: signedIn.expiresAt,
    });
    return signedIn;
  }

  async function standing(client: string): Promise<LoginStanding> {
    const now = clock.now();
    const { failures, lockedUntil } = await readLoginAttempts(db, client, now);
    const isLocked = lockedUntil !== null && lockedUntil > now;
    return {
      attemptsLeft: isLocked ? 0 : Math.max(0, LOGIN_ATTEMPTS - failures),
      lockedUntil: isLocked ? lockedUntil : null,
    };
  }

  return { login, standing };
}

function wrong({ failures, lockedUntil }: LoginAttempt, now: number): DomainError {
  const attemptsLeft = Math.max(0, LOGIN_ATTEMPTS - failures);
  if (lockedUntil !== null) {
    return lockedOut(
      "Zugriff gesperrt: Zu viele fehlgeschlagene Versuche. Bitte warten Sie 15 Minuten.",
      lockedUntil,
      now,
    );
  }
  return new DomainError(
    "wrong-password",
    `Falsches Passwort. ${attemptsLeft} Versuche verbleibend.`,
    { status: 401, details: { attemptsLeft } },
  );
}

function stillLocked({ lockedUntil }: LoginAttempt, now: number): DomainError {
  const until = lockedUntil ?? now + LOCK_MILLISECONDS;
  return lockedOut(
    `Zu viele fehlgeschlagene Versuche. Bitte warten Sie ${secondsUntil(until, now)} Sekunden.`,
    until,
    now,
  );
}

function lockedOut(message: string, lockedUntil: number, now: number): DomainError {
  return new DomainError("locked-out", message, {
    status: 429,
    details: {
      attemptsLeft: 0,
      retryAfterSeconds: secondsUntil(lockedUntil, now),
      lockedUntil: new Date(lockedUntil).toISOString(),
    },
  });
}

function tooManyEverywhere(): DomainError {
  return new DomainError(
    "too-many-logins",
    "Von überall her wurden zu viele falsche Passwörter eingegeben. Bitte versuchen Sie es später noch einmal.",
    { status: 429, details: { retryAfterSeconds: HOUR_MILLISECONDS / 1000 } },
  );
}

function secondsUntil(until: number, now: number): number {
  return Math.ceil((until - now) / 1000);
}
