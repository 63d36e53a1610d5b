import { and, asc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { campaignContacts, campaigns } from "../schema/campaigns.ts";
import {
  contactImports,
  contactListEntries,
  contactNotes,
  contacts,
  deletedContacts,
} from "../schema/contacts.ts";
import { instantParameter } from "../schema/instant.ts";
import { CONTACT_COLUMNS } from "./contacts.ts";
import { leaveTraces } from "./traces-left.ts";

/** Who deleted contacts, when, and what the deletion is called. */
export interface Deletion {
  deletion: string;
  /** Milliseconds since 1970. */
  at: number;
  by: string;
  /** The contact that stands for them since. */
  mergedInto?: number | null;
}

/** So many are deleted, or brought back, in one transaction. */
export const DELETED_AT_ONCE = 200;

const columns = sql.join(
  Object.values(CONTACT_COLUMNS).map(({ name }) => sql.identifier(name)),
  sql`, `,
);

/**
 * Takes contacts out of everything: nobody finds, lists or calls them any more. They are kept beside,
 * with their places on lists and in campaigns, for `restoreContacts`.
 * @returns the sequences of those that there were
 */
export async function deleteContacts(
  db: Database,
  sequences: readonly number[],
  { deletion, at, by, mergedInto = null }: Deletion,
): Promise<number[]> {
  const gone: number[] = [];
  for (let from = 0; from < sequences.length; from += DELETED_AT_ONCE) {
    const some = sequences.slice(from, from + DELETED_AT_ONCE);
    gone.push(
      ...(await db.transaction(async (tx) => {
        await holdCampaignsOf(tx, some);
        const among = sql`(${sql.join(some, sql`, `)})`;
        const rows = tx
          .$with("gone", {})
          .as(sql`delete from ${contacts} where sequence in ${among} returning ${columns}`);
        // Both are read as they were before this statement.
        const entries = tx
          .$with("entries", {})
          .as(
            sql`delete from ${contactListEntries} where contact in (select sequence from gone) returning 1`,
          );
        const stands = tx
          .$with("stands", {})
          .as(
            sql`delete from ${campaignContacts} where contact in (select sequence from gone) returning 1`,
          );
        const kept = tx.$with("kept", {}).as(sql`
          insert into ${deletedContacts} (
            sequence, number, subject, deletion, deleted_at, deleted_by, merged_into, contact, entries, stands
          )
          select sequence, number, subject, ${deletion}, ${instantParameter(at)}, ${by},
            ${mergedInto}::bigint, row_to_json(gone),
            (select coalesce(json_agg(entry), '[]') from ${contactListEntries} entry
              where entry.contact = gone.sequence),
            (select coalesce(json_agg(stand), '[]') from ${campaignContacts} stand
              where stand.contact = gone.sequence)
          from gone returning sequence`);
        const deleted = await tx
          .with(rows, entries, stands, kept)
          .select({ sequence: sql<number>`sequence::float8` })
          .from(sql`kept`);
        return deleted.map(({ sequence }) => sequence);
      })),
    );
  }
  return gone;
}

/** What became of contacts that were to be brought back. */
export interface RestoredContacts {
  restored: number[];
  /** Whose number another contact has by now: they stay deleted. */
  taken: number[];
  /** Of the campaigns that they stand in again. */
  campaigns: Set<string>;
}

/**
 * Brings back what was deleted together, with the same sequences, and their places on those lists and
 * in those campaigns that there still are. `null`: nothing of that name is there any more.
 */
export async function restoreContacts(
  db: Database,
  deletion: string,
): Promise<RestoredContacts | null> {
  const done: RestoredContacts = { restored: [], taken: [], campaigns: new Set() };
  let isKnown = false;
  for (let after = 0; ; ) {
    const page = await db
      .select({ sequence: deletedContacts.sequence })
      .from(deletedContacts)
      .where(and(eq(deletedContacts.deletion, deletion), sql`sequence > ${after}::bigint`))
      .orderBy(asc(deletedContacts.sequence))
      .limit(DELETED_AT_ONCE);
    if (page.length === 0) return isKnown ? done : null;
    isKnown = true;
    const sequences = page.map(({ sequence }) => sequence);
    after = sequences.at(-1) ?? after;
    const some = await db.transaction((tx) =>
      bringBack(tx, inArray(deletedContacts.sequence, sequences)),
    );
    done.restored.push(...some.restored);
    done.taken.push(...sequences.filter((one) => !some.restored.includes(one)));
    for (const id of some.campaigns) done.campaigns.add(id);
  }
}

/** The same of some, in a transaction of the caller's. */
export async function bringBack(
  tx: Database,
  which: SQL,
): Promise<Pick<RestoredContacts, "restored" | "campaigns">> {
  const found = await tx
    .select({
      sequence: deletedContacts.sequence,
      mergedInto: deletedContacts.mergedInto,
      entries: deletedContacts.entries,
      stands: deletedContacts.stands,
    })
    .from(deletedContacts)
    .where(which)
    .orderBy(asc(deletedContacts.number))
    .for("update");
  if (found.length === 0) return { restored: [], campaigns: new Set() };
  const keys = found.flatMap(({ stands }) => stands.map((stand) => Number(stand.campaign)));
  const open = await holdCampaigns(tx, keys);
  const among = sql`(${sql.join(
    found.map(({ sequence }) => sequence),
    sql`, `,
  )})`;
  const back = tx.$with("back", {}).as(sql`
    insert into ${contacts} (${columns}) overriding system value
    select ${sql.join(
      Object.values(CONTACT_COLUMNS).map(({ name }) => sql`was.${sql.identifier(name)}`),
      sql`, `,
    )}
    from ${deletedContacts} gone, json_populate_record(null::${contacts}, gone.contact) was
    where gone.sequence in ${among} order by gone.number
    on conflict do nothing returning sequence`);
  const rows = await tx
    .with(back)
    .select({ sequence: sql<number>`sequence::float8` })
    .from(sql`back`);
  const restored = new Set(rows.map(({ sequence }) => sequence));
  const restoring = found.filter(({ sequence }) => restored.has(sequence));
  if (restoring.length === 0) return { restored: [], campaigns: new Set() };
  for (const { sequence, mergedInto, entries, stands } of restoring) {
    if (mergedInto !== null) await takeBack(tx, { sequence, mergedInto, entries, stands });
  }
  const now = sql`(${sql.join([...restored], sql`, `)})`;
  await tx.execute(sql`
    insert into ${contactListEntries} (contact, list, line)
    select entry.contact, entry.list, entry.line
    from ${deletedContacts} gone, json_populate_recordset(null::${contactListEntries}, gone.entries) entry
    where gone.sequence in ${now}
      and exists (select from ${contactImports} known where known.list = entry.list)
    on conflict do nothing`);
  const stand = Object.values(campaignContactColumns).map(({ name }) => sql.identifier(name));
  await tx.execute(sql`
    insert into ${campaignContacts} (${sql.join(stand, sql`, `)}) overriding system value
    select ${sql.join(
      stand.map((name) => sql`stand.${name}`),
      sql`, `,
    )}
    from ${deletedContacts} gone, json_populate_recordset(null::${campaignContacts}, gone.stands) stand
    where gone.sequence in ${now}
      and stand.campaign in (${sql.join([-1, ...open.map(({ key }) => key)], sql`, `)})
    on conflict do nothing`);
  await tx.delete(deletedContacts).where(inArray(deletedContacts.sequence, [...restored]));
  return { restored: [...restored], campaigns: new Set(open.map(({ id }) => id)) };
}

const campaignContactColumns = {
  campaign: campaignContacts.campaign,
  contact: campaignContacts.contact,
  position: campaignContacts.position,
  priority: campaignContacts.priority,
  standing: campaignContacts.standing,
  reason: campaignContacts.reason,
  attempts: campaignContacts.attempts,
  claims: campaignContacts.claims,
  dueAt: campaignContacts.dueAt,
  callId: campaignContacts.callId,
  lastAt: campaignContacts.lastAt,
  calledBackAt: campaignContacts.calledBackAt,
};

/** What the contact that it was merged into had of it alone. */
async function takeBack(
  tx: Database,
  {
    sequence,
    mergedInto,
    entries,
    stands,
  }: Pick<typeof deletedContacts.$inferSelect, "sequence" | "entries" | "stands"> & {
    mergedInto: number;
  },
): Promise<void> {
  for (const { list, line } of entries) {
    await tx
      .delete(contactListEntries)
      .where(
        and(
          eq(contactListEntries.contact, mergedInto),
          eq(contactListEntries.list, Number(list)),
          eq(contactListEntries.line, Number(line)),
        ),
      );
  }
  for (const { campaign, moved } of stands) {
    if (moved !== true) continue;
    await tx
      .update(campaignContacts)
      .set({ contact: sequence })
      .where(
        and(
          eq(campaignContacts.campaign, Number(campaign)),
          eq(campaignContacts.contact, mergedInto),
        ),
      );
  }
}

/** Before their counts, as everybody holds them. */
async function holdCampaignsOf(tx: Database, sequences: readonly number[]): Promise<void> {
  const stood = await tx
    .selectDistinct({ key: campaignContacts.campaign })
    .from(campaignContacts)
    .where(inArray(campaignContacts.contact, [...sequences]));
  await holdCampaigns(
    tx,
    stood.map(({ key }) => key),
  );
}

async function holdCampaigns(tx: Database, keys: readonly number[]) {
  if (keys.length === 0) return [];
  return tx
    .select({ key: campaigns.key, id: campaigns.id })
    .from(campaigns)
    .where(and(inArray(campaigns.key, [...new Set(keys)]), isNull(campaigns.deletedAt)))
    .orderBy(asc(campaigns.key))
    .for("update");
}

/**
 * Forgets for good what was deleted before a time, with its notes, unless the contact that it was
 * merged into is still there.
 * @returns how many
 */
export async function forgetDeleted(
  db: Database,
  { before, limit }: { before: number; limit: number },
): Promise<number> {
  const holder = sql`exists (select from ${contacts} keeper where keeper.sequence = ${deletedContacts.mergedInto})`;
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ sequence: deletedContacts.sequence })
      .from(deletedContacts)
      .where(
        and(
          sql`${deletedContacts.deletedAt} < ${instantParameter(before)}`,
          or(isNull(deletedContacts.mergedInto), sql`not ${holder}`),
        ),
      )
      .orderBy(asc(deletedContacts.deletedAt))
      .limit(limit)
      .for("update");
    const gone = due.map(({ sequence }) => sequence);
    if (gone.length === 0) return 0;
    await leaveTraces(tx);
    await tx.delete(contactNotes).where(inArray(contactNotes.contact, gone));
    await tx.delete(deletedContacts).where(inArray(deletedContacts.sequence, gone));
    return gone.length;
  });
}
