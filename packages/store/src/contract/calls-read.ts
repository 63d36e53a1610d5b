import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";

/**
 * What is read of the calls meanwhile: how often all of them, and how many rows by an index. With few
 * rows PostgreSQL would rather read all than look anything up; here it plans as the embedded one does.
 */
export function callsRead(
  db: Database,
  read: (tx: Database) => Promise<unknown>,
): Promise<{ scans: number; rows: number }> {
  return db.transaction(async (tx) => {
    for (const way of ["seqscan", "bitmapscan"]) {
      await tx.execute(sql.raw(`set local enable_${way} = off`));
    }
    const before = await counted(tx);
    await read(tx);
    const after = await counted(tx);
    return { scans: after.scans - before.scans, rows: after.rows - before.rows };
  });
}

async function counted(tx: Database): Promise<{ scans: number; rows: number }> {
  const [row] = await tx
    .select({
      scans: sql`seq_scan`.mapWith(Number),
      rows: sql`coalesce(idx_tup_fetch, 0)`.mapWith(Number),
    })
    .from(sql`pg_stat_xact_user_tables`)
    .where(sql`relname = 'calls'`);
  if (!row) throw new Error("Nothing is counted of the calls.");
  return row;
}
