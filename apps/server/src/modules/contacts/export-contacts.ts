import {
  type ContactRecord,
  countContacts,
  countImportedContacts,
  type Database,
  findContactsInOrder,
  listContacts,
  listImportedContacts,
} from "@rufbaum/store";
import type { ContactFiles } from "./contact-files.ts";
import { refuseTooLarge, tableFile } from "./table-file.ts";

const PAGE = 1_000;
const COLUMNS = ["phone", "firstName", "lastName", "company", "email", "status", "lastContact"];

/** Whose contacts: of a list, some by their sequences, or all. */
export interface Exported {
  list?: string | undefined;
  sequences?: readonly number[] | undefined;
}

/**
 * All contacts, those of a list, or some, as a file whose columns are read in again.
 * @throws DomainError `workbook-too-large`
 */
export async function exportContacts(
  { db, files }: { db: Database; files: Pick<ContactFiles, "workbook"> },
  { format = "csv", ...whom }: Exported & { format?: "csv" | "xlsx" | undefined },
): Promise<Response> {
  if (format === "xlsx") refuseTooLarge(await countExported(db, whom));
  const names = await customNames(db, whom);
  return tableFile({ format, name: "contacts", sheet: "Kontakte" }, rows(db, whom, names), files);
}

async function countExported(db: Database, { list, sequences }: Exported): Promise<number> {
  if (sequences) return sequences.length;
  return list === undefined ? countContacts(db) : countImportedContacts(db, list);
}

async function* rows(
  db: Database,
  whom: Exported,
  names: readonly string[],
): AsyncGenerator<string[][]> {
  yield [[...COLUMNS, ...names]];
  for await (const contacts of pages(db, whom)) {
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
async function customNames(db: Database, whom: Exported): Promise<string[]> {
  const names = new Set<string>();
  for await (const contacts of pages(db, whom)) {
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
  { list, sequences }: Exported,
): AsyncGenerator<readonly ContactRecord[]> {
  if (sequences) {
    for (let from = 0; from < sequences.length; from += PAGE) {
      yield await findContactsInOrder(db, sequences.slice(from, from + PAGE));
    }
    return;
  }
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
