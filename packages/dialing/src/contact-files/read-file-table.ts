import { type ContactFileFault, type RawRow, UnreadableFile } from "./contact-file-event.ts";
import { TextReader } from "./decode-text.ts";
import { findSeparator } from "./find-separator.ts";
import { WORKBOOK_LIMITS } from "./limits.ts";
import { type ContactFileSource, openSource } from "./read-contact-file.ts";
import { isBinary } from "./read-csv.ts";
import { chooseSheet, gather } from "./read-sheets.ts";
import { readWorkbook } from "./read-workbook.ts";
import { RowSplitter } from "./split-rows.ts";

/** The rows of a table in a file; `asked`: several sheets have data and none was chosen. */
export type FileTable =
  | { ok: true; rows: RawRow[] }
  | { ok: false; asked: readonly string[] }
  | { ok: false; fault: ContactFileFault };

/** Characters in which the separator is looked for. */
const HEAD_TEXT = 64 * 1024;

/**
 * Reads a table whose rows are not contacts, as a whole: 10 MB at most, encodings, separators and
 * workbooks as of contact files.
 * @param isHeader whether a row names the columns: the separator that makes one is the right one
 */
export async function readFileTable(
  source: ContactFileSource,
  { sheet, isHeader }: { sheet?: string; isHeader: (cells: readonly string[]) => boolean },
): Promise<FileTable> {
  const chunks = source.bytes[Symbol.asyncIterator]();
  try {
    const { format, start, rest } = await openSource(source, chunks);
    if (format === "csv") {
      const bytes = await gather(start, rest, format, WORKBOOK_LIMITS);
      return { ok: true, rows: rowsOfText(bytes, isHeader) };
    }
    const bytes = await gather(start, rest, format, WORKBOOK_LIMITS);
    const book = await readWorkbook(bytes, format, WORKBOOK_LIMITS);
    const chosen = chooseSheet(book, format, sheet === undefined ? {} : { sheet });
    if (chosen === null) return { ok: false, asked: book.sheets };
    return { ok: true, rows: [...book.rowsOf(chosen)] };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const { fault } = error;
    const named = fault.code === "wrong-type" ? { ...fault, name: source.name } : fault;
    return { ok: false, fault: named };
  } finally {
    await chunks.return?.();
  }
}

function rowsOfText(bytes: Uint8Array, isHeader: (cells: readonly string[]) => boolean): RawRow[] {
  const reader = new TextReader();
  const text = reader.read(bytes) + reader.end();
  if (isBinary(text.slice(0, 1024))) {
    throw new UnreadableFile({ code: "wrong-type", format: null, name: "", found: "binary" });
  }
  const { separator, skipped } = findSeparator(text.slice(0, HEAD_TEXT), isHeader);
  const splitter = new RowSplitter(separator, skipped > 0 ? 2 : 1);
  return [...splitter.split(text.slice(skipped), true)];
}
