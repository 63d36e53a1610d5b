import { and, desc, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../database.ts";
import { calls, messages } from "../schema/calls.ts";
import { transcripts } from "../schema/transcripts.ts";
import { anyOf } from "./any-of.ts";

/** Transcripts whose words are made in one query: a few milliseconds embedded. */
const READ_AT_ONCE = 4;
/** The newest ones whose words are not made yet and that a search looks through itself. */
const MOST_UNREAD = 200;

/**
 * Makes the words of a few transcripts that have none, of calls that are over, the newest first.
 * @returns how many are done; none: all are
 */
export async function readTranscriptWords(db: Database): Promise<number> {
  const isOver = sql`coalesce((
    select ${calls.closedAt} is not null from ${calls} where ${calls.id} = ${transcripts.callId}
  ), false)`;
  return db.transaction(async (tx) => {
    // Held, so that what is said meanwhile waits and is not passed over.
    const due = await tx
      .select({ callId: transcripts.callId })
      .from(transcripts)
      .where(and(isNull(transcripts.words), isOver))
      .orderBy(desc(transcripts.beganAt))
      .limit(READ_AT_ONCE)
      .for("update", { skipLocked: true });
    if (due.length === 0) return 0;
    const ids = due.map(({ callId }) => callId);
    await tx
      .update(transcripts)
      .set({ words: wordsOf(transcripts.callId) })
      .where(inArray(transcripts.callId, ids));
    return ids.length;
  });
}

/** Whether the words of calls that are over are still being made: a search finds the newest only. */
export async function areTranscriptsUnread(db: Database): Promise<boolean> {
  const unread = await db
    .select({ callId: transcripts.callId })
    .from(transcripts)
    .where(isNull(transcripts.words))
    .orderBy(desc(transcripts.beganAt))
    .offset(MOST_UNREAD)
    .limit(1);
  return unread.length > 0;
}

/** Those of the newest calls without words of their own, mostly running ones, that match. */
export async function unreadMatches(db: Database, query: string): Promise<string[]> {
  const unread = await db
    .select({ callId: transcripts.callId })
    .from(transcripts)
    .where(isNull(transcripts.words))
    .orderBy(desc(transcripts.beganAt))
    .limit(MOST_UNREAD);
  const found: string[] = [];
  for (let from = 0; from < unread.length; from += READ_AT_ONCE) {
    const some = unread.slice(from, from + READ_AT_ONCE).map(({ callId }) => callId);
    const rows = await db
      .select({ id: calls.id })
      .from(calls)
      .where(
        and(sql`${calls.id} = ${anyOf(some)}`, sql`${wordsOf(calls.id)} @@ ${query}::tsquery`),
      );
    found.push(...rows.map(({ id }) => id));
  }
  return found;
}

/** The ids of all calls with these words, `null` if they are more than `limit`. */
export async function findByWords(
  db: Database,
  query: string,
  limit: number,
): Promise<string[] | null> {
  const rows = await db
    .select({ callId: transcripts.callId })
    .from(transcripts)
    .where(sql`${transcripts.words} @@ ${query}::tsquery`)
    .limit(limit + 1);
  return rows.length > limit ? null : rows.map(({ callId }) => callId);
}

/** Whether a call has these words, looked up by its id: so it is for a slice of calls. */
export function hasWords(callId: AnyPgColumn, query: string): SQL {
  return sql`coalesce((
    select known.words @@ ${query}::tsquery from ${transcripts} known where known.call_id = ${callId}
  ), false)`;
}

/** Whether anything was said in a call. */
export function isTranscribed(callId: AnyPgColumn): SQL {
  return sql`coalesce((
    select true from ${transcripts} known where known.call_id = ${callId}
  ), false)`;
}

/** What matches the calls that came by a node. */
export function nodeQuery(nodeId: string): string {
  return `'${nodeWord(nodeId).replace(/['\\]/g, "$&$&")}'`;
}

/** Words of a text have no spaces: a node's is none of them, nor a week's. */
function nodeWord(nodeId: string): string {
  return `node ${nodeId.slice(0, LONGEST_NODE_ID)}`;
}

const LONGEST_NODE_ID = 200;
/** Characters of a call's text: more than PostgreSQL holds for a search nobody says. */
const LONGEST_TEXT = 200_000;

/** Made of a call's messages and its way. A phrase ends with the utterance: "und" counts as a word. */
function wordsOf(callId: AnyPgColumn): SQL {
  const nodeWords = sql`'node ' || left(passed.id, ${sql.raw(String(LONGEST_NODE_ID))})`;
  return sql`(
    select to_tsvector('german', left(
      coalesce(string_agg(said.text, E'\nund\n' order by said.sequence), ''),
      ${sql.raw(String(LONGEST_TEXT))}
    ))
    from ${messages} said where said.call_id = ${callId}
  ) || (
    select array_to_tsvector(coalesce(array_agg(distinct ${nodeWords}), '{}'))
    from (
      select said.node_id as id from ${messages} said
      where said.call_id = ${callId} and said.node_id <> ''
      union
      select json_array_elements_text(walked.state -> 'path') from ${calls} walked
      where walked.id = ${callId} and json_typeof(walked.state -> 'path') = 'array'
    ) as passed
  ) || (
    select array_to_tsvector(array['week ' || ${weekIn(sql`extract(epoch from begun.created_at) * 1000`)}])
    from ${calls} begun where begun.id = ${callId}
  )`;
}

/** Milliseconds of a week: so many calls began in one that a few slices hold those that match. */
const WEEK = 604_800_000;

function weekIn(milliseconds: SQL): SQL {
  return sql`floor((${milliseconds}) / ${sql.raw(String(WEEK))})::int`;
}

/** Weeks by number, the newest first, with what matches the calls that began in them. */
export function* weeksBack(since: number, until: number) {
  for (let week = weekOf(until); week >= weekOf(since); week--) {
    yield { query: `'week ${week}'`, since: week * WEEK, until: (week + 1) * WEEK };
  }
}

function weekOf(at: number): number {
  return Math.floor(at / WEEK);
}
