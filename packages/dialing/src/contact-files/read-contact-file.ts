import type { HomeCountry } from "../numbers/home-countries.ts";
import {
  type ContactFileEvent,
  type ContactFileFault,
  type ContactFileFormat,
  type FileColumn,
  type RawRow,
  UnreadableFile,
} from "./contact-file-event.ts";
import { TextReader } from "./decode-text.ts";
import type {
  ChangedCell,
  ChangeReason,
  DroppedRow,
  DropReason,
  FileContact,
} from "./file-contact.ts";
import { findSeparator } from "./find-separator.ts";
import { CSV_LIMITS, type FileLimits, HEAD_ROWS, WORKBOOK_LIMITS } from "./limits.ts";
import { areWithoutZeros, ContactMaker } from "./make-contacts.ts";
import { containerContent, type OtherContent, otherContent, zipContent } from "./other-content.ts";
import { type NumberCellOptions, readNumberCell } from "./read-number-cell.ts";
import { readWorkbook, type Workbook } from "./read-workbook.ts";
import {
  findHeader,
  headerKey,
  isOfReport,
  nameColumns,
  otherColumns,
  type RolesByHand,
  rolesOf,
} from "./recognise-columns.ts";
import { similarNames } from "./similar-names.ts";
import { RowSplitter } from "./split-rows.ts";

export interface ContactFileSource {
  name: string;
  /** What a browser says of it. */
  type?: string;
  bytes: AsyncIterable<Uint8Array>;
}

export interface ContactFileOptions {
  /** Of a workbook with several. */
  sheet?: string;
  /**
   * By a column's name; `null` takes away what is recognised. As a function: what was said of a
   * header before, by its `headerKey`.
   */
  roles?: RolesByHand | ((header: string) => RolesByHand);
  /** Where the header stands, from 1. */
  headerLine?: number;
  /** ISO codes, as of `parsePhoneNumber`. */
  countries?: readonly string[];
  /** Where numbers without a country's code are at home, unless their row says otherwise. */
  home?: HomeCountry;
  limits?: Partial<FileLimits>;
}

const BATCH = 1_000;
/** Characters in which encoding, separator and header are looked for. */
const HEAD_TEXT = 64 * 1024;
const TYPES =
  /^(?:text\/csv|application\/(?:vnd\.ms-excel|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet))\b/i;

/**
 * Reads a contact file as it comes in: `opened`, `rows` in batches, `done`.
 *
 * What the content is decides, not the name. `asked` or `fault` end the reading instead. It goes on
 * when the next event is asked for, and keeps 12 bytes of each number, nothing else.
 */
export async function* readContactFile(
  source: ContactFileSource,
  options: ContactFileOptions = {},
): AsyncGenerator<ContactFileEvent> {
  try {
    yield* read(source, options);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const { fault } = error;
    yield {
      type: "fault",
      fault: fault.code === "wrong-type" ? { ...fault, name: source.name } : fault,
    };
  }
}

async function* read(
  { name, type = "", bytes }: ContactFileSource,
  options: ContactFileOptions,
): AsyncGenerator<ContactFileEvent> {
  const chunks = bytes[Symbol.asyncIterator]();
  try {
    const { start, isEnd } = await takeStart(chunks);
    const isNamed = TYPES.test(type) || /\.(?:csv|xlsx|xls)$/i.test(name);
    if (start.length === 0 && isNamed) throw new UnreadableFile({ code: "empty", format: null });
    const format = formatOf(start);
    if (!format || !isNamed) {
      const found = format ? contentOf(format, start) : otherContent(start);
      throw new UnreadableFile({ code: "wrong-type", format: null, name, found });
    }
    const rest = isEnd ? nothing() : remaining(chunks);
    if (format === "csv") yield* readCsv(start, rest, options);
    else yield* readSheets(start, rest, format, options);
  } finally {
    await chunks.return?.();
  }
}

async function* readCsv(
  start: Uint8Array,
  rest: AsyncIterable<Uint8Array>,
  options: ContactFileOptions,
): AsyncGenerator<ContactFileEvent> {
  const limits = { ...CSV_LIMITS, ...options.limits };
  const reader = new TextReader();
  const chunks = rest[Symbol.asyncIterator]();
  let count = 0;
  const decode = (chunk: Uint8Array) => {
    count += chunk.length;
    if (count > limits.bytes) throw tooLarge("csv", limits);
    return reader.read(chunk);
  };

  let text = decode(start);
  let isEnd = false;
  while (text.length < HEAD_TEXT && !isEnd) {
    const { value, done } = await chunks.next();
    isEnd = done === true;
    text += isEnd ? reader.end() : decode(value as Uint8Array);
  }
  if (text.slice(0, 1024).includes("\0")) {
    throw new UnreadableFile({ code: "wrong-type", format: null, name: "", found: null });
  }
  const head = text.slice(0, HEAD_TEXT);
  const isWhole = isEnd && head.length === text.length;
  const { separator, skipped } = findSeparator(head);
  const firstLine = skipped > 0 ? 2 : 1;
  const peeked = peek(head.slice(skipped), separator, firstLine, isWhole);
  const table = openTable(peeked, { format: "csv", limits, options });
  yield {
    type: "opened",
    format: "csv",
    encoding: reader.encoding,
    separator,
    sheets: [],
    sheet: null,
    ...table.opened,
  };

  const splitter = new RowSplitter(separator, firstLine);
  for (const row of splitter.split(text.slice(skipped), isEnd)) {
    if (table.take(row)) yield table.batch(count);
  }
  while (!isEnd) {
    const { value, done } = await chunks.next();
    isEnd = done === true;
    const more = isEnd ? reader.end() : decode(value as Uint8Array);
    for (const row of splitter.split(more, isEnd)) if (table.take(row)) yield table.batch(count);
  }
  yield* table.end(count, {
    encoding: reader.encoding,
    lostCharacters: reader.lostCharacters,
    unreadFrom: null,
  });
}

