import { and, asc, desc, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { storableFields } from "../contact-batch.ts";
import type { Database } from "../database.ts";
import { campaignContacts } from "../schema/campaigns.ts";
import { contactListEntries, contacts } from "../schema/contacts.ts";
import { storableText } from "../storable-text.ts";
import { listOf } from "./contact-imports.ts";

/** Times in milliseconds since 1970. */
export type ContactRecord = typeof contacts.$inferSelect;

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
    .returning();
  return row ?? null;
}

/** By its sequence, or its number as E.164. */
export async function findContact(
  db: Database,
  by: number | string,
): Promise<ContactRecord | null> {
  const [row] = await db.select().from(contacts).where(isContact(by));
  return row ?? null;
}

/** Those of these numbers (E.164) that there are, in the order of the numbers. */
export async function findContactsByNumber(
  db: Database,
  numbers: readonly string[],
): Promise<ContactRecord[]> {
  if (numbers.length === 0) return [];
  return db
    .select()
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
      .returning();
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

/** How many contacts there are, or how many of them match a search. */
export async function countContacts(db: Database, search = ""): Promise<number> {
  if (search.trim() === "") return db.$count(contacts);
  let count = 0;
  for await (const among of slices(db))
    count += await db.$count(contacts, and(among, matchesContact(search)));
  return count;
}

/** Which contacts are listed. */
export interface ContactFilter {
  /** Only contacts older than the one with this sequence. */
  before?: number | undefined;
  /** A part of name, company or e-mail, in any case of letters, or of the number as people write it. */
  search?: string | undefined;
}

/** Fewer are part of too many numbers. */
const LEAST_DIGITS = 3;
/** So many are looked through by one query: a few milliseconds embedded. */
const CONTACTS_AT_ONCE = 1_000;

/** The newest first. Searches slice by slice: few may match of very many. */
export async function listContacts(
  db: Database,
  { limit, before, search = "" }: ContactFilter & { limit: number },
): Promise<ContactRecord[]> {
  if (search.trim() === "") return slice(db, limit, olderThan(before));
  const found: ContactRecord[] = [];
  for await (const among of slices(db, before)) {
    found.push(...(await slice(db, limit - found.length, and(among, matchesContact(search)))));
    if (found.length >= limit) break;
  }
  return found;
}

/** All contacts, the newest first, as conditions for a thousand of them each. */
async function* slices(db: Database, before?: number): AsyncGenerator<SQL | undefined> {
  let newer = before;
  for (;;) {
    const last = await lastOfSlice(db, newer);
    yield and(olderThan(newer), last === null ? undefined : gte(contacts.sequence, last));
    if (last === null) return;
    newer = last;
  }
}

/** A page of an import's list in the order of its file, after a line of it. */
export async function listImportedContacts(
  db: Database,
  { importId, afterLine = 0, limit }: { importId: string; afterLine?: number; limit: number },
): Promise<{ line: number; contact: ContactRecord }[]> {
  return db
    .select({ line: contactListEntries.line, contact: contacts })
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

function slice(db: Database, limit: number, among: SQL | undefined): Promise<ContactRecord[]> {
  return db.select().from(contacts).where(among).orderBy(desc(contacts.sequence)).limit(limit);
}

async function lastOfSlice(db: Database, newer: number | undefined): Promise<number | null> {
  const [last] = await db
    .select({ sequence: contacts.sequence })
    .from(contacts)
    .where(olderThan(newer))
    .orderBy(desc(contacts.sequence))
    .offset(CONTACTS_AT_ONCE - 1)
    .limit(1);
  return last?.sequence ?? null;
}

function olderThan(sequence: number | undefined): SQL | undefined {
  return sequence === undefined ? undefined : lt(contacts.sequence, sequence);
}

/** As `ContactFilter.search` has it. */
export function matchesContact(search: string): SQL | undefined {
  const text = storableText(search).trim();
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const name = sql`${contacts.firstName} || ' ' || ${contacts.lastName}`;
  const digits = digitsOf(text);
  return or(
    sql`${name} ilike ${pattern}`,
    sql`${contacts.company} ilike ${pattern}`,
    sql`${contacts.email} ilike ${pattern}`,
    digits === null ? undefined : sql`${contacts.number} like ${`%${digits}%`}`,
  );
}

/** As they stand in E.164: `0171/12` is `17112`; `null` of what is no part of a number. */
function digitsOf(text: string): string | null {
  if (!/^[+(]?\d[\d\s()/.-]+$/.test(text)) return null;
  const digits = text.replace(/\(0\)|[^\d+]/g, "").replace(/^(?:\+|00?)/, "");
  return digits.length < LEAST_DIGITS ? null : digits;
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
