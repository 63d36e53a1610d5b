import { asc, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { erasures } from "../schema/audit.ts";
import type { HeldRecording } from "./recordings.ts";

/** Who was erased, as written down; times in milliseconds since 1970. */
export type ErasureRecord = Omit<typeof erasures.$inferSelect, "pendingRecordings"> & {
  /** Recordings that a carrier still has. */
  pendingRecordings: HeldRecording[];
};

/** Those of somebody, the oldest first. */
export async function listErasures(db: Database, subject: string): Promise<ErasureRecord[]> {
  const rows = await db
    .select()
    .from(erasures)
    .where(eq(erasures.subject, subject))
    .orderBy(asc(erasures.sequence));
  return rows.map((row) => ({ ...row, pendingRecordings: held(row.pendingRecordings) }));
}

/** Those of which a carrier still has recordings, the oldest first. */
export async function listPendingErasures(
  db: Database,
): Promise<Pick<ErasureRecord, "sequence" | "pendingRecordings">[]> {
  const rows = await db
    .select({ sequence: erasures.sequence, pending: erasures.pendingRecordings })
    .from(erasures)
    .where(ne(sql`${erasures.pendingRecordings}::text`, "[]"))
    .orderBy(asc(erasures.sequence));
  return rows.map(({ sequence, pending }) => ({ sequence, pendingRecordings: held(pending) }));
}

/** The carrier has deleted a recording. @returns those that are still had */
export function settleRecording(
  db: Database,
  { sequence, sid }: { sequence: number; sid: string },
): Promise<HeldRecording[]> {
  return db.transaction(async (tx) => {
    const isThis = eq(erasures.sequence, sequence);
    const [row] = await tx
      .select({ pending: erasures.pendingRecordings })
      .from(erasures)
      .where(isThis)
      .for("update");
    const pendingRecordings = held(row?.pending ?? []).filter((each) => each.sid !== sid);
    await tx.update(erasures).set({ pendingRecordings }).where(isThis);
    return pendingRecordings;
  });
}

function held(pending: (typeof erasures.$inferSelect)["pendingRecordings"]): HeldRecording[] {
  return pending.map((one) => (typeof one === "string" ? { sid: one, carrier: null } : one));
}
