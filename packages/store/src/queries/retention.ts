import { and, asc, eq, gt, inArray, isNotNull, lt, ne, or, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { auditEntries } from "../schema/audit.ts";
import { calls, messages, recordings } from "../schema/calls.ts";
import { campaignContacts, campaigns } from "../schema/campaigns.ts";
import { contactListEntries, contactNotes, contacts } from "../schema/contacts.ts";
import { instantParameter } from "../schema/instant.ts";
import type { HeldRecording } from "./recordings.ts";
import { leaveTraces } from "./traces-left.ts";

/** Which data are old enough to go, a slice at a time: so that nobody waits for long. */
export interface OldData {
  /** Milliseconds since 1970. */
  before: number;
  /** The most that go at once. */
  limit: number;
}

/**
 * Forgets what was said in calls that ended before, and what was learnt in them; the calls stay.
 * @returns in how many calls
 */
export async function forgetTranscripts(db: Database, old: OldData): Promise<number> {
  const says = sql`exists (select 1 from ${messages} where ${messages.callId} = ${calls.id})`;
  const ids = await oldCalls(db, old, or(isNotNull(calls.state), says));
  if (ids.length === 0) return 0;
  await db.transaction(async (tx) => {
    await leaveTraces(tx);
    await tx.delete(messages).where(inArray(messages.callId, ids));
    await tx.update(calls).set({ state: null, denials: null }).where(inArray(calls.id, ids));
  });
  return ids.length;
}

/**
 * Forgets calls that ended before, with all that belongs to them; not while the carrier may still
 * keep a recording of theirs. @returns how many
 */
export async function forgetCalls(db: Database, old: OldData): Promise<number> {
  const recorded = sql`exists (
    select 1 from ${recordings}
    where ${recordings.callId} = ${calls.id} and ${recordings.status} <> 'absent'
  )`;
  const ids = await oldCalls(db, old, sql`not ${recorded}`);
  if (ids.length === 0) return 0;
  await db.transaction(async (tx) => {
    await leaveTraces(tx);
    await tx.delete(calls).where(inArray(calls.id, ids));
  });
  return ids.length;
}

/** A page of the recordings made before, in the order of their ids; `after`: the page's before. */
export async function oldRecordings(
  db: Database,
  { before, limit, after }: OldData & { after: string },
): Promise<HeldRecording[]> {
  const { sid, carrier, createdAt, status } = recordings;
  return db
    .select({ sid, carrier })
    .from(recordings)
    .where(and(lt(createdAt, before), ne(status, "absent"), gt(sid, after)))
    .orderBy(asc(sid))
    .limit(limit);
}

/** The carrier has deleted it. */
export async function forgetRecording(db: Database, sid: string): Promise<void> {
  await db.delete(recordings).where(eq(recordings.sid, sid));
}

/** Whom a campaign that runs is still to call: he is wanted, however long ago he was. */
const isWanted = sql`exists (
  select from ${campaignContacts} stands join ${campaigns} campaign on campaign.key = stands.campaign
  where stands.contact = ${contacts.sequence} and stands.standing in ('waiting', 'again', 'calling')
    and campaign.status = 'running' and campaign.deleted_at is null
)`;

/**
 * Forgets contacts that nobody has called, changed or read in since, with their places on lists and in
 * campaigns; not whom a running campaign is to call. Consents and suppressions stay.
 * @returns how many
 */
export async function forgetContacts(db: Database, { before, limit }: OldData): Promise<number> {
  const touched = sql`greatest(${contacts.updatedAt}, ${contacts.lastContactAt})`;
  return db.transaction(async (tx) => {
    const isDue = sql`${touched} < ${instantParameter(before)} and not ${isWanted}`;
    const oldest = tx
      .select({ sequence: contacts.sequence })
      .from(contacts)
      .where(isDue)
      .orderBy(asc(contacts.sequence))
      .limit(limit);
    // Held from here on, in the order in which an import holds them: whoever is touched at this
    // moment is not among them, or waits.
    const due = await tx
      .select({ sequence: contacts.sequence })
      .from(contacts)
      .where(and(inArray(contacts.sequence, oldest), isDue))
      .orderBy(asc(contacts.number))
      .for("update");
    const gone = due.map(({ sequence }) => sequence);
    if (gone.length === 0) return 0;
    await leaveTraces(tx);
    await tx.delete(contactListEntries).where(inArray(contactListEntries.contact, gone));
    await tx.delete(campaignContacts).where(inArray(campaignContacts.contact, gone));
    await tx.delete(contactNotes).where(inArray(contactNotes.contact, gone));
    await tx.delete(contacts).where(inArray(contacts.sequence, gone));
    return gone.length;
  });
}

/** @returns how many entries of the audit were forgotten */
export async function forgetAudit(db: Database, { before, limit }: OldData): Promise<number> {
  const due = db
    .select({ sequence: auditEntries.sequence })
    .from(auditEntries)
    .where(lt(auditEntries.at, before))
    .orderBy(asc(auditEntries.at))
    .limit(limit);
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(auditEntries)
      .where(inArray(auditEntries.sequence, due))
      .returning({ sequence: auditEntries.sequence });
    if (gone.length > 0) await leaveTraces(tx);
    return gone.length;
  });
}

async function oldCalls(
  db: Database,
  { before, limit }: OldData,
  which: ReturnType<typeof and>,
): Promise<string[]> {
  const found = await db
    .select({ id: calls.id })
    .from(calls)
    .where(and(isNotNull(calls.closedAt), lt(calls.endedAt, before), which))
    .orderBy(asc(calls.endedAt))
    .limit(limit);
  return found.map(({ id }) => id);
}
