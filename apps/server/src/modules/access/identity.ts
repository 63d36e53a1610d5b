import { createHash, timingSafeEqual } from "node:crypto";
import type { Clock } from "@rufbaum/runtime";
import { type Database, findApiToken, findSession, touchApiToken } from "@rufbaum/store";

/** Who asks. `id` names the right itself: a tab's session, an API token, or `local`. */
export type Identity =
  | { kind: "tab"; id: string; tokenHash: string; expiresAt: number }
  | { kind: "api-token"; id: string }
  /** The owner of the data directory, on this machine. */
  | { kind: "local"; id: "local" };

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
  const localHash = Buffer.from(hashOf(deps.localToken), "hex");
  const known = new WeakMap<Request, Promise<Identity | null>>();

  async function identify(request: Request): Promise<Identity | null> {
    const bearer = /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
    return bearer === undefined ? identifyTab(request) : identifyBearer(bearer);
  }

  async function identifyTab(request: Request): Promise<Identity | null> {
    const token = request.headers.get(TAB_HEADER);
    const cookie = cookieOf(request, SESSION_COOKIE);
    if (!token || !cookie) return null;
    const session = await findSession(db, {
      tokenHash: hashOf(token),
      cookieHash: hashOf(cookie),
      now: clock.now(),
    });
    if (!session) return null;
    const { id, tokenHash, expiresAt } = session;
    return { kind: "tab", id, tokenHash, expiresAt };
  }

  async function identifyBearer(secret: string): Promise<Identity | null> {
    const hash = hashOf(secret);
    if (timingSafeEqual(Buffer.from(hash, "hex"), localHash)) return { kind: "local", id: "local" };
    if (!secret.startsWith(API_TOKEN_PREFIX)) return null;
    const token = await findApiToken(db, hash);
    if (!token) return null;
    const now = clock.now();
    if (now - (token.lastUsedAt ?? 0) >= TOUCH_EVERY) await touchApiToken(db, token.id, now);
    return { kind: "api-token", id: token.id };
  }

  /** Looks once for each request, however many guards ask. */
  return (request: Request): Promise<Identity | null> => {
    const found = known.get(request) ?? identify(request);
    known.set(request, found);
    return found;
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
