import { createHash } from "node:crypto";
import { desc, eq, sql } from "drizzle-orm";
import { bigint, pgSchema, serial, text } from "drizzle-orm/pg-core";
import type { Database } from "../database.ts";
import { type Migration, migrations } from "./migrations.ts";

/** The table drizzle-kit's own runner keeps its account in. */
const applied = pgSchema("drizzle").table("__drizzle_migrations", {
  id: serial().primaryKey(),
  hash: text().notNull(),
  createdAt: bigint("created_at", { mode: "number" }),
});

/** PostgreSQL's own list of tables. */
const tables = pgSchema("pg_catalog").table("pg_tables", { name: text("tablename").notNull() });

/** The database has a schema that this version does not know. */
export class NewerDataError extends Error {
  override readonly name = "NewerDataError";

  constructor() {
    super(
      "The data was written by a newer version of Rufbaum. Start that version, or restore a backup from before.",
    );
  }
}

/** The newest migration that the database has, as `Migration.createdAt`; 0 if it has none. */
export async function schemaOf(db: Database): Promise<number> {
  const schemas = await db
    .select({ name: tables.name })
    .from(tables)
    .where(eq(tables.name, "__drizzle_migrations"));
  if (schemas.length === 0) return 0;
  const [last] = await db.select().from(applied).orderBy(desc(applied.createdAt)).limit(1);
  return last?.createdAt ?? 0;
}

/** Whether `migrate` would change a schema that is there. */
export async function isBehind(db: Database): Promise<boolean> {
  const reached = await schemaOf(db);
  return reached > 0 && reached < (migrations.at(-1)?.createdAt ?? 0);
}

/**
 * Brings the database to the newest schema: all missing migrations, or none. Of several servers
 * that start at once one migrates, the others wait for it.
 * @throws NewerDataError
 */
export async function migrate(
  db: Database,
  list: readonly Migration[] = migrations,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('rufbaum.migrations'))`);
    await tx.execute(sql`create schema if not exists drizzle`);
    await tx.execute(sql`create table if not exists ${applied} (
      id serial primary key, hash text not null, created_at bigint
    )`);
    const [last] = await tx.select().from(applied).orderBy(desc(applied.createdAt)).limit(1);
    const reached = last?.createdAt ?? 0;
    if (reached > (list.at(-1)?.createdAt ?? 0)) {
      throw new NewerDataError();
    }
    for (const migration of list) {
      if (migration.createdAt <= reached) continue;
      for (const statement of migration.sql.split("--> statement-breakpoint")) {
        await tx.execute(sql.raw(statement));
      }
      await tx.insert(applied).values({ hash: hashOf(migration), createdAt: migration.createdAt });
    }
  });
}

/** Names the schema as a whole: SHA-256 over all migrations. */
export function schemaHash(): string {
  return sha256(migrations.map(({ sql }) => sql).join("\n"));
}

function hashOf(migration: Migration): string {
  return sha256(migration.sql);
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
