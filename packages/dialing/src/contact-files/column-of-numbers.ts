import type { FileColumn, RawRow } from "./contact-file-event.ts";
import { type NumberCellOptions, readNumberCell } from "./read-number-cell.ts";
import { isOfReport } from "./recognise-columns.ts";

/** The column of which most cells are numbers that can be called, as they stand; -1: none of them. */
export function columnOfNumbers(
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
