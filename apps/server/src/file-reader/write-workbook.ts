import { type TableRow, workbookOf } from "@rufbaum/dialing/contact-files";

/** Rows as they are sent to the thread that writes them, a line each. */
export function jsonLinesOf(rows: readonly TableRow[]): Uint8Array {
  return new TextEncoder().encode(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
}

/** A workbook of one sheet. It is made in one go: a second for 100,000 rows. */
export async function writeWorkbook(
  bytes: AsyncIterable<Uint8Array>,
  sheet: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const rows: TableRow[] = [];
  const decoder = new TextDecoder();
  let rest = "";
  for await (const piece of bytes) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) rows.push(JSON.parse(line) as TableRow);
  }
  return workbookOf(rows, sheet);
}
