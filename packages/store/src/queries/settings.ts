import { eq } from "drizzle-orm";
import type { Database } from "../database.ts";
import { settings } from "../schema/settings.ts";

/** The value as it was set, `undefined` if it never was. */
export async function getSetting(db: Database, key: string): Promise<unknown> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return row?.value;
}

/** `value` may be anything JSON holds, except a bare null. */
export async function setSetting(db: Database, key: string, value: unknown): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}

/** Sets it only if it was never set. Of many who try at once, one gets `true`. */
export async function claimSetting(db: Database, key: string, value: unknown): Promise<boolean> {
  const claimed = await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoNothing()
    .returning({ key: settings.key });
  return claimed.length > 0;
}
