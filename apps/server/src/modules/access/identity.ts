import { createHash, timingSafeEqual } from "node:crypto";
import type { Clock } from "@rufbaum/runtime";
import { type Database, findApiToken, findSession, touchApiToken } from "@rufbaum/store";
import { createKnownIdentities } from "./known-identities.ts";
import { PERSON_HEADER, personFromHeader } from "./person-name.ts";

/** Who asks. `id` names the right itself: a tab's session, an API token, or `local`. */
export type Identity =
  | { kind: "tab"; id: string; tokenHash: string; expiresAt: number }
  | { kind: "api-token"; id: string; name: string }
  /** The owner of the data directory, on this machine. */
  | { kind: "local"; id: "local"; person: string | null };

/** Whether an identity's `id` stands for a bearer token, and so perhaps for many programs. */
export function isBearerId(id: string): boolean {
  return id === "local" || id.startsWith("token_");
}

export const SESSION_COOKIE = "rufbaum_session";
export const TAB_HEADER = "x-rufbaum-tab";
export const API_TOKEN_PREFIX = "rb_";

/** An API token's last use is written down at most this often. */
const TOUCH_EVERY = 60_000;

/** Only hashes of secrets are stored or compared. They are random, so a fast hash will do. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Finds out who asks: by the cookie and the tab's token together, or by a bearer token. */
export function createIdentifier(deps: { db: Database; clock: Clock; localToken: string }) {
  const { db, clock } = deps;
  const localToken = Buffer.from(deps.localToken);
  const known = createKnownIdentities(clock);
  const found = new WeakMap<Request, Promise<Identity | null>>();

  async function identify(request: Request): Promise<Identity | null> {
    const bearer = /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
    return bearer === undefined ? identifyTab(request) : identifyBearer(bearer, request);
  }

  async function identifyTab(request: Request): Promise<Identity | null> {
    const token = request.headers.get(TAB_HEADER);
    const cookie = cookieOf(request, SESSION_COOKIE);
    if (!token || !cookie) return null;
    const hashes = { tokenHash: hashOf(token), cookieHash: hashOf(cookie) };
    return known.find(`${hashes.tokenHash} ${hashes.cookieHash}`, () => storedTab(hashes));
  }

  async function storedTab(hashes: {
    tokenHash: string;
    cookieHash: string;
  }): Promise<Identity | null> {
    const session = await findSession(db, { ...hashes, now: clock.now() });
    if (!session) return null;
    const { id, tokenHash, expiresAt } = session;
    return { kind: "tab", id, tokenHash, expiresAt };
  }

  async function identifyBearer(secret: string, request: Request): Promise<Identity | null> {
    if (isLocal(secret)) {
      const person = personFromHeader(request.headers.get(PERSON_HEADER));
      return { kind: "local", id: "local", person };
    }
    if (!secret.startsWith(API_TOKEN_PREFIX)) return null;
    const hash = hashOf(secret);
    return known.find(hash, () => storedToken(hash));
  }

  function isLocal(secret: string): boolean {
    const given = Buffer.from(secret);
    return given.length === localToken.length && timingSafeEqual(given, localToken);
  }

  async function storedToken(hash: string): Promise<Identity | null> {
    const token = await findApiToken(db, hash);
    if (!token) return null;
    const now = clock.now();
    if (now - (token.lastUsedAt ?? 0) >= TOUCH_EVERY) await touchApiToken(db, token.id, now);
    return { kind: "api-token", id: token.id, name: token.name };
  }

  return {
    /** Looks once for each request, however many guards ask. */
    identify(request: Request): Promise<Identity | null> {
      const identity = found.get(request) ?? identify(request);
      found.set(request, identity);
      return identity;
    },
    /** Its right has ended: the next request asks the database. */
    forget: known.forget,
  };
}

/** The value of a cookie, `null` without one. */
export function cookieOf(request: Request, name: string): string | null {
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const [key, value] = pair.trim().split("=", 2);
    if (key === name && value) return value;
  }
  return null;
}
