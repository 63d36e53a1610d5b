import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { messages } from "../schema/calls.ts";
import { storableJson } from "../storable-text.ts";

/** How long a caller waited for an answer, in milliseconds. */
export interface AnswerTime {
  messageId: string;
  /** The server's share: from the caller's last word to the answer on its way. */
  waitMilliseconds: number;
  /** From the end of the caller's speech to the first sound; `null` where the carrier did not tell. */
  firstAudioMilliseconds: number | null;
}

/** Adds to stored answers how long they took; one that is not stored is left out. */
export async function recordAnswerTimes(db: Database, times: readonly AnswerTime[]): Promise<void> {
  if (times.length === 0) return;
  await db.execute(sql`
    update ${messages} set
      wait_milliseconds = answer."waitMilliseconds",
      first_audio_milliseconds = answer."firstAudioMilliseconds"
    from json_to_recordset(${storableJson(times)}::json) as answer(
      "messageId" text, "waitMilliseconds" float8, "firstAudioMilliseconds" float8
    )
    where ${messages.id} = answer."messageId"`);
}
