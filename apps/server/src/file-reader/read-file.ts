import { CALLABLE_COUNTRIES } from "@rufbaum/dialing";
import {
  type ChangedCell,
  type ContactFileEvent,
  type DroppedRow,
  type FileColumn,
  type FileContact,
  headerKey,
  type ReportWords,
  readContactFile,
  readContactList,
  reportHeader,
  writeReport,
} from "@rufbaum/dialing/contact-files";
import { regionsOf } from "@rufbaum/dialing/regions";
import { type RowAgrees, rowsAgree, subjectOf } from "@rufbaum/dialing/subjects";
import { type ImportRow, packContacts } from "@rufbaum/store/contact-batch";
import { type Language, wordsIn } from "@rufbaum/words";
import { Gzip } from "fflate";
import type {
  FileDone,
  FileNews,
  FileOrder,
  RefusedContact,
  UnwantedRow,
  WorkbookOrder,
} from "./file-order.ts";
import { writeWorkbook } from "./write-workbook.ts";

/** Contacts of a preview, and rows and cells that are told one by one. */
const FIRST_CONTACTS = 10;
const FIRST_FINDINGS = 1_000;

/** What a file holds, for what it was wanted: the same in whichever thread. */
export async function* readFile(
  order: FileOrder | WorkbookOrder,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<FileNews> {
  if (isWorkbook(order)) {
    yield { kind: "workbook", bytes: await writeWorkbook(bytes, order.sheet) };
    return;
  }
  if (order.wanted.kind === "contacts") {
    yield* readContacts(order, order.wanted, bytes);
    return;
  }
  const { name, type, sheet, headerLine, roles, remembered, home } = order;
  const events = readContactFile(
    { name, bytes, ...(type !== undefined && { type }) },
    {
      ...(sheet !== undefined && { sheet }),
      ...(headerLine !== undefined && { headerLine }),
      home,
      roles: roles ?? ((header) => remembered[header] ?? {}),
    },
  );
  yield* newsOf(events, order);
}

/** Contacts that stand in JSON, which can only be read as a whole. */
async function* readContacts(
  order: FileOrder,
  { batchRows: batch, most }: FileOrder["wanted"] & { kind: "contacts" },
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<FileNews> {
  const body = await readJson(bytes);
  if (typeof body !== "object" || body === null) {
    yield { kind: "not-json" };
    return;
  }
  const { contacts, ...said } = body as Record<string, unknown>;
  const list: readonly unknown[] | null = Array.isArray(contacts) ? contacts : null;
  yield { kind: "said", said, contacts: list?.length ?? null };
  if (list === null || list.length === 0 || list.length > most) return;
  const limits = { rows: most };
  yield* newsOf(readContactList(list, { batch, home: order.home, limits }), order);
}

async function readJson(bytes: AsyncIterable<Uint8Array>): Promise<unknown> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of bytes) pieces.push(new Uint8Array(piece));
  try {
    return JSON.parse(await new Blob(pieces).text());
  } catch {
    return null;
  }
}

async function* newsOf(
  events: AsyncIterable<ContactFileEvent> | Iterable<ContactFileEvent>,
  order: FileOrder,
): AsyncGenerator<FileNews> {
  const work = workOf(order);
  const isErased = erasedBy(order);
  let erased = 0;
  for await (const event of events) {
    switch (event.type) {
      case "opened": {
        const { type: _, ...opened } = event;
        yield { kind: "opened", opened: { ...opened, header: headerKey(event.columns) } };
        yield* work.begin(event.columns);
        break;
      }
      case "rows": {
        const gone = event.contacts.filter(isErased);
        erased += gone.length;
        const dropped = [
          ...event.dropped,
          // Nothing else is said of somebody whose data were erased.
          ...gone.map(
            ({ line }): DroppedRow => ({
              line,
              reason: { code: "erased" },
              column: "",
              value: "",
              cells: [],
            }),
          ),
        ];
        const contacts = gone.length === 0 ? event.contacts : without(event.contacts, gone);
        const erasedLines = new Set(gone.map(({ line }) => line));
        const changed = event.changed.filter(({ line }) => !erasedLines.has(line));
        yield* work.rows({ contacts, dropped, changed });
        break;
      }
      case "asked":
        yield { kind: "asked", sheets: event.sheets };
        break;
      case "fault":
        yield { kind: "fault", fault: event.fault };
        break;
      case "done": {
        yield* work.end();
        const { type: _, ...done } = event;
        yield { kind: "done", done: withErased(done, erased) };
      }
    }
  }
}

