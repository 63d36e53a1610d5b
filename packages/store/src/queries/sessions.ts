import { and, eq, gt, lte } from "drizzle-orm";
import type { Database } from "../database.ts";
import { sessions } from "../schema/access.ts";

/** Times in milliseconds since 1970; secrets as hashes only. */
export interface Session {
  id: string;
  tokenHash: string;
  cookieHash: string;
  /** Who sits there, as he said; `null` until he was asked. */
  person: string | null;
  createdAt: number;
  expiresAt: number;
}

export async function insertSession(db: Database, session: Omit<Session, "person">): Promise<void> {
  await db.insert(sessions).values(session);
}

/** The session that tab token and cookie belong to together, unless it has expired. */
export async function findSession(
  db: Database,
  { tokenHash, cookieHash, now }: { tokenHash: string; cookieHash: string; now: number },
): Promise<Session | null> {
  const [row] = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        eq(sessions.cookieHash, cookieHash),
        gt(sessions.expiresAt, now),
      ),
    );
  return row ?? null;
}

/** Who sits there, as he said; `null` where he did not, or the session has ended. */
export async function readSessionPerson(db: Database, id: string): Promise<string | null> {
  const [row] = await db
    .select({ person: sessions.person })
    .from(sessions)
    .where(eq(sessions.id, id));
  return row?.person ?? null;
}

export async function setSessionPerson(db: Database, id: string, person: string): Promise<void> {
  await db.update(sessions).set({ person }).where(eq(sessions.id, id));
}

export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSessionsOfCookie(db: Database, cookieHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.cookieHash, cookieHash));
}

/** Whether any tab of this browser is signed in. */
export async function browserIsKnown(
  db: Database,
  cookieHash: string,
  now: number,
): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.cookieHash, cookieHash), gt(sessions.expiresAt, now)))
    .limit(1);
  return rows.length > 0;
}

export async function deleteExpiredSessions(db: Database, now: number): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
}

/** Signs everybody out, for a changed password. */
export async function deleteAllSessions(db: Database): Promise<void> {
  await db.delete(sessions);
}
