import type { RecordingRecord } from "@rufbaum/calls";
import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { recordings } from "../schema/calls.ts";

/** Writes down how a recording stands; one that is complete stays so, whatever is told late. */
export async function saveRecording(db: Database, recording: RecordingRecord): Promise<void> {
  const { status, duration } = recording;
  await db
    .insert(recordings)
    .values(recording)
    .onConflictDoUpdate({
      target: recordings.sid,
      set: { status, duration },
      setWhere: sql`${recordings.status} = 'in-progress'`,
    });
}

export async function listRecordings(db: Database, callId: string): Promise<RecordingRecord[]> {
  return db
    .select()
    .from(recordings)
    .where(eq(recordings.callId, callId))
    .orderBy(asc(recordings.createdAt), asc(recordings.sid));
}
