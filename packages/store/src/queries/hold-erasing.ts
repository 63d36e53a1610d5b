import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";

/** PostgreSQL's name for the right to erase somebody; any number that nobody else takes. */
const ERASING = 7_239_147;

/** Until the transaction ends, nobody stores what a file or a list tells of people. */
export async function holdErasing(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ERASING})`);
}

/**
 * Stores what a file or a list tells of people, while nobody is erased: either `work` sees that
 * somebody was, or his erasure sees what it stored. Many do so at once.
 */
export function unlessErasing<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    // By a statement of its own: the next one sees all that was done until then.
    await tx.execute(sql`select pg_advisory_xact_lock_shared(${ERASING})`);
    return work(tx);
  });
}
