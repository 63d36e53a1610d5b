import type { Runtime } from "@rufbaum/runtime";
import {
  browserIsKnown,
  clearLoginAttempts,
  countRecentFailures,
  type Database,
  deleteExpiredSessions,
  deleteForgottenAttempts,
  insertSession,
  type LoginAttempt,
  readLoginAttempts,
  takeLoginAttempt,
  takeLoginTurn,
} from "@rufbaum/store";
import { DomainError } from "../../errors.ts";
import { createDeviceCookies } from "./device-cookie.ts";
import { hashOf } from "./identity.ts";
import { createLoginTurns, TURN_EVERY } from "./login-turns.ts";
import { storedPassword, verifyPassword } from "./password.ts";
import { createRefusalLog } from "./refusal-log.ts";

export const LOGIN_ATTEMPTS = 3;
export const LOCK_MILLISECONDS = 15 * 60_000;
export const SESSION_MILLISECONDS = 4 * 60 * 60_000;

/** Failures of all clients together, after which browsers nobody knows take turns. */
const FAILURES_PER_HOUR = 100;
const HOUR_MILLISECONDS = 60 * 60_000;

export interface SignedIn {
  /** For the tab: sent with each request. */
  token: string;
  /** For the browser: the cookie's value. */
  cookie: string;
  /** For the browser, and for long: what it is known by from now on. */
  deviceCookie: string;
  expiresAt: number;
}

/** Who wants to sign in. */
export interface LoginClient {
  address: string;
  deviceCookie: string | null;
}

interface LoginRequest extends LoginClient {
  password: string;
  /** The browser's cookie so far. */
  cookie: string | null;
  /** Aborted when the client has hung up. */
  signal?: AbortSignal;
}

/** What a client that is not signed in may still try. Times in milliseconds since 1970. */
export interface LoginStanding {
  attemptsLeft: number;
  lockedUntil: number | null;
}

/**
 * Signing in by the one password. An attempt is counted as failed before the password is looked
 * at, so that of many at once no more than three are; and one is looked at after the other, so
 * that guessing takes little from the calls.
 *
 * Failures are counted against the address; those of a browser that was signed in before, against
 * that browser alone. So nobody else can lock it out, from its own address or from any number of
 * others. Where too many fail together, the browsers nobody knows take turns.
 */