function isWorkbook(order: FileOrder | WorkbookOrder): order is WorkbookOrder {
  return order.wanted.kind === "workbook";
}

interface Rows {
  contacts: readonly FileContact[];
  dropped: readonly DroppedRow[];
  changed: readonly ChangedCell[];
}

interface Work {
  begin(columns: readonly FileColumn[]): Iterable<FileNews>;
  rows(rows: Rows): Iterable<FileNews>;
  end(): Iterable<FileNews>;
}

function workOf(order: FileOrder): Work {
  switch (order.wanted.kind) {
    case "check":
      return withBatches(check(), order.wanted, order);
    case "report":
      return withBatches(report(order.wanted.language), order.wanted, order);
    case "import":
      return batches(order.wanted, order);
    case "contacts":
      return withRefused(batches({ ...order.wanted, asksForConsent: false }, order), order.wanted);
  }
}

function check(): Work {
  const contacts: FileContact[] = [];
  const dropped: DroppedRow[] = [];
  const changed: ChangedCell[] = [];
  return {
    begin: () => [],
    rows(rows) {
      add(contacts, rows.contacts, FIRST_CONTACTS);
      add(dropped, rows.dropped, FIRST_FINDINGS);
      add(changed, rows.changed, FIRST_FINDINGS);
      return [];
    },
    end: () => [{ kind: "checked", contacts, dropped, changed }],
  };
}

/** What a report says in a language. */
export function reportWordsIn(language: Language): ReportWords {
  const { reportColumns, dropReason, changeReason } = wordsIn(language);
  return {
    header: reportColumns,
    dropped: (reason) => dropReason({ ...reason, countries: CALLABLE_COUNTRIES }),
    changed: changeReason,
  };
}

/** Tells the contacts, too. */
function withBatches(work: Work, { batchRows }: { batchRows: number }, order: FileOrder): Work {
  return {
    ...work,
    *rows(rows) {
      yield* work.rows(rows);
      yield* batchesOf(rows.contacts, batchRows, order.subjectKey);
    },
  };
}

function* batchesOf(
  contacts: readonly FileContact[],
  batchRows: number,
  subjectKey: string,
): Iterable<FileNews> {
  for (let at = 0; at < contacts.length; at += batchRows) {
    const rows = contacts.slice(at, at + batchRows).map((contact) => rowOf(contact, subjectKey));
    yield { kind: "batch", batch: packContacts(rows) };
  }
}

function report(language: Language): Work {
  const words = reportWordsIn(language);
  // It may be fifty times its file, and nobody reads an answer before all of the file is sent.
  const packed: FileNews[] = [];
  const packing = new Gzip({ level: 1 }, (bytes) => void packed.push({ kind: "report", bytes }));
  const encoder = new TextEncoder();
  const told = (text: string, isLast = false) => {
    if (text !== "" || isLast) packing.push(encoder.encode(text), isLast);
    return packed.splice(0);
  };
  return {
    begin: (columns) => told(reportHeader(words, columns)),
    rows: ({ dropped, changed }) => told(writeReport({ dropped, changed }, words)),
    end: () => told("", true),
  };
}

