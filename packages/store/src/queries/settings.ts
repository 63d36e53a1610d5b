import { and, eq, inArray, sql } from "drizzle-orm";
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

/** A setting that several people may change: each change names the version it was made of. */
export interface VersionedSetting {
  /** 0 where it was never set. */
  version: number;
  value: unknown;
}

/** The value as it was kept last, with its version. */
export async function getVersioned(db: Database, key: string): Promise<VersionedSetting> {
  const kept = await getSetting(db, key);
  return isVersioned(kept) ? kept : { version: 0, value: undefined };
}

/**
 * Keeps the next version of a setting. @returns the version it has now; `null` where somebody else
 * changed it meanwhile, and nothing was kept
 */
export async function changeVersioned(
  db: Database,
  key: string,
  { version, value }: VersionedSetting,
): Promise<number | null> {
  const next = { version: version + 1, value };
  if (version === 0) return (await claimSetting(db, key, next)) ? next.version : null;
  const isStill = sql`${settings.value} ->> 'version' = ${String(version)}`;
  const changed = await db
    .update(settings)
    .set({ value: next })
    .where(and(eq(settings.key, key), isStill))
    .returning({ key: settings.key });
  return changed.length > 0 ? next.version : null;
}

function isVersioned(kept: unknown): kept is VersionedSetting {
  return typeof kept === "object" && kept !== null && "version" in kept && "value" in kept;
}

/** The value, held until the transaction ends; set to `otherwise` where it never was. */
export async function lockSetting(tx: Database, key: string, otherwise: unknown): Promise<unknown> {
  await claimSetting(tx, key, otherwise);
  const [row] = await tx.select().from(settings).where(eq(settings.key, key)).for("update");
  return row?.value;
}
