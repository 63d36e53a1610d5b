import { hashOfPurged } from "@rufbaum/dialing/consent-ledger";
import { and, eq, gt, inArray, lt, notExists, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { calls } from "../schema/calls.ts";
import {
  consentEntries,
  consentEvidence,
  consentPurged,
  consentStatements,
} from "../schema/consents.ts";
import { contactImports } from "../schema/contacts.ts";
import { instantParameter } from "../schema/instant.ts";
import { appendConsentEntries, holdLedger, readConsentHead } from "./consent-entries.ts";
import { holdDialling } from "./hold-dialling.ts";
import { leaveTraces } from "./traces-left.ts";

export interface PurgeSlice {
  /** Of a consent neither given nor used at or after this time nothing stays; milliseconds since 1970. */
  before: number;
  /** The last place of the slice before, from 0. */
  after: number;
  /** Entries looked at. */
  limit: number;
}

export interface Purged {
  entries: number;
  /** Where the next slice begins; `null` at the end of the ledger. */
  last: number | null;
}

/**
 * Takes consents out of the ledger whose time is over: what was granted and used, not that it was
 * withdrawn, which keeps lists from bringing it back. A grant stays while an open call stands on it,
 * and for good where its subject withdrew anything: only with what was granted does the withdrawal
 * forbid calls. Their hashes stay, and an entry of the ledger tells which they are, so that its chain
 * is followed as before. A statement goes with its last entry.
 */
export async function purgeConsents(
  db: Database,
  slice: PurgeSlice,
  recorded: { recordedAt: number; recordedBy: string },
): Promise<Purged> {
  const { last, due } = await look(db, slice);
  if (due.length === 0) return { entries: 0, last };
  return db.transaction(async (tx) => {
    // No call is being claimed on one that goes.
    await holdDialling(tx);
    await holdLedger(tx);
    // Somebody may have used one meanwhile.
    const { due } = await look(tx, slice);
    if (due.length === 0) return { entries: 0, last };
    const about = { kind: "purge", statementId: null, callId: null, at: slice.before } as const;
    await appendConsentEntries(tx, [{ ...about, subject: hashOfPurged(due) }], recorded);
    const { sequence: purge } = await readConsentHead(tx);
    await tx.execute(sql`select set_config('rufbaum.purging', 'on', true)`);
    const places = due.map(({ sequence }) => sequence);
    await tx.delete(consentEntries).where(inArray(consentEntries.sequence, places));
    await tx.execute(sql`select set_config('rufbaum.purging', 'off', true)`);
    await tx
      .insert(consentPurged)
      .values(due.map(({ sequence, hash }) => ({ sequence, hash, purge })));
    await deleteUnused(tx, [...new Set(due.flatMap(({ statementId }) => statementId ?? []))]);
    return { entries: due.length, last };
  });
}

/** What is due of a slice, in its order. */
async function look(
  db: Database,
  { before, after, limit }: PurgeSlice,
): Promise<{
  last: number | null;
  due: { sequence: number; hash: string; statementId: string | null }[];
}> {
  const since = instantParameter(before);
  // With its table's name: the others have columns of the same names. An `exists` may be answered by
  // reading the whole ledger, an equal statement by reading all who agreed to it.
  const isDue = sql<boolean>`consent_entries.kind in ('grant', 'use')
    and consent_entries.at < ${since}
    and not coalesce((
      select true from ${consentEntries} newer
      where newer.subject = consent_entries.subject
        and newer.statement_id is not distinct from consent_entries.statement_id
        and newer.kind in ('grant', 'use') and newer.at >= ${since} limit 1
    ), false)
    and not (consent_entries.kind = 'grant' and coalesce((
      select true from ${consentEntries} withdrawal
      where withdrawal.subject = consent_entries.subject and withdrawal.kind = 'withdrawal' limit 1
    ), (
      select true from ${calls}
      where closed_at is null and consent_id = consent_entries.sequence::text limit 1
    ), false))`;
  const { sequence, hash, statementId } = consentEntries;
  const rows = await db
    .select({ sequence, hash, statementId, isDue })
    .from(consentEntries)
    .where(gt(sequence, after))
    .orderBy(sequence)
    .limit(limit);
  return {
    last: rows.length < limit ? null : (rows.at(-1)?.sequence ?? null),
    due: rows.flatMap(({ isDue, ...entry }) => (isDue ? [entry] : [])),
  };
}

/**
 * Removes what nobody agreed to and was recorded before, with what shows it.
 * @returns how many, and where the next slice begins: `null` at the end
 */
export async function forgetStatements(
  db: Database,
  { before, after, limit }: { before: number; after: string; limit: number },
): Promise<{ statements: number; last: string | null }> {
  const { id, recordedAt } = consentStatements;
  const rows = await db
    .select({ id, isDue: sql<boolean>`${and(lt(recordedAt, before), notExists(entriesOf(db)))}` })
    .from(consentStatements)
    .where(gt(id, after))
    .orderBy(id)
    .limit(limit);
  const last = rows.length < limit ? null : (rows.at(-1)?.id ?? null);
  const due = rows.flatMap(({ id, isDue }) => (isDue ? [id] : []));
  if (due.length === 0) return { statements: 0, last };
  return db.transaction(async (tx) => {
    // Nobody agrees to it meanwhile.
    await holdLedger(tx);
    return { statements: await deleteUnused(tx, due), last };
  });
}

/** Of these statements, those that no entry names, nor an import that goes on. @returns how many */
async function deleteUnused(tx: Database, ids: readonly string[]): Promise<number> {
  const running = tx
    .select()
    .from(contactImports)
    .where(
      and(
        eq(contactImports.status, "running"),
        eq(contactImports.statementId, consentStatements.id),
      ),
    );
  const gone = await tx
    .delete(consentStatements)
    .where(
      and(inArray(consentStatements.id, [...ids]), notExists(entriesOf(tx)), notExists(running)),
    )
    .returning({ file: consentStatements.evidenceFile });
  if (gone.length > 0) await leaveTraces(tx);
  const files = gone.flatMap(({ file }) => (file === null ? [] : [file]));
  if (files.length > 0) {
    const isShown = tx
      .select()
      .from(consentStatements)
      .where(eq(consentStatements.evidenceFile, consentEvidence.id));
    await tx
      .delete(consentEvidence)
      .where(and(inArray(consentEvidence.id, files), notExists(isShown)));
  }
  return gone.length;
}

function entriesOf(db: Database) {
  return db
    .select()
    .from(consentEntries)
    .where(eq(consentEntries.statementId, consentStatements.id));
}
