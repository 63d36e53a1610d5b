import { and, asc, eq, exists, gt, gte, inArray, lt, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../database.ts";
import { calls, messages } from "../schema/calls.ts";
import { type CallKey, inSlice, newestFirst, slicesOf } from "./call-slices.ts";
import type { MessageRecord } from "./messages.ts";

export interface TranscriptRecord extends MessageRecord {
  callSid: string | null;
  /** The tree that the call walks. */
  snapshotId: string;
  direction: "outbound" | "inbound";
  from: string;
  to: string;
}

export interface TranscriptPage {
  /** Of whole calls, the newest call first; of each call, as they were spoken. */
  messages: TranscriptRecord[];
  /** The last call of the page, if there are older ones; `null` on the last page. */
  next: CallKey | null;
}

/** Calls whose words are read at once. */
const TALKS_AT_ONCE = 20;
/** Of one call, in one query. */
const WORDS_AT_ONCE = 200;
/** Utterances after which a page ends with the call it is at. */
const MOST_WORDS = 2_000;

/**
 * What was said in the newest `limit` calls in which anything was said, or in fewer where that is
 * very much; slice by slice.
 */
export async function readTranscripts(
  db: Database,
  { limit, before }: { limit: number; before: CallKey | null },
): Promise<TranscriptPage> {
  const found = await talks(db, { limit: limit + 1, before });
  const said: TranscriptRecord[] = [];
  let count = 0;
  while (count < Math.min(limit, found.length) && said.length < MOST_WORDS) {
    const some = found.slice(count, Math.min(count + TALKS_AT_ONCE, limit));
    said.push(...(await wordsOf(db, some)));
    count += some.length;
  }
  const last = found[count - 1];
  const hasMore = last !== undefined && count < found.length;
  return { messages: said, next: hasMore ? { id: last.id, createdAt: last.createdAt } : null };
}

/** How many calls of that time there are in which anything was said; milliseconds since 1970. */
export async function countTranscripts(
  db: Database,
  { since, until }: { since?: number | undefined; until?: number | undefined },
): Promise<number> {
  const among = and(
    since === undefined ? undefined : gte(calls.createdAt, since),
    until === undefined ? undefined : lt(calls.createdAt, until),
  );
  let total = 0;
  for await (const part of slicesOf(db, { among })) {
    const slice = inSlice(db.select({ id: calls.id }).from(calls).$dynamic(), part).as("slice");
    const [row] = await db
      .select({ count: sql<number>`count(*)`.mapWith(Number) })
      .from(slice)
      .where(exists(anyWord(db, slice.id)));
    total += row?.count ?? 0;
  }
  return total;
}

type Talk = Pick<typeof calls.$inferSelect, keyof typeof shown>;

const shown = {
  id: calls.id,
  createdAt: calls.createdAt,
  callSid: calls.callSid,
  snapshotId: calls.snapshotId,
  direction: calls.direction,
  from: calls.from,
  to: calls.to,
};

/** Calls in which anything was said, the newest first. */
async function talks(
  db: Database,
  { limit, before }: { limit: number; before: CallKey | null },
): Promise<Talk[]> {
  const found: Talk[] = [];
  for await (const part of slicesOf(db, { before })) {
    const slice = inSlice(db.select(shown).from(calls).$dynamic(), part).as("slice");
    const rows = await db
      .select()
      .from(slice)
      .where(exists(anyWord(db, slice.id)))
      .orderBy(...newestFirst(slice))
      .limit(limit - found.length);
    found.push(...rows);
    if (found.length >= limit) break;
  }
  return found;
}

function anyWord(db: Database, callId: AnyPgColumn) {
  return db.select({ id: messages.id }).from(messages).where(eq(messages.callId, callId));
}

async function wordsOf(db: Database, some: readonly Talk[]): Promise<TranscriptRecord[]> {
  const words = db
    .select()
    .from(messages)
    .where(eq(messages.callId, calls.id))
    .orderBy(asc(messages.sequence))
    .limit(WORDS_AT_ONCE)
    .as("words");
  const ids = some.map(({ id }) => id);
  const rows = await db
    .select(words._.selectedFields)
    .from(calls)
    .innerJoinLateral(words, sql`true`)
    .where(inArray(calls.id, ids))
    .orderBy(asc(words.sequence));
  const byCall = Map.groupBy(rows, ({ callId }) => callId);
  const said: TranscriptRecord[] = [];
  for (const { id, createdAt: _createdAt, ...call } of some) {
    const own = byCall.get(id) ?? [];
    while (own.length > 0 && own.length % WORDS_AT_ONCE === 0) {
      const more = await furtherWords(db, id, own.at(-1)?.sequence ?? 0);
      if (more.length === 0) break;
      own.push(...more);
    }
    said.push(...own.map((message) => ({ ...message, ...call })));
  }
  return said;
}

function furtherWords(db: Database, callId: string, after: number): Promise<MessageRecord[]> {
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.callId, callId), gt(messages.sequence, after)))
    .orderBy(asc(messages.sequence))
    .limit(WORDS_AT_ONCE);
}
