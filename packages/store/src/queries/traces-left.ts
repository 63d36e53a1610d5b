import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { settings } from "../schema/settings.ts";
import { getSetting } from "./settings.ts";

/** A setting: how often anything was erased or forgotten since the tables were last rewritten. */
const TRACES_LEFT = "traces-left";

/** From now on files may hold bytes of rows that no query finds any more. */
export async function leaveTraces(db: Database): Promise<void> {
  const more = sql`to_json(case json_typeof(${settings.value})
    when 'number' then ${settings.value}::text::bigint + 1 else 1 end)`;
  await db
    .insert(settings)
    .values({ key: TRACES_LEFT, value: 1 })
    .onConflictDoUpdate({ target: settings.key, set: { value: more } });
}

/** How often, to be told to `settleTraces`; `null`: there are none. */
export async function countTraces(db: Database): Promise<unknown> {
  return (await getSetting(db, TRACES_LEFT)) || null;
}

/** All tables were rewritten after so many were counted. Of what was left since, it says nothing. */
export async function settleTraces(db: Database, counted: unknown): Promise<void> {
  const isSame = sql`${settings.value}::text = ${JSON.stringify(counted)}`;
  await db.delete(settings).where(and(eq(settings.key, TRACES_LEFT), isSame));
}
