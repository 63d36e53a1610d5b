import {
  type ContactRecord,
  countContacts,
  countImportedContacts,
  type Database,
  listContacts,
  listImportedContacts,
} from "@rufbaum/store";
import type { ContactFiles } from "./contact-files.ts";
import { refuseTooLarge, tableFile } from "./table-file.ts";

const PAGE = 1_000;
const COLUMNS = ["phone", "firstName", "lastName", "company", "email", "status", "lastContact"];

/**
 * All contacts, or those of a list, as a file whose columns are read in again.
 * @throws DomainError `workbook-too-large`
 */
export async function exportContacts(
  { db, files }: { db: Database; files: Pick<ContactFiles, "workbook"> },
  { format = "csv", list }: { format?: "csv" | "xlsx" | undefined; list?: string | undefined },
): Promise<Response> {
  if (format === "xlsx") await refuseTooMany(db, list);
  const names = await customNames(db, list);
  return tableFile({ format, name: "contacts", sheet: "Kontakte" }, rows(db, list, names), files);
}

async function refuseTooMany(db: Database, list: string | undefined): Promise<void> {
  const amount = list === undefined ? countContacts(db) : countImportedContacts(db, list);
  refuseTooLarge(await amount);
}

async function* rows(
  db: Database,
  list: string | undefined,
  names: readonly string[],
): AsyncGenerator<string[][]> {
  yield [[...COLUMNS, ...names]];
  for await (const contacts of pages(db, list)) {
    yield contacts.map((contact) => cellsOf(contact, names));
  }
}

function cellsOf(contact: ContactRecord, names: readonly string[]): string[] {
  const { number, firstName, lastName, company, email, status, lastContactAt } = contact;
  const last = lastContactAt === null ? "" : new Date(lastContactAt).toISOString();
  const custom = names.map((name) =>
    Object.hasOwn(contact.customFields, name) ? (contact.customFields[name] ?? "") : "",
  );
  return [number, firstName, lastName, company, email, status, last, ...custom];
}

/** Names of further columns, in the order in which they are met. */
async function customNames(db: Database, list: string | undefined): Promise<string[]> {
  const names = new Set<string>();
  for await (const contacts of pages(db, list)) {
    for (const { customFields } of contacts) {
      for (const name of Object.keys(customFields)) names.add(name);
    }
    if (names.size > MOST_NAMES) break;
  }
  return [...names].slice(0, MOST_NAMES);
}

const MOST_NAMES = 200;

async function* pages(
  db: Database,
  list: string | undefined,
): AsyncGenerator<readonly ContactRecord[]> {
  if (list === undefined) {
    let before: number | undefined;
    for (;;) {
      const page = await listContacts(db, { limit: PAGE, before });
      if (page.length > 0) yield page;
      before = page.at(-1)?.sequence;
      if (page.length < PAGE) return;
    }
  }
  let afterLine = 0;
  for (;;) {
    const page = await listImportedContacts(db, { importId: list, afterLine, limit: PAGE });
    if (page.length > 0) yield page.map(({ contact }) => contact);
    afterLine = page.at(-1)?.line ?? 0;
    if (page.length < PAGE) return;
  }
}
