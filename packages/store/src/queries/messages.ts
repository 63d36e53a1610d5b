import type { NewMessage } from "@rufbaum/calls";
import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { calls, messages } from "../schema/calls.ts";

/** `sequence` grows in the order of storing, over all calls. */
export interface MessageRecord extends NewMessage {
  callId: string;
  sequence: number;
  /** How long the caller waited for it: the server's share, and until its first sound. */
  waitMilliseconds: number | null;
  firstAudioMilliseconds: number | null;
  isMissed: true | null;
}

/** The messages of a call, as they were spoken. */
export async function listMessages(db: Database, callId: string): Promise<MessageRecord[]> {
  return db
    .select()
    .from(messages)
    .where(eq(messages.callId, callId))
    .orderBy(asc(messages.sequence));
}

/** The last `perCall` messages of each call, as they were spoken, by the call's id. */
export async function lastMessages(
  db: Database,
  callIds: readonly string[],
  perCall: number,
): Promise<Map<string, MessageRecord[]>> {
  const found = new Map<string, MessageRecord[]>(callIds.map((id) => [id, []]));
  if (callIds.length === 0) return found;
  const last = db
    .select()
    .from(messages)
    .where(eq(messages.callId, calls.id))
    .orderBy(desc(messages.sequence))
    .limit(perCall)
    .as("last");
  const rows = await db
    .select(last._.selectedFields)
    .from(calls)
    .innerJoinLateral(last, sql`true`)
    .where(inArray(calls.id, [...callIds]))
    .orderBy(asc(last.sequence));
  for (const message of rows) found.get(message.callId)?.push(message);
  return found;
}
