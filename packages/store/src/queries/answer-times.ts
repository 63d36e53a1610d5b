import type { AnswerTime } from "@rufbaum/calls";
import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { messages } from "../schema/calls.ts";
import { storableJson } from "../storable-text.ts";

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
