import { BYTE_ORDER_MARK, csvLines, workbookOf } from "@rufbaum/dialing/contact-files";
import {
  type ContactRecord,
  type Database,
  listContacts,
  listImportedContacts,
} from "@rufbaum/store";

const PAGE = 1_000;
/** A workbook is made in one go: as many rows as one may have that is read in. */
const MOST_IN_WORKBOOK = 100_000;
const COLUMNS = ["phone", "firstName", "lastName", "company", "email", "status", "lastContact"];

/** All contacts, or those of a list, as a file whose columns are read in again. */
export async function exportContacts(
  db: Database,
  { format = "csv", list }: { format?: "csv" | "xlsx" | undefined; list?: string | undefined },
): Promise<Response> {
  const names = await customNames(db, list);
  const name = `contacts.${format}`;
  if (format === "csv") return answer(csv(db, list, names), "text/csv;charset=utf-8", name);
  const rows: string[][] = [[...COLUMNS, ...names]];
  for await (const contacts of pages(db, list)) {
    rows.push(...contacts.map((contact) => cellsOf(contact, names)));
    if (rows.length > MOST_IN_WORKBOOK) break;
  }
  const bytes = await workbookOf(rows.slice(0, MOST_IN_WORKBOOK + 1), "Kontakte");
  return answer(new Blob([bytes]), XLSX, name);
}

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Opens rightly in German Excel; formulas are text, `+49 …` with an apostrophe before it, too. */
function csv(db: Database, list: string | undefined, names: readonly string[]): ReadableStream {
  const encoder = new TextEncoder();
  async function* lines() {
    yield encoder.encode(`${BYTE_ORDER_MARK}${csvLines([[...COLUMNS, ...names]])}`);
    for await (const contacts of pages(db, list)) {
      yield encoder.encode(csvLines(contacts.map((contact) => cellsOf(contact, names))));
    }
  }
  const rest = lines();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await rest.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await rest.return?.()),
  });
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

function answer(body: ReadableStream | Blob, type: string, name: string): Response {
  return new Response(body, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}
