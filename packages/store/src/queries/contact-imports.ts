import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import {
  contactImports,
  contactListEntries,
  contacts,
  type ImportCounts,
} from "../schema/contacts.ts";
import { instantParameter } from "../schema/instant.ts";
import { storableText } from "../storable-text.ts";
import { appendAuditEntry } from "./audit.ts";

/** Times in milliseconds since 1970. */
export type ContactImportRecord = typeof contactImports.$inferSelect;

export type NewContactImport = Omit<
  ContactImportRecord,
  "list" | "status" | "counts" | "heardAt" | "endedAt"
>;

const NOTHING_YET: ImportCounts = {
  rows: 0,
  added: 0,
  updated: 0,
  unchanged: 0,
  dropped: 0,
  changed: 0,
  reasons: {},
};

/** From now on `importContacts` takes its batches. */
export async function beginContactImport(db: Database, begun: NewContactImport): Promise<void> {
  await db.insert(contactImports).values({
    ...begun,
    name: storableText(begun.name),
    fileName: storableText(begun.fileName),
    otherColumns: begun.otherColumns.map(storableText),
    status: "running",
    counts: NOTHING_YET,
  });
}

/** How far it has come, at this time. `false` if it is over, as when somebody cancelled it. */
export async function saveImportCounts(
  db: Database,
  id: string,
  { counts, at }: { counts: ImportCounts; at: number },
): Promise<boolean> {
  const saved = await db
    .update(contactImports)
    .set({ counts, heardAt: at })
    .where(isRunning(id))
    .returning({ id: contactImports.id });
  return saved.length > 0;
}

/** Ends it, once, and writes down who imported what; counts that are not told stay as they were saved last. `null` if it was over. */
export async function endContactImport(
  db: Database,
  end: {
    id: string;
    status: "done" | "cancelled" | "failed";
    at: number;
    counts?: ImportCounts | undefined;
  },
): Promise<ContactImportRecord | null> {
  const { id, status, at, counts } = end;
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(contactImports)
      .set({ status, endedAt: at, ...(counts && { counts }) })
      .where(isRunning(id))
      .returning();
    if (row) await writeDown(tx, row, at);
    return row ?? null;
  });
}

/** Who imported how many; names of lists and files may be people's. */
async function writeDown(
  db: Database,
  { id, status, importedBy: by, counts, statementId }: ContactImportRecord,
  at: number,
): Promise<void> {
  const { rows, added, updated, unchanged, dropped } = counts;
  const details = { list: id, status, rows, added, updated, unchanged, dropped, statementId };
  await appendAuditEntry(db, { at, by, action: "contacts-imported", subject: null, details });
}

/**
 * Cancels those of which nothing was heard since then: their server is no more. It told what it did
 * only now and then: who stands on the list since was added, where he is younger than the import, and
 * else is counted as unchanged. How many there were.
 */
export async function cancelLeftImports(
  db: Database,
  { silentSince, at }: { silentSince: number; at: number },
): Promise<number> {
  const { heardAt, startedAt, counts, list } = contactImports;
  const told = (what: keyof ImportCounts) => sql`(${counts} ->> ${what}::text)::bigint`;
  const counted = sql`(
    select (${counts}::jsonb || jsonb_build_object(
      'rows', greatest(${told("rows")}, listed.stored + ${told("dropped")}),
      'added', greatest(${told("added")}, listed.fresh),
      'unchanged', greatest(
        ${told("unchanged")},
        listed.stored - greatest(${told("added")}, listed.fresh) - ${told("updated")}
      )
    ))::json
    from (
      select count(*) as stored,
        count(*) filter (where known.created_at >= ${startedAt}) as fresh
      from ${contactListEntries} entry join ${contacts} known on known.sequence = entry.contact
      where entry.list = ${list}
    ) as listed
  )`;
  const heard = sql`coalesce(${heardAt}, ${startedAt})`;
  return db.transaction(async (tx) => {
    const left = await tx
      .update(contactImports)
      .set({
        status: "cancelled",
        endedAt: at,
        counts: counted,
      })
      .where(
        and(eq(contactImports.status, "running"), sql`${heard} < ${instantParameter(silentSince)}`),
      )
      .returning();
    for (const row of left) await writeDown(tx, row, at);
    return left.length;
  });
}

export async function findContactImport(
  db: Database,
  id: string,
): Promise<ContactImportRecord | null> {
  const [row] = await db.select().from(contactImports).where(eq(contactImports.id, id));
  return row ?? null;
}

/** The newest first. */
export async function listContactImports(
  db: Database,
  { limit }: { limit: number },
): Promise<ContactImportRecord[]> {
  return db
    .select()
    .from(contactImports)
    .orderBy(desc(contactImports.startedAt), desc(contactImports.id))
    .limit(limit);
}

/** What these imports' lists are called, as far as there are any. */
export async function listImportNames(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, name } = contactImports;
  const rows = await db
    .select({ id, name })
    .from(contactImports)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Deletes an import and its list; the contacts stay. Whether there was one. */
export async function deleteContactImport(db: Database, id: string): Promise<boolean> {
  const entries = db
    .$with("entries", {})
    .as(sql`delete from ${contactListEntries} where list = ${listOf(id)} returning 1`);
  const deleted = await db
    .with(entries)
    .delete(contactImports)
    .where(eq(contactImports.id, id))
    .returning({ id: contactImports.id });
  return deleted.length > 0;
}

/** How many stand on an import's list. */
export async function countImportedContacts(db: Database, importId: string): Promise<number> {
  return db.$count(contactListEntries, eq(contactListEntries.list, listOf(importId)));
}

function isRunning(id: string) {
  return and(eq(contactImports.id, id), eq(contactImports.status, "running"));
}

/** What the entries of an import's list name it by. */
export function listOf(importId: string): SQL {
  return sql`(select ${contactImports.list} from ${contactImports} where ${contactImports.id} = ${importId})`;
}