export function createLogin(deps: {
  db: Database;
  runtime: Pick<Runtime, "clock" | "random" | "timers">;
  /** `null` where there is no password: nobody signs in. */
  passwordHash: string | null;
  log(message: string): void;
}) {
  const { db, passwordHash } = deps;
  const { clock, random, timers } = deps.runtime;
  const secret = passwordHash ?? random.secret();
  let password = passwordOf(passwordHash);
  const refusals = createRefusalLog({ secret, timers, log: deps.log });
  const turns = createLoginTurns({
    clock,
    timers,
    random,
    takeTurn: (now) => takeLoginTurn(db, { now, every: TURN_EVERY }),
  });
  let crowdedUntil = 0;
  const admitting = oneAfterTheOther();
  const verifying = { known: oneAfterTheOther(), unknown: oneAfterTheOther() };

  function passwordOf(hash: string | null) {
    return { hash, devices: createDeviceCookies({ secret: hash ?? secret, clock, random }) };
  }

  /** As it stands stored: another server may have been started with another one since. */
  async function passwordNow() {
    const hash = (await storedPassword(db)) ?? passwordHash;
    if (hash !== password.hash) password = passwordOf(hash);
    return password;
  }

  async function login(request: LoginRequest): Promise<SignedIn> {
    const { hash, devices } = await passwordNow();
    const device = devices.read(request.deviceCookie);
    const client = device ?? request.address;
    try {
      const attempt =
        device === null ? await admitUnknown(client, request.signal) : await take(client);
      if (!attempt.allowed) throw stillLocked(attempt, clock.now());
      const verify = () => verifyPassword(request.password, hash);
      const isRight = await verifying[device === null ? "unknown" : "known"](verify);
      if (!isRight) throw wrong(attempt, clock.now());
    } catch (error) {
      if (error instanceof DomainError) refusals.refuse(client, error.reason);
      throw error;
    }
    await clearLoginAttempts(db, client);
    return { ...(await open(request.cookie)), deviceCookie: devices.issue(device) };
  }

  /** Counting and taking are one step: of many at once no more are let in than may fail. */
  async function admitUnknown(client: string, signal?: AbortSignal): Promise<LoginAttempt> {
    const attempt = await admitting(async () => {
      const now = clock.now();
      const { failures, lockedUntil } = await readLoginAttempts(db, client, now);
      if (lockedUntil !== null && lockedUntil > now) {
        return { allowed: false, failures, lockedUntil };
      }
      return (await isCrowded(now)) ? null : take(client);
    });
    return attempt ?? takeInTurn(client, signal);
  }

  /** Once too many have failed, that is not counted anew before the next turn. */
  async function isCrowded(now: number): Promise<boolean> {
    if (now < crowdedUntil) return true;
    const failures = await countRecentFailures(db, now - HOUR_MILLISECONDS);
    if (failures >= FAILURES_PER_HOUR) crowdedUntil = now + TURN_EVERY;
    return failures >= FAILURES_PER_HOUR;
  }

  async function takeInTurn(client: string, signal?: AbortSignal): Promise<LoginAttempt> {
    await turns.wait(client, signal);
    const attempt = await take(client);
    if (!attempt.allowed) turns.passOn();
    return attempt;
  }

  function take(client: string): Promise<LoginAttempt> {
    return takeLoginAttempt(db, {
      client,
      now: clock.now(),
      limit: LOGIN_ATTEMPTS,
      lockMilliseconds: LOCK_MILLISECONDS,
    });
  }

  /** A browser that is known keeps its cookie, so that its other tabs stay signed in. */
  async function open(cookie: string | null): Promise<Omit<SignedIn, "deviceCookie">> {
    const now = clock.now();
    await deleteExpiredSessions(db, now);
    await deleteForgottenAttempts(db, now);
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

  async function standing({ address, deviceCookie }: LoginClient): Promise<LoginStanding> {
    const now = clock.now();
    const client = password.devices.read(deviceCookie) ?? address;
    const { failures, lockedUntil } = await readLoginAttempts(db, client, now);
    const isLocked = lockedUntil !== null && lockedUntil > now;
    return {
      attemptsLeft: isLocked ? 0 : Math.max(0, LOGIN_ATTEMPTS - failures),
      lockedUntil: isLocked ? lockedUntil : null,
    };
  }

  return {
    login,
    standing,
    /** Lets nobody wait for a turn any more. */
    close(): void {
      turns.close();
      refusals.close();
    },
  };
}

/** Runs tasks in the order in which they come, each when the one before has ended. */
function oneAfterTheOther(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => {});
    return result;
  };
}

function wrong({ failures, lockedUntil }: LoginAttempt, now: number): DomainError {
  const attemptsLeft = Math.max(0, LOGIN_ATTEMPTS - failures);
  if (lockedUntil !== null) return lockedOut(lockedUntil, now, { isNew: true });
  return new DomainError(
    { code: "wrong-password", attemptsLeft },
    { status: 401, details: { attemptsLeft } },
  );
}

function stillLocked({ lockedUntil }: LoginAttempt, now: number): DomainError {
  return lockedOut(lockedUntil ?? now + LOCK_MILLISECONDS, now, { isNew: false });
}

function lockedOut(lockedUntil: number, now: number, { isNew }: { isNew: boolean }): DomainError {
  const seconds = secondsUntil(lockedUntil, now);
  return new DomainError(
    { code: "locked-out", seconds: isNew ? null : seconds },
    {
      status: 429,
      details: {
        attemptsLeft: 0,
        retryAfterSeconds: seconds,
        lockedUntil: new Date(lockedUntil).toISOString(),
      },
    },
  );
}

function secondsUntil(until: number, now: number): number {
  return Math.ceil((until - now) / 1000);
}
