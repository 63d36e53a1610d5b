import { and, asc, eq, gt, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { campaignContacts, campaignLists, campaigns } from "../schema/campaigns.ts";
import { contactListEntries } from "../schema/contacts.ts";
import { instantParameter } from "../schema/instant.ts";
import type { Entering } from "./campaign-contacts.ts";
import { listOf } from "./contact-imports.ts";

/**
 * Puts the next of an import's list into a campaign, after a line of it up to which all are in it;
 * whoever is in it already stays as he is. How far it came is written with them. `next`: the line to
 * go on after, `null` at the list's end.
 */
export async function enterList(
  db: Database,
  given: Entering & { importId: string; afterLine: number; limit: number },
): Promise<{ added: number; read: number; next: number | null }> {
  const { campaign, dueAt, priority, importId, afterLine, limit } = given;
  const slice = db
    .select({ contact: contactListEntries.contact, line: contactListEntries.line })
    .from(contactListEntries)
    .where(
      and(
        eq(contactListEntries.list, listOf(importId)),
        sql`${contactListEntries.line} > ${afterLine}::int`,
      ),
    )
    .orderBy(asc(contactListEntries.line))
    .limit(limit);
  const listed = db.$with("listed").as(slice);
  const entered = db.$with("entered", {}).as(sql`
    insert into ${campaignContacts} (campaign, contact, priority, due_at)
    select ${campaign}::int, contact, ${priority}::smallint, ${instantParameter(dueAt)}
    from listed order by line
    on conflict do nothing returning 1`);
  // Of two who put it in at once neither takes back what the other has done.
  const reached = db.$with("reached", {}).as(sql`
    insert into ${campaignLists} as known (campaign, import_id, line, is_done)
    select ${campaign}::int, ${importId}::text, coalesce(max(line), ${afterLine}::int),
      count(*) < ${limit}::int
    from listed
    on conflict (campaign, import_id) do update set
      line = greatest(known.line, excluded.line), is_done = known.is_done or excluded.is_done
    returning 1`);
  const [row] = await db
    .with(listed, entered, reached)
    .select({
      added: sql<number>`(select count(*) from entered)::int`,
      read: sql<number>`(select count(*) from listed)::int`,
      last: sql<number | null>`(select max(line) from listed)`,
    })
    .from(sql`(values (1)) as one`);
  if (!row) throw new Error("The database did not answer.");
  return { added: row.added, read: row.read, next: row.read < limit ? null : row.last };
}

/** A list, and the line of it up to which all are in the campaign. */
export interface ListLeft {
  importId: string;
  afterLine: number;
}

/** The lists that are not in a campaign to their end yet. */
export async function listsLeft(
  db: Database,
  campaign: number,
  lists: readonly string[],
): Promise<ListLeft[]> {
  if (lists.length === 0) return [];
  const isOf = and(
    eq(campaignLists.campaign, campaign),
    inArray(campaignLists.importId, [...lists]),
  );
  const known = await db.select().from(campaignLists).where(isOf);
  const reached = new Map(known.map((one) => [one.importId, one]));
  return lists.flatMap((importId) => {
    const { line, isDone } = reached.get(importId) ?? { line: 0, isDone: false };
    return isDone ? [] : [{ importId, afterLine: line }];
  });
}

/**
 * The same of all campaigns that were started: whoever was putting those in broke off, or still does
 * it; or the campaign is from before that was written down.
 */
export async function listBrokenOff(
  db: Database,
): Promise<(ListLeft & { id: string; key: number })[]> {
  const started = await db
    .select({ id: campaigns.id, key: campaigns.key, lists: campaigns.lists })
    .from(campaigns)
    .where(and(ne(campaigns.status, "draft"), isNull(campaigns.deletedAt)));
  const found: (ListLeft & { id: string; key: number })[] = [];
  for (const { id, key, lists } of started) {
    for (const left of await listsLeft(db, key, lists)) found.push({ id, key, ...left });
  }
  return found;
}

/** How many of a list stand on it after that line. */
export async function countListedAfter(
  db: Database,
  { importId, afterLine }: ListLeft,
): Promise<number> {
  const { list, line } = contactListEntries;
  return db.$count(contactListEntries, and(eq(list, listOf(importId)), gt(line, afterLine)));
}