async function* readSheets(
  start: Uint8Array,
  rest: AsyncIterable<Uint8Array>,
  format: "xlsx" | "xls",
  options: ContactFileOptions,
): AsyncGenerator<ContactFileEvent> {
  const limits = { ...WORKBOOK_LIMITS, ...options.limits };
  const bytes = await gather(start, rest, format, limits);
  const book = await readWorkbook(bytes, format, limits);
  const sheet = chooseSheet(book, format, options);
  if (sheet === null) {
    yield { type: "asked", sheets: book.sheets };
    return;
  }
  const head: RawRow[] = [];
  for (const row of book.rowsOf(sheet)) {
    if (head.push(row) === HEAD_ROWS) break;
  }
  const table = openTable(head, { format, limits, options });
  const { sheets } = book;
  yield { type: "opened", format, encoding: null, separator: null, sheets, sheet, ...table.opened };
  for (const row of book.rowsOf(sheet)) if (table.take(row)) yield table.batch(bytes.length);
  const unreadFrom = book.unreadFrom(sheet);
  yield* table.end(bytes.length, { encoding: null, lostCharacters: 0, unreadFrom });
}

function chooseSheet(
  { sheets }: Workbook,
  format: "xlsx" | "xls",
  { sheet }: ContactFileOptions,
): string | null {
  if (sheets.length === 0) throw new UnreadableFile({ code: "empty", format });
  if (sheet === undefined) return sheets.length === 1 ? (sheets[0] ?? null) : null;
  if (sheets.includes(sheet)) return sheet;
  throw new UnreadableFile({ code: "unknown-sheet", format, sheet, sheets });
}

/** What stands below a header, and what has become of it so far. */
function openTable(
  head: readonly RawRow[],
  {
    format,
    limits,
    options,
  }: { format: ContactFileFormat; limits: FileLimits; options: ContactFileOptions },
) {
  const byHand = typeof options.roles === "function" ? {} : options.roles;
  const header = findHeader(head, { ...options, roles: byHand ?? {} });
  if (!header) throw new UnreadableFile({ code: "empty", format });
  const { line: headerLine } = header;
  const width = header.cells.findLastIndex((cell) => cell.trim() !== "") + 1;
  const below = head.filter(({ line }) => line > headerLine);
  if (width > limits.columns) {
    const { columns: limit } = limits;
    throw new UnreadableFile({ code: "too-many-columns", format, columns: width, limit });
  }
  const cells = header.cells.slice(0, width);
  const roles =
    typeof options.roles === "function" ? options.roles(headerKey(nameColumns(cells))) : byHand;
  const columns = nameColumns(cells, roles);
  const names = columns.map(({ name }) => name);
  const { unknown } = rolesOf(columns, byHand ?? {});
  if (unknown.length > 0) {
    const nearest = unknown.flatMap((name) => similarNames(name, names));
    const line = headerLine;
    throw new UnreadableFile({
      code: "unknown-column",
      format,
      line,
      unknown,
      nearest,
      columns: names,
    });
  }
  const { countries, home = "DE" } = options;
  const phone = columns.findIndex(({ role }) => role === "phone");
  if (phone < 0) {
    const looking = columnOfNumbers(below, columns, { home, countries });
    const suggested = names[looking] ?? null;
    throw new UnreadableFile(withoutPhone(header, format, names, suggested));
  }
  const isWithoutZeros = areWithoutZeros(below, phone);
  const maker = new ContactMaker({ columns, countries, home, limits, isWithoutZeros });

  let contacts: FileContact[] = [];
  let dropped: DroppedRow[] = [];
  let changed: ChangedCell[] = [];
  let waiting = 0;
  let total = 0;
  const droppedBy: Partial<Record<DropReason["code"], number>> = {};
  const changedBy: Partial<Record<ChangeReason["code"], number>> = {};
  return { opened: { headerLine, columns, otherColumns: otherColumns(columns) }, take, batch, end };

  /** @returns whether enough has come together for a batch */
  function take(row: RawRow): boolean {
    if (row.line <= headerLine) return false;
    const outcome = maker.make(row, changed);
    if (!outcome) return false;
    if ("reason" in outcome) {
      const { code } = outcome.reason;
      dropped.push({ line: row.line, ...outcome, cells: row.cells });
      droppedBy[code] = (droppedBy[code] ?? 0) + 1;
    } else {
      contacts.push(outcome);
      total += 1;
    }
    waiting += 1;
    return waiting >= BATCH;
  }

  function batch(bytes: number): ContactFileEvent {
    const event: ContactFileEvent = { type: "rows", contacts, dropped, changed, bytes };
    for (const { reason } of changed) changedBy[reason.code] = (changedBy[reason.code] ?? 0) + 1;
    [contacts, dropped, changed, waiting] = [[], [], [], 0];
    return event;
  }

  function* end(
    bytes: number,
    found: Pick<ContactFileEvent & { type: "done" }, "encoding" | "lostCharacters" | "unreadFrom">,
  ): Generator<ContactFileEvent> {
    const { rows, hiddenRows } = maker;
    if (rows === 0) throw new UnreadableFile({ code: "header-only", format, line: headerLine });
    if (waiting > 0) yield batch(bytes);
    yield {
      type: "done",
      ...found,
      rows,
      hiddenRows,
      contacts: total,
      dropped: droppedBy,
      changed: changedBy,
      bytes,
    };
  }
}

