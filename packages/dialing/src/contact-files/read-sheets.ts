import {
  type ContactFileEvent,
  type ContactFileFormat,
  type RawRow,
  tooLarge,
  UnreadableFile,
} from "./contact-file-event.ts";
import type { ContactFileOptions } from "./contact-file-options.ts";
import { type FileLimits, HEAD_ROWS, WORKBOOK_LIMITS } from "./limits.ts";
import { openTable } from "./open-table.ts";
import { readWorkbook, type Workbook } from "./read-workbook.ts";

/** Reads a workbook as a whole. @throws UnreadableFile */
export async function* readSheets(
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

export function chooseSheet(
  { sheets }: Workbook,
  format: "xlsx" | "xls",
  { sheet }: ContactFileOptions,
): string | null {
  if (sheets.length === 0) throw new UnreadableFile({ code: "empty", format });
  if (sheet === undefined) return sheets.length === 1 ? (sheets[0] ?? null) : null;
  if (sheets.includes(sheet)) return sheet;
  throw new UnreadableFile({ code: "unknown-sheet", format, sheet, sheets });
}

export async function gather(
  start: Uint8Array,
  rest: AsyncIterable<Uint8Array>,
  format: ContactFileFormat,
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
