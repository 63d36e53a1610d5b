import type { RecordingRecord } from "@rufbaum/calls";
import type { CarrierName } from "@rufbaum/telephony";
import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { recordings } from "../schema/calls.ts";

/** Which recording it is, and who has its sound; `null` where older versions did not write it down. */
export interface HeldRecording {
  sid: string;
  carrier: CarrierName | null;
}

export type StoredRecording = RecordingRecord & HeldRecording;

/** Writes down how a recording stands; one that is complete stays so, whatever is told late. */
export async function saveRecording(
  db: Database,
  recording: RecordingRecord & { carrier?: CarrierName },
): Promise<void> {
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

export async function listRecordings(db: Database, callId: string): Promise<StoredRecording[]> {
  return db
    .select()
    .from(recordings)
    .where(eq(recordings.callId, callId))
    .orderBy(asc(recordings.createdAt), asc(recordings.sid));
}
