import type { PhoneNumberKind } from "@rufbaum/dialing";
import { copiedText, textCopied } from "./copied-text.ts";
import { storableText } from "./storable-text.ts";

/** A contact as a file brings it. An empty text says nothing, and erases nothing that is known. */
export interface ImportRow {
  /** The line of its file, from 1. */
  line: number;
  /** E.164. */
  number: string;
  /** The number as ledger and suppressions name it. */
  subject: string;
  kind: PhoneNumberKind;
  /** ISO 3166-1. */
  country: string;
  /** ISO 3166-2, a space between them. */
  regions: string;
  postcode: string;
  firstName: string;
  lastName: string;
  company: string;
  email: string;
  customFields: Record<string, string>;
}

/** Rows as the database takes them: texts, so that they pass from thread to thread without a walk. */
export interface ContactBatch {
  /** A line of each row, as `COPY` reads it, in the order of the numbers: its line of the file, then its columns. */
  copy: string;
  /** PostgreSQL's arrays of the numbers, the subjects and the lines, in this order. */
  numbers: string;
  subjects: string;
  /** How many numbers there are. */
  size: number;
}

/**
 * Rows of a batch. The embedded database is held up by one as long as it takes, a call's query
 * included; how long that is says `bun run bench import`. A server has other connections for calls,
 * and an answer to wait for.
 */
export const BATCH_ROWS = { pglite: 1_000, postgres: 2_000 } as const;

/** Packs rows for `importContacts`; of several with one number the first counts. */
export function packContacts(rows: readonly ImportRow[]): ContactBatch {
  const first = new Map<string, ImportRow>();
  for (const row of rows) if (!first.has(row.number)) first.set(row.number, row);
  // In one order everywhere, two imports at once can't wait for each other.
  const given = [...first.values()].sort((a, b) => (a.number < b.number ? -1 : 1));
  const copy = given.map(copyOf).join("\n");
  return {
    copy: isStorable(copy) ? copy : given.map(storableRow).map(copyOf).join("\n"),
    numbers: arrayOf(given.map(({ number }) => number)),
    subjects: arrayOf(given.map(({ subject }) => subject)),
    size: given.length,
  };
}

/**
 * JSON of a batch's rows, and of the line of each number: made only for batches that can't be copied,
 * which few are.
 */
export function jsonOfBatch({ copy, size }: ContactBatch): { rows: string; lines: string } {
  const rows = size === 0 ? [] : copy.split("\n").map(copiedRow);
  return {
    rows: JSON.stringify(rows),
    lines: JSON.stringify(Object.fromEntries(rows.map(({ number, line }) => [number, line]))),
  };
}

/** A batch's rows again. */
export function rowsOfBatch(batch: ContactBatch): ImportRow[] {
  return JSON.parse(jsonOfBatch(batch).rows);
}

function copiedRow(text: string) {
  const [line = "", ...values] = text.split("\t").map(textCopied);
  const texts = Object.fromEntries(TEXTS.map((column, place) => [column, values[place]]));
  const customFields = JSON.parse(values[TEXTS.length] ?? "{}");
  return { number: "", ...texts, line: Number(line), customFields };
}

const TEXTS = [
  "number",
  "subject",
  "kind",
  "country",
  "regions",
  "postcode",
  "firstName",
  "lastName",
  "company",
  "email",
] as const;

function copyOf(row: ImportRow): string {
  const texts = TEXTS.map((column) => copiedText(row[column]));
  return `${row.line}\t${texts.join("\t")}\t${copiedText(JSON.stringify(row.customFields))}`;
}

/** Of its numbers, in their order. */
export function subjectsOf({ subjects, size }: ContactBatch): string[] {
  return size === 0 ? [] : subjects.slice(1, -1).split(",");
}

/** None of what stands in them has to be escaped. */
function arrayOf(words: readonly string[]): string {
  return `{${words.join(",")}}`;
}

/** Names and values, as a database can hold them and take them out of their JSON again. */
export function storableFields(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [storableText(name), storableText(value)]),
  );
}

/** As JSON escapes NUL and half pairs. */
const ESCAPED = /\\u(?:0000|d[89a-f])/;

/** Almost every text is. */
function isStorable(copy: string): boolean {
  return !copy.includes("\0") && copy.isWellFormed() && !ESCAPED.test(copy);
}

function storableRow(row: ImportRow): ImportRow {
  return {
    ...row,
    regions: storableText(row.regions),
    postcode: storableText(row.postcode),
    firstName: storableText(row.firstName),
    lastName: storableText(row.lastName),
    company: storableText(row.company),
    email: storableText(row.email),
    customFields: storableFields(row.customFields),
  };
}
