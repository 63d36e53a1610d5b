import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";

/** PostgreSQL's name for the right to dial; any number that nobody else takes. */
const DIALLING = 7_239_145;

/**
 * Until the transaction ends, nobody claims a call: whatever forbids calls is written under it, so
 * that no claim that was asked before is written down after. Taken before any other lock.
 */
export async function holdDialling(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${DIALLING})`);
}
