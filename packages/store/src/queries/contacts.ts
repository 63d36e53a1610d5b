import { and, asc, desc, eq, getTableColumns, inArray, lt, type SQL, sql } from "drizzle-orm";
import { storableFields } from "../contact-batch.ts";
import type { Database } from "../database.ts";
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

/** Those of these sequences that there are, in their order. */
export async function findContactsInOrder(
  db: Database,
  sequences: readonly number[],
): Promise<ContactRecord[]> {
  if (sequences.length === 0) return [];
  const rows = await db
    .select(CONTACT_COLUMNS)
    .from(contacts)
    .where(inArray(contacts.sequence, [...sequences]));
  const bySequence = new Map(rows.map((row) => [row.sequence, row]));
  return sequences.flatMap((sequence) => bySequence.get(sequence) ?? []);
}

/**
 * The contact as it is now; `unknown`; `number-taken` by another one; or `changed-since` it was read,
 * told by its `updatedAt`: then nothing changes.
 */
export async function changeContact(
  db: Database,
  sequence: number,
  { changes, at, readAt }: { changes: ContactChanges; at: number; readAt?: number | undefined },
): Promise<ContactRecord | "unknown" | "number-taken" | "changed-since"> {
  return db.transaction(async (tx) => {
    const { number } = changes;
    if (number !== undefined) {
      const holder = await findContact(tx, number);
      if (holder && holder.sequence !== sequence) return "number-taken";
    }
    const [before] = await tx
      .select({ updatedAt: contacts.updatedAt })
      .from(contacts)
      .where(eq(contacts.sequence, sequence))
      .for("update");
    if (!before) return "unknown";
    if (readAt !== undefined && before.updatedAt !== readAt) return "changed-since";
    // Never of the same millisecond: by it one state is told from the next.
    const updatedAt = Math.max(at, before.updatedAt + 1);
    const [row] = await tx
      .update(contacts)
      .set({ ...changes, ...storable(changes), updatedAt })
      .where(eq(contacts.sequence, sequence))
      .returning(CONTACT_COLUMNS);
    return row ?? "unknown";
  });
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
