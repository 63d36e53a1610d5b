import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { AuditAction } from "../audit-actions.ts";
import type { Database } from "../database.ts";
import { auditEntries } from "../schema/audit.ts";
import { storableText } from "../storable-text.ts";

/** Times in milliseconds since 1970. */
export interface NewAuditEntry {
  at: number;
  /** The name that was given, as `requirePerson` answers it. */
  by: string;
  action: AuditAction;
  /** Whom it was about, as `subjectOf` writes it. */
  subject: string | null;
  /** Nothing that names a person. */
  details: Record<string, unknown>;
}

export interface AuditEntry extends NewAuditEntry {
  /** Grows with each entry; there may be gaps. */
  sequence: number;
}

/** Part of a transaction where what is written down happens in one. */
export async function appendAuditEntry(db: Database, entry: NewAuditEntry): Promise<void> {
  await db.insert(auditEntries).values({ ...entry, by: storableText(entry.by) });
}

/**
 * The newest first.
 * @param before only those that stand before this `sequence`: the last of the page before
 * @param since only those at or after this time
 * @param by only what was done under this name, in capitals or not
 * @param subject only what was about whom `subjectOf` writes so
 */
export async function listAuditEntries(
  db: Database,
  wanted: {
    limit: number;
    before?: number | undefined;
    since?: number | undefined;
    action?: AuditAction | undefined;
    by?: string | undefined;
    subject?: string | undefined;
  },
): Promise<AuditEntry[]> {
  const { limit, before, since, action, by, subject } = wanted;
  const rows = await db
    .select()
    .from(auditEntries)
    .where(
      and(
        before === undefined ? undefined : lt(auditEntries.sequence, before),
        since === undefined ? undefined : gte(auditEntries.at, since),
        action === undefined ? undefined : eq(auditEntries.action, action),
        by === undefined
          ? undefined
          : sql`lower(${auditEntries.by}) = lower(${storableText(by)}::text)`,
        subject === undefined ? undefined : eq(auditEntries.subject, subject),
      ),
    )
    .orderBy(desc(auditEntries.sequence))
    .limit(limit);
  return rows.map((row) => ({ ...row, action: row.action as AuditAction }));
}
