import { inArray } from "drizzle-orm";
import type { Database } from "../database.ts";
import { settings } from "../schema/settings.ts";

/** Of each database, or transaction, the keys that are asked for in this moment. */
const asked = new WeakMap<Database, { keys: Set<string>; values: Promise<Map<string, unknown>> }>();

/** The value as it was set, `undefined` if it never was. Those asked for together are one query. */
export async function getSetting(db: Database, key: string): Promise<unknown> {
  let together = asked.get(db);
  if (!together) {
    const keys = new Set<string>();
    together = { keys, values: Promise.resolve().then(() => readSettings(db, keys)) };
    asked.set(db, together);
  }
  together.keys.add(key);
  return (await together.values).get(key);
}

async function readSettings(db: Database, keys: ReadonlySet<string>) {
  asked.delete(db);
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.key, [...keys]));
  return new Map(rows.map(({ key, value }) => [key, value]));
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
