import { asc, eq } from "drizzle-orm";
import type { Database } from "../database.ts";
import { apiTokens } from "../schema/access.ts";

/** Times in milliseconds since 1970. */
export interface ApiToken {
  id: string;
  name: string;
  createdAt: number;
  lastUsedAt: number | null;
}

const shown = {
  id: apiTokens.id,
  name: apiTokens.name,
  createdAt: apiTokens.createdAt,
  lastUsedAt: apiTokens.lastUsedAt,
};

export async function insertApiToken(
  db: Database,
  token: { id: string; name: string; hash: string; createdAt: number },
): Promise<void> {
  await db.insert(apiTokens).values(token);
}

/** The oldest first. */
export async function listApiTokens(db: Database): Promise<ApiToken[]> {
  return db.select(shown).from(apiTokens).orderBy(asc(apiTokens.createdAt), asc(apiTokens.id));
}

export async function findApiToken(db: Database, hash: string): Promise<ApiToken | null> {
  const [row] = await db.select(shown).from(apiTokens).where(eq(apiTokens.hash, hash));
  return row ?? null;
}

export async function touchApiToken(db: Database, id: string, at: number): Promise<void> {
  await db.update(apiTokens).set({ lastUsedAt: at }).where(eq(apiTokens.id, id));
}

/** Whether there was such a token. */
export async function revokeApiToken(db: Database, id: string): Promise<boolean> {
  const revoked = await db
    .delete(apiTokens)
    .where(eq(apiTokens.id, id))
    .returning({ id: apiTokens.id });
  return revoked.length > 0;
}
