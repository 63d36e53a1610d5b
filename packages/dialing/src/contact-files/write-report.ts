import Papa from "papaparse";
import type { ChangedCell, DroppedRow } from "./file-contact.ts";

/** What a report says, in the reader's language. */
export interface ReportWords {
  /** The names of line, column, value and reason. */
  header: readonly [string, string, string, string];
  dropped: (reason: DroppedRow["reason"]) => string;
  changed: (reason: ChangedCell["reason"]) => string;
}

/** The beginning of a report: German Excel opens it rightly by its byte order mark and semicolons. */
export function reportHeader({ header }: ReportWords): string {
  return `\ufeff${line([...header])}`;
}

/** The lines of what was dropped and changed, in the file's order, without the header. */
export function writeReport(
  { dropped, changed }: { dropped: readonly DroppedRow[]; changed: readonly ChangedCell[] },
  words: ReportWords,
): string {
  const rows = [
    ...dropped.map(({ line, reason }) => ({
      line,
      cells: ["", "value" in reason ? reason.value : "", words.dropped(reason)],
    })),
    ...changed.map(({ line, column, from, reason }) => ({
      line,
      cells: [column, from, words.changed(reason)],
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
