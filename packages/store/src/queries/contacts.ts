import { and, asc, desc, eq, getTableColumns, inArray, lt, type SQL, sql } from "drizzle-orm";
import { storableFields } from "../contact-batch.ts";
import type { Database } from "../database.ts";
import { campaignContacts } from "../schema/campaigns.ts";
import { contactListEntries, contacts } from "../schema/contacts.ts";
import { storableText } from "../storable-text.ts";
import { listOf } from "./contact-imports.ts";

const {
  searched: _searched,
  nameKey: _name,
  companyKey: _company,
  ...told
} = getTableColumns(contacts);
/** All but what the database makes of them for itself. */
export const CONTACT_COLUMNS = told;

/** Times in milliseconds since 1970. */
export type ContactRecord = Omit<
  typeof contacts.$inferSelect,
  "searched" | "nameKey" | "companyKey"
>;

export type NewContact = Omit<ContactRecord, "sequence" | "updatedAt" | "lastContactAt"> &
  Partial<Pick<ContactRecord, "lastContactAt">>;

/** What may change of a contact. With another number goes all that is told by it. */
export type ContactChanges = Partial<Omit<NewContact, "createdAt">>;

/** `null` if there is a contact with this number already. */
export async function insertContact(
  db: Database,
  contact: NewContact,
): Promise<ContactRecord | null> {
  const [row] = await db
    .insert(contacts)
    .values({ ...contact, ...storable(contact), updatedAt: contact.createdAt })
    .onConflictDoNothing()
    .returning(CONTACT_COLUMNS);
  return row ?? null;
}

/** By its sequence, or its number as E.164. */
export async function findContact(
  db: Database,
  by: number | string,
): Promise<ContactRecord | null> {
  const [row] = await db.select(CONTACT_COLUMNS).from(contacts).where(isContact(by));
  return row ?? null;
}

/** Those of these numbers (E.164) that there are, in the order of the numbers. */
export async function findContactsByNumber(
  db: Database,
  numbers: readonly string[],
): Promise<ContactRecord[]> {
  if (numbers.length === 0) return [];
  return db
    .select(CONTACT_COLUMNS)
    .from(contacts)
    .where(inArray(contacts.number, [...numbers]))
    .orderBy(asc(contacts.number));
}

/** The contact as it is now; `unknown`, or `number-taken` by another one, and then nothing changes. */
export async function changeContact(
  db: Database,
  sequence: number,
  { changes, at }: { changes: ContactChanges; at: number },
): Promise<ContactRecord | "unknown" | "number-taken"> {
  return db.transaction(async (tx) => {
    const { number } = changes;
    if (number !== undefined) {
      const holder = await findContact(tx, number);
      if (holder && holder.sequence !== sequence) return "number-taken";
    }
    const [row] = await tx
      .update(contacts)
      .set({ ...changes, ...storable(changes), updatedAt: at })
      .where(eq(contacts.sequence, sequence))
      .returning(CONTACT_COLUMNS);
    return row ?? "unknown";
  });
}

/** Deletes a contact, by sequence or number, from all lists and campaigns, too. Whether there was one. */
export async function deleteContact(db: Database, by: number | string): Promise<boolean> {
  const gone = db
    .$with("gone")
    .as(db.delete(contacts).where(isContact(by)).returning({ sequence: contacts.sequence }));
  const entries = db
    .$with("entries", {})
    .as(
      sql`delete from ${contactListEntries} where contact in (select sequence from ${gone}) returning 1`,
    );
  const stands = db
    .$with("stands", {})
    .as(
      sql`delete from ${campaignContacts} where contact in (select sequence from ${gone}) returning 1`,
    );
  const deleted = await db.with(gone, entries, stands).select().from(gone);
  return deleted.length > 0;
}

/** How many contacts there are. */
export async function countContacts(db: Database): Promise<number> {
  return db.$count(contacts);
}

/** All contacts page by page, the newest first; `before`: the sequence of the last of the page before. */
export async function listContacts(
  db: Database,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<ContactRecord[]> {
  return db
    .select(CONTACT_COLUMNS)
    .from(contacts)
    .where(before === undefined ? undefined : lt(contacts.sequence, before))
    .orderBy(desc(contacts.sequence))
    .limit(limit);
}

/** A page of an import's list in the order of its file, after a line of it. */
export async function listImportedContacts(
  db: Database,
  { importId, afterLine = 0, limit }: { importId: string; afterLine?: number; limit: number },
): Promise<{ line: number; contact: ContactRecord }[]> {
  return db
    .select({ line: contactListEntries.line, contact: CONTACT_COLUMNS })
    .from(contactListEntries)
    .innerJoin(contacts, eq(contacts.sequence, contactListEntries.contact))
    .where(
      and(
        eq(contactListEntries.list, listOf(importId)),
        sql`${contactListEntries.line} > ${afterLine}::int`,
      ),
    )
    .orderBy(asc(contactListEntries.line))
    .limit(limit);
}

function isContact(by: number | string): SQL {
  return typeof by === "number" ? eq(contacts.sequence, by) : eq(contacts.number, by);
}

const WRITTEN = ["postcode", "firstName", "lastName", "company", "email"] as const;

/** What people write of a contact, as a database can hold it. */
function storable(changes: ContactChanges): ContactChanges {
  const texts = WRITTEN.flatMap((key) => {
    const text = changes[key];
    return text === undefined ? [] : [[key, storableText(text)]];
  });
  const { customFields } = changes;
  return {
    ...Object.fromEntries(texts),
    ...(customFields && { customFields: storableFields(customFields) }),
  };
}
