import type { PhoneNumberKind } from "@rufbaum/dialing";
import type { ColumnRole } from "@rufbaum/dialing/contact-files";
import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";
import { jsonDocument } from "./json-document.ts";

export const CONTACT_STATUSES = ["customer", "lead", "prospect"] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/** Everybody who may be called, once for each number. */
export const contacts = pgTable("contacts", {
  sequence: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  /** E.164. */
  number: text().notNull().unique(),
  /** The number as ledger and suppressions name it (`subjectOf`). */
  subject: text().notNull(),
  kind: text().$type<PhoneNumberKind>().notNull(),
  /** ISO 3166-1. */
  country: text().notNull(),
  /** ISO 3166-2, a space between them; empty where nobody knows. */
  regions: text().notNull().default(""),
  postcode: text().notNull().default(""),
  firstName: text("first_name").notNull().default(""),
  lastName: text("last_name").notNull().default(""),
  company: text().notNull().default(""),
  email: text().notNull().default(""),
  status: text().$type<ContactStatus>().notNull().default("lead"),
  /** Further columns of the file it came from, by their own names. */
  customFields: jsonDocument("custom_fields").$type<Record<string, string>>().notNull(),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
  lastContactAt: instant("last_contact_at"),
  /** What a search looks in, in small letters. Stored: made for each search it costs three times as much. */
  searched: text().generatedAlwaysAs((): SQL => lowered(wordsOf(contacts))),
  /** What lists are sorted by, as DIN 5007 has it: umlauts as their vowels; `null` where there is nothing. */
  nameKey: text("name_key").generatedAlwaysAs(
    (): SQL => sortKey(sql`${contacts.lastName} || ' ' || ${contacts.firstName}`),
  ),
  companyKey: text("company_key").generatedAlwaysAs((): SQL => sortKey(sql`${contacts.company}`)),
});

function wordsOf({ firstName, lastName, company, email }: Record<Written, AnyPgColumn>): SQL {
  return sql`${firstName} || ' ' || ${lastName} || ' ' || ${company} || ' ' || ${email}`;
}

type Written = "firstName" | "lastName" | "company" | "email";

/** A database whose letters are those of C knows these no small ones of. */
const CAPITALS = "ÄÖÜẞÁÀÂÃÅÇÉÈÊËĞÍÌÎÏŁÑÓÒÔÕØŚŞŠÚÙÛÝŽŹŻČĆ";
const SMALL = "äöüßáàâãåçéèêëğíìîïłñóòôõøśşšúùûýžźżčć";
const BASE = "aousaaaaaceeeegiiiilnooooosssuuuyzzzcc";

function lowered(text: SQL): SQL {
  return sql`case when ${isPlain(text)} then lower(${text})
    else lower(translate(${text}, ${written(CAPITALS)}, ${written(SMALL)})) end`;
}

function sortKey(text: SQL): SQL {
  const [letters, base] = [written(SMALL + CAPITALS), written(BASE + BASE)];
  return sql`nullif(btrim(case when ${isPlain(text)} then lower(${text})
    else lower(translate(${text}, ${letters}, ${base})) end), '')`;
}

/** Most texts are, and a look at each letter costs as much as all the rest. */
function isPlain(text: SQL): SQL {
  return sql`octet_length(${text}) = length(${text})`;
}

function written(letters: string): SQL {
  return sql.raw(`'${letters}'`);
}

/** Contacts that can be brought back as they were, and numbers that were merged into another contact. */
export const deletedContacts = pgTable(
  "deleted_contacts",
  {
    /** As it was in `contacts`. */
    sequence: bigint({ mode: "number" }).primaryKey(),
    number: text().notNull(),
    subject: text().notNull(),
    /** What was deleted together is brought back together. */
    deletion: text().notNull(),
    deletedAt: instant("deleted_at").notNull(),
    deletedBy: text("deleted_by").notNull(),
    /** The contact that stands for this one since; its history is that of both numbers. */
    mergedInto: bigint("merged_into", { mode: "number" }),
    /** The rows of `contacts`, `contactListEntries` and `campaignContacts`, by their columns' names. */
    contact: jsonDocument().$type<Record<string, unknown>>().notNull(),
    entries: jsonDocument().$type<readonly Record<string, unknown>[]>().notNull(),
    stands: jsonDocument().$type<readonly Record<string, unknown>[]>().notNull(),
  },
  (row) => [
    index("deleted_contacts_of_deletion").on(row.deletion, row.sequence),
    index("deleted_contacts_by_time").on(row.deletedAt),
    index("deleted_contacts_by_number").on(row.number),
    index("deleted_contacts_merged").on(row.mergedInto).where(sql`${row.mergedInto} is not null`),
  ],
);

/** What people wrote down of a contact. */
export const contactNotes = pgTable("contact_notes", {
  contact: bigint({ mode: "number" }).primaryKey(),
  text: text().notNull(),
  changedAt: instant("changed_at").notNull(),
  changedBy: text("changed_by").notNull(),
});

/** How far an import has come, told by its counts. */
export interface ImportCounts {
  /** Rows read, and what became of them. */
  rows: number;
  added: number;
  updated: number;
  unchanged: number;
  dropped: number;
  changed: number;
  /** Rows left out, cells changed, others' names for known numbers and consents not recorded, by reason. */
  reasons: Record<string, number>;
}

/** Files that were read in; what each brought is a list that can be dialled. */
export const contactImports = pgTable("contact_imports", {
  id: text().primaryKey(),
  /** What the list's entries name it by: there are a million of them. */
  list: integer().notNull().unique().generatedAlwaysAsIdentity(),
  /** The list's name. */
  name: text().notNull(),
  fileName: text("file_name").notNull(),
  status: text().$type<"running" | "done" | "cancelled" | "failed">().notNull(),
  /** The columns without a role, in the file's order: `customField1` is the first of them. */
  otherColumns: jsonDocument("other_columns").$type<readonly string[]>().notNull(),
  counts: jsonDocument().$type<ImportCounts>().notNull(),
  /** What all of it agreed to, where that was said. */
  statementId: text("statement_id"),
  importedBy: text("imported_by").notNull(),
  startedAt: instant("started_at").notNull(),
  /** When its server last told how far it had come. */
  heardAt: instant("heard_at"),
  endedAt: instant("ended_at"),
});

/**
 * Who stands on which list, on which line of its file. No foreign keys, which would be checked for
 * every row of an import; what deletes contacts or imports deletes their entries, too.
 */
export const contactListEntries = pgTable(
  "contact_list_entries",
  {
    contact: bigint({ mode: "number" }).notNull(),
    list: integer().notNull(),
    line: integer().notNull(),
  },
  (entry) => [
    primaryKey({ columns: [entry.list, entry.line] }),
    index("contact_list_entries_of_contact").on(entry.contact),
  ],
);

/** What somebody said that the columns of a file mean, for the next file with the same header. */
export const columnMappings = pgTable("column_mappings", {
  /** The header's names, as `headerKey` writes them. */
  header: text().primaryKey(),
  roles: jsonDocument().$type<Record<string, ColumnRole | null>>().notNull(),
  usedAt: instant("used_at").notNull(),
});
