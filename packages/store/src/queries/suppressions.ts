import { eq } from "drizzle-orm";
import type { Database } from "../database.ts";
import { suppressions } from "../schema/suppressions.ts";

/** Blocks a number (E.164) from now on; the first time it asked is what is kept. */
export async function suppressNumber(
  db: Database,
  suppression: { number: string; callId: string | null; createdAt: number },
): Promise<void> {
  await db.insert(suppressions).values(suppression).onConflictDoNothing();
}

export async function isSuppressed(db: Database, number: string): Promise<boolean> {
  const [row] = await db
    .select({ number: suppressions.number })
    .from(suppressions)
    .where(eq(suppressions.number, number));
  return row !== undefined;
}
