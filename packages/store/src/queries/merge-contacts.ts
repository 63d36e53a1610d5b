import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { campaignContacts } from "../schema/campaigns.ts";
import { contactListEntries, contacts, deletedContacts } from "../schema/contacts.ts";
import { type ContactChanges, type ContactRecord, changeContact } from "./contacts.ts";
import { type Deletion, deleteContacts } from "./deleted-contacts.ts";

/**
 * Has one contact stand for several, with what was chosen of them. The others are deleted; their places
 * on lists and in campaigns are its own where it had none. What stands by a number stays with it: calls,
 * consents and blocks. `restoreContacts` takes them apart again, but for the chosen fields.
 * @returns `unknown` where one is gone, `in-call` while one of the others is called for a campaign, or
 *   `changed-since` as of `changeContact`: then nothing changes
 */
export async function mergeContacts(
  db: Database,
  {
    keep,
    others,
    changes,
    readAt,
    ...deletion
  }: Omit<Deletion, "mergedInto"> & {
    keep: number;
    others: readonly number[];
    changes: Omit<ContactChanges, "number">;
    readAt?: number | undefined;
  },
): Promise<ContactRecord | "unknown" | "in-call" | "changed-since"> {
  return db.transaction(async (tx) => {
    const all = [keep, ...others];
    const found = await tx
      .select({ sequence: contacts.sequence })
      .from(contacts)
      .where(inArray(contacts.sequence, all))
      .orderBy(asc(contacts.number))
      .for("update");
    if (found.length < all.length) return "unknown";
    const isCalled = and(
      inArray(campaignContacts.contact, [...others]),
      eq(campaignContacts.standing, "calling"),
    );
    if ((await tx.$count(campaignContacts, isCalled)) > 0) return "in-call";
    const changed = await changeContact(tx, keep, { changes, at: deletion.at, readAt });
    if (changed === "unknown" || changed === "changed-since") return changed;
    if (changed === "number-taken") throw new Error("A merge changes no number.");
    await deleteContacts(tx, others, { ...deletion, mergedInto: keep });
    for (const other of others) await takeOver(tx, keep, other);
    return changed;
  });
}

async function takeOver(tx: Database, keep: number, other: number): Promise<void> {
  const isIt = eq(deletedContacts.sequence, other);
  const [row] = await tx
    .select({ entries: deletedContacts.entries, stands: deletedContacts.stands })
    .from(deletedContacts)
    .where(isIt);
  if (!row) return;
  await tx.execute(sql`
    insert into ${contactListEntries} (contact, list, line)
    select distinct on (entry.list) ${keep}::bigint, entry.list, entry.line
    from json_populate_recordset(null::${contactListEntries}, ${JSON.stringify(row.entries)}::json) entry
    where not exists (
      select from ${contactListEntries} own where own.contact = ${keep}::bigint and own.list = entry.list
    )
    on conflict do nothing`);
  const stands = [];
  for (const stand of row.stands) stands.push({ ...stand, moved: await stepIn(tx, keep, stand) });
  await tx.update(deletedContacts).set({ stands }).where(isIt);
}

/**
 * Where it did not stand itself, it does in the other's place. Whoever was finished by the other one is
 * not called again by this one.
 * @returns whether the place is its own now
 */
async function stepIn(
  tx: Database,
  keep: number,
  stand: Record<string, unknown>,
): Promise<boolean> {
  const isOwn = and(
    eq(campaignContacts.campaign, Number(stand.campaign)),
    eq(campaignContacts.contact, keep),
  );
  const [own] = await tx
    .select({ standing: campaignContacts.standing })
    .from(campaignContacts)
    .where(isOwn)
    .for("update");
  if (!own) {
    await tx.execute(sql`
      insert into ${campaignContacts} (campaign, contact, priority, standing, reason, attempts, claims,
        due_at, call_id, last_at, called_back_at)
      select campaign, ${keep}::bigint, priority, standing, reason, attempts, claims,
        due_at, call_id, last_at, called_back_at
      from json_populate_record(null::${campaignContacts}, ${JSON.stringify(stand)}::json)`);
    return true;
  }
  const isOver = (standing: unknown) =>
    !["waiting", "again", "calling", "skipped"].includes(String(standing));
  if (isOver(stand.standing) && !isOver(own.standing) && own.standing !== "calling") {
    await tx
      .update(campaignContacts)
      .set({ standing: String(stand.standing), reason: String(stand.reason), dueAt: null })
      .where(isOwn);
  }
  return false;
}