function batches(
  { batchRows, asksForConsent }: { batchRows: number; asksForConsent: boolean },
  { subjectKey, erased }: FileOrder,
): Work {
  const gone = new Set(erased);
  let agrees: RowAgrees | null = null;
  let names: readonly string[] = [];
  const saysNo = (cells: readonly string[]) => agrees !== null && !agrees(cells);
  return {
    begin(columns) {
      names = columns.map(({ name }) => name);
      if (asksForConsent) agrees = rowsAgree([...names, ...OWN_NAMES]);
      return [];
    },
    *rows({ contacts, dropped }) {
      const unwanted = dropped.flatMap(({ line, reason }) =>
        reason.code === "not-wanted"
          ? reason.numbers.map((number): UnwantedRow => {
              const subject = subjectOf(subjectKey, number);
              return { line, number: gone.has(subject) ? null : number, subject };
            })
          : [],
      );
      if (unwanted.length > 0) yield { kind: "unwanted", rows: unwanted };
      yield* batchesOf(contacts, batchRows, subjectKey);
      if (!agrees) return;
      const numbers = [
        ...contacts
          .filter((contact) => saysNo(cellsOf(contact, names)))
          .map(({ phoneNumber }) => phoneNumber),
        ...dropped.flatMap(({ reason, cells }) =>
          reason.code === "duplicate" && saysNo(cells) ? [reason.value] : [],
        ),
        ...dropped.flatMap(({ reason }) => (reason.code === "not-wanted" ? reason.numbers : [])),
      ];
      if (numbers.length === 0) return;
      yield { kind: "said-no", subjects: numbers.map((number) => subjectOf(subjectKey, number)) };
    },
    end: () => [],
  };
}

/** Tells of each row that is left out, too. */
function withRefused(work: Work, { language }: { language: Language }): Work {
  const { dropReason } = wordsIn(language);
  return {
    ...work,
    *rows(rows) {
      yield* work.rows(rows);
      if (rows.dropped.length === 0) return;
      const told = rows.dropped.map(({ line, reason, column, value }): RefusedContact => {
        const fact = reason.code === "duplicate" ? { ...reason, isSent: true } : reason;
        const message = dropReason({ ...fact, countries: CALLABLE_COUNTRIES });
        return { index: line - 1, field: column, value, reason: reason.code, message };
      });
      yield { kind: "refused", rows: told.map((row) => JSON.stringify(row)) };
    },
  };
}

/** What a contact's own texts are called among its row's cells. */
const OWN_NAMES = ["first name", "last name", "company"];

/** The cells of a contact's row, as far as they are kept: those of the columns, then its own texts. */
function cellsOf(contact: FileContact, names: readonly string[]): string[] {
  const { customFields, firstName, lastName, company } = contact;
  return [...names.map((name) => customFields[name] ?? ""), firstName, lastName, company];
}

function rowOf(contact: FileContact, subjectKey: string): ImportRow {
  const { line, phoneNumber: number, kind, country, postcode } = contact;
  const { regions } = regionsOf({ e164: number, country, kind, postcode });
  return {
    line,
    number,
    subject: subjectOf(subjectKey, number),
    kind,
    country,
    regions: regions.join(" "),
    postcode,
    firstName: contact.firstName,
    lastName: contact.lastName,
    company: contact.company,
    email: contact.email,
    customFields: contact.customFields,
  };
}

function erasedBy({ erased, subjectKey }: FileOrder): (contact: FileContact) => boolean {
  if (erased.length === 0) return () => false;
  const known = new Set(erased);
  return ({ phoneNumber }) => known.has(subjectOf(subjectKey, phoneNumber));
}

function without(all: readonly FileContact[], some: readonly FileContact[]): FileContact[] {
  const gone = new Set(some);
  return all.filter((contact) => !gone.has(contact));
}

function withErased(done: FileDone, erased: number): FileDone {
  if (erased === 0) return done;
  const dropped = { ...done.dropped, erased };
  return { ...done, contacts: done.contacts - erased, dropped };
}

function add<Item>(to: Item[], items: readonly Item[], most: number): void {
  if (to.length < most) to.push(...items.slice(0, most - to.length));
}
