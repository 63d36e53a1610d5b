import Papa from "papaparse";
import { inert } from "./write-report.ts";

/** German Excel opens what begins with it rightly. */
export const BYTE_ORDER_MARK = "\ufeff";

/** Rows as lines of a CSV file, in which nothing runs as a formula. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  return `${Papa.unparse(
    rows.map((cells) => cells.map(inert)),
    { delimiter: ";" },
  )}\r\n`;
}

/** Rows as a workbook of one sheet; every cell is a text. */
export async function workbookOf(
  rows: readonly (readonly string[])[],
  sheet: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { utils, write } = await import("xlsx");
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((cells) => [...cells])), sheet);
  return new Uint8Array(write(book, { type: "array", bookType: "xlsx", compression: true }));
}
