import Papa from "papaparse";
import type { ChangedCell, DroppedRow } from "./file-contact.ts";

/** What a report says, in the reader's language. */
export interface ReportWords {
  /**
   * The names of what a report puts before a row: line, code, reason, column, value, and what became
   * of it. They begin so that `recognise-columns.ts` knows them in a report that was mended.
   */
  header: readonly [string, string, string, string, string, string];
  dropped: (reason: DroppedRow["reason"]) => string;
  changed: (reason: ChangedCell["reason"]) => string;
}

/** The beginning of a report: German Excel opens it rightly by its byte order mark and semicolons. */
export function reportHeader(
  { header }: ReportWords,
  columns: readonly { original: string }[],
): string {
  return `\ufeff${line([...header, ...columns.map(({ original }) => original)])}`;
}

/**
 * The lines of what was dropped and changed, in the file's order, without the header: each with its
 * whole row as it stood, so that it can be mended there and imported again.
 */
export function writeReport(
  { dropped, changed }: { dropped: readonly DroppedRow[]; changed: readonly ChangedCell[] },
  words: ReportWords,
): string {
  const rows = [
    ...dropped.map(({ line, reason, column, value, cells }) => {
      const became = reason.code === "duplicate" ? reason.value : "";
      const told = [reason.code, words.dropped(reason), column, value, became];
      return { line, cells: [...told, ...cells] };
    }),
    ...changed.map(({ line, column, from, to, reason, cells }) => ({
      line,
      cells: [reason.code, words.changed(reason), column, from, to, ...cells],
    })),
  ].sort((a, b) => a.line - b.line);
  return rows.map(({ line: place, cells }) => line([String(place), ...cells])).join("");
}

/** A cell that a spreadsheet would run as a formula gets an apostrophe; `+49 …` does, too. */
export function inert(cell: string): string {
  return /^[\s\0]*[=+\-@\t\r\n\0|%＝＋－＠]/.test(cell) ? `'${cell}` : cell;
}

function line(cells: readonly string[]): string {
  return `${Papa.unparse([cells.map(inert)], { delimiter: ";", quotes: false })}\r\n`;
}