function withoutPhone(
  { line, cells }: RawRow,
  format: ContactFileFormat,
  columns: readonly string[],
  suggested: string | null,
): ContactFileFault {
  const isData = cells.some((cell) => /^[+0(][\d\s()/.-]{6,}$/.test(cell.trim()));
  return isData
    ? { code: "no-header", format, line }
    : { code: "no-phone-column", format, line, columns, suggested };
}

/** The column of which most cells are numbers that can be called, as they stand; -1: none of them. */
function columnOfNumbers(
  rows: readonly RawRow[],
  columns: readonly FileColumn[],
  options: NumberCellOptions,
): number {
  const scores = columns.map((column, place) => {
    if (isOfReport(column)) return 0;
    const cells = rows.map((row) => row.cells[place]?.trim() ?? "").filter((cell) => cell !== "");
    const read = cells.map((cell) => readNumberCell(cell, options)).filter(({ ok }) => ok);
    if (read.length * 2 < cells.length) return 0;
    // A customer's number may be one that has lost its zero.
    return read.reduce((sum, cell) => sum + (cell.ok && cell.change === "zero-added" ? 1 : 2), 0);
  });
  const best = Math.max(0, ...scores);
  return best === 0 ? -1 : scores.indexOf(best);
}

function peek(text: string, separator: string, firstLine: number, isWhole: boolean): RawRow[] {
  const lines = isWhole ? text : text.slice(0, Math.max(0, text.lastIndexOf("\n")) || text.length);
  try {
    return new RowSplitter(separator, firstLine).split(lines, true).take(HEAD_ROWS).toArray();
  } catch (error) {
    if (error instanceof UnreadableFile) return [];
    throw error;
  }
}

async function takeStart(
  chunks: AsyncIterator<Uint8Array>,
): Promise<{ start: Uint8Array; isEnd: boolean }> {
  let start: Uint8Array = new Uint8Array(0);
  while (start.length < 8) {
    const { value, done } = await chunks.next();
    if (done) return { start, isEnd: true };
    start = start.length === 0 ? value : Uint8Array.from([...start, ...value]);
  }
  return { start, isEnd: false };
}

/** `null`: neither a workbook nor a text. */
function formatOf(start: Uint8Array): ContactFileFormat | null {
  const begins = (...bytes: number[]) => bytes.every((byte, place) => start[place] === byte);
  if (begins(0x50, 0x4b, 0x03, 0x04)) return "xlsx";
  // An encrypted .xlsx begins alike; which of them it is doesn't matter to its reader.
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) return "xls";
  return otherContent(start) ? null : "csv";
}

/** What stands under a name that is no contact file's: its first piece says enough of it. */
function contentOf(format: ContactFileFormat, start: Uint8Array): OtherContent | null {
  if (format === "csv") return start.includes(0) ? null : "text";
  if (format === "xls") return containerContent(start) ?? "workbook";
  const text = new TextDecoder("latin1").decode(start);
  return zipContent(
    start,
    [...text.matchAll(/[\w./\\]+\.(?:xml|iwa|zip|bin)/g)].map(([name]) => name),
  );
}

async function gather(
  start: Uint8Array,
  rest: AsyncIterable<Uint8Array>,
  format: "xlsx" | "xls",
  limits: FileLimits,
): Promise<Uint8Array> {
  const parts = [start];
  let length = start.length;
  if (length > limits.bytes) throw tooLarge(format, limits);
  for await (const part of rest) {
    parts.push(part);
    length += part.length;
    if (length > limits.bytes) throw tooLarge(format, limits);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function tooLarge(format: ContactFileFormat, { bytes: limit }: FileLimits): UnreadableFile {
  return new UnreadableFile({ code: "too-large", format, limit });
}

async function* remaining(chunks: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
