import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../database.ts";

/**
 * Stores rows as `COPY` reads them from a text, in half the time that an `insert` takes.
 * @param tx a transaction
 * @param into a table and its columns
 */
export async function copyText(tx: Database, into: SQL, text: string): Promise<void> {
  // PostgreSQL knows no such parameter: either client sends it as the input (`rowsToCopy`).
  await tx.execute(sql`copy ${into} from stdin ${text}`);
}
