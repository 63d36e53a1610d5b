import { asc, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { erasures } from "../schema/audit.ts";

/** Who was erased, as written down; times in milliseconds since 1970. */
export type ErasureRecord = typeof erasures.$inferSelect;

/** Those of somebody, the oldest first. */
export async function listErasures(db: Database, subject: string): Promise<ErasureRecord[]> {
  return db
    .select()
    .from(erasures)
    .where(eq(erasures.subject, subject))
    .orderBy(asc(erasures.sequence));
}

/** Those of which the carrier still has recordings, the oldest first. */
export async function listPendingErasures(
  db: Database,
): Promise<Pick<ErasureRecord, "sequence" | "pendingRecordings">[]> {
  return db
    .select({ sequence: erasures.sequence, pendingRecordings: erasures.pendingRecordings })
    .from(erasures)
    .where(ne(sql`${erasures.pendingRecordings}::text`, "[]"))
    .orderBy(asc(erasures.sequence));
}

/** The carrier has deleted a recording. @returns those it still has */
export function settleRecording(
  db: Database,
  { sequence, sid }: { sequence: number; sid: string },
): Promise<readonly string[]> {
  return db.transaction(async (tx) => {
    const isThis = eq(erasures.sequence, sequence);
    const [row] = await tx
      .select({ pending: erasures.pendingRecordings })
      .from(erasures)
      .where(isThis)
      .for("update");
    const pendingRecordings = (row?.pending ?? []).filter((each) => each !== sid);
    await tx.update(erasures).set({ pendingRecordings }).where(isThis);
    return pendingRecordings;
  });
}
