import Papa from "papaparse";
import { inert } from "./write-report.ts";

/** German Excel opens what begins with it rightly. */
export const BYTE_ORDER_MARK = "\ufeff";

/** What a table's cell holds. `time`: what a clock shows, as `2026-11-24 15:09:58`. */
export type Cell = string | number | { time: string };

export type TableRow = readonly Cell[];

/** Rows as lines of a CSV file, in which nothing runs as a formula. */
export function csvLines(rows: readonly TableRow[]): string {
  if (rows.length === 0) return "";
  return `${Papa.unparse(
    rows.map((cells) => cells.map(written)),
    { delimiter: ";" },
  )}\r\n`;
}

function written(cell: Cell): string {
  if (typeof cell === "string") return inert(cell);
  return typeof cell === "number" ? String(cell) : cell.time;
}

/** Rows as a workbook of one sheet; numbers and times can be reckoned with, and no text is a formula. */
export async function workbookOf(
  rows: readonly TableRow[],
  sheet: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { utils, write } = await import("xlsx");
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet(rows.map((cells) => cells.map(sheetCell))),
    sheet,
  );
  return new Uint8Array(write(book, { type: "array", bookType: "xlsx", compression: true }));
}

const DAY = 86_400_000;
/** The day from which workbooks count, in days before 1970. */
const FIRST_DAY = 25_569;

function sheetCell(cell: Cell) {
  if (typeof cell !== "object") return cell;
  const days = Date.parse(`${cell.time.replace(" ", "T")}Z`) / DAY + FIRST_DAY;
  return { t: "n", v: days, z: "yyyy-mm-dd hh:mm:ss" };
}
