import {
  type ColumnRole,
  type DroppedRow,
  type FileColumn,
  writeReport,
} from "@rufbaum/dialing/contact-files";
import { type ContactBatch, type Database, findOtherPersons } from "@rufbaum/store";
import { type ImportRow, rowsOfBatch } from "@rufbaum/store/contact-batch";
import type { Language } from "@rufbaum/words";
import { reportWordsIn } from "../../file-reader/read-file.ts";

/** The rows of a batch that an import would leave out, as their numbers are known by other names. */
export async function otherPersonsIn(
  db: Database,
  batch: ContactBatch,
  columns: readonly FileColumn[],
): Promise<DroppedRow[]> {
  const lines = new Set((await findOtherPersons(db, batch)).map(({ line }) => line));
  if (lines.size === 0) return [];
  return rowsOfBatch(batch)
    .filter(({ line }) => lines.has(line))
    .sort((a, b) => a.line - b.line)
    .map((row) => {
      const cells = columns.map((column) => cellOf(row, column));
      const place = columns.findIndex(({ role }) => role === "lastName" || role === "name");
      const [column, value] = [columns[place]?.name ?? "", cells[place] ?? ""];
      return { line: row.line, reason: { code: "other-person" }, column, value, cells };
    });
}

/** A row's cell as it was read: of the numbers that which is called. */
function cellOf(row: ImportRow, { name, role }: FileColumn): string {
  const own: Partial<Record<ColumnRole, string>> = {
    phone: row.number,
    firstName: row.firstName,
    lastName: row.lastName,
    company: row.company,
  };
  return row.customFields[name] ?? (role ? (own[role] ?? "") : "");
}

/** A packed report with further rows at its end. */
export function withRows(
  report: Blob,
  dropped: readonly DroppedRow[],
  language: Language,
): Promise<Blob> | Blob {
  if (dropped.length === 0) return report;
  const more = writeReport({ dropped, changed: [] }, reportWordsIn(language));
  // A second packed piece behind the first is left unread by browsers.
  const bytes = report
    .stream()
    .pipeThrough(new DecompressionStream("gzip"))
    .pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        flush: (rest) => rest.enqueue(new TextEncoder().encode(more)),
      }),
    )
    .pipeThrough(new CompressionStream("gzip"));
  return new Response(bytes).blob();
}
