import { readContactFile } from "@rufbaum/dialing/contact-files";
import { utils, write } from "xlsx";
import type { Row } from "./row.ts";

const CSV_ROWS = 1_000_000;
const BOOK_ROWS = 100_000;

/** What reading a contact file takes from its bytes to its contacts, on one core. */
export async function contactFiles(): Promise<Row[]> {
  const book = utils.book_new();
  const cells = Array.from({ length: BOOK_ROWS }, (_, index) => cellsOf(index));
  utils.book_append_sheet(book, utils.aoa_to_sheet([HEADER, ...cells]), "Kunden");
  const bytes = new Uint8Array(write(book, { type: "array", compression: true }));
  return [
    await measure("CSV, 1,000,000 rows", "a.csv", csv(), "< 10 s"),
    await measure("XLSX, 100,000 rows", "a.xlsx", one(bytes), "< 4 s"),
  ];
}

const HEADER = ["Telefon", "Vorname", "Nachname", "Firma", "Ort"];

function cellsOf(index: number): string[] {
  return [`0151 ${20_000_000 + index}`, "Erika", `Muster${index}`, "Muster GmbH", "Köln"];
}

async function* csv(): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(`${HEADER.join(";")}\n`);
  for (let from = 0; from < CSV_ROWS; from += 1_000) {
    const lines = Array.from({ length: 1_000 }, (_, index) => cellsOf(from + index).join(";"));
    yield encoder.encode(`${lines.join("\n")}\n`);
  }
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function measure(
  what: string,
  name: string,
  bytes: AsyncIterable<Uint8Array>,
  promise: string,
): Promise<Row> {
  Bun.gc(true);
  const before = process.memoryUsage().rss;
  const began = performance.now();
  let most = before;
  let size = 0;
  let contacts = 0;
  for await (const event of readContactFile({ name, bytes })) {
    if (event.type === "rows") most = Math.max(most, process.memoryUsage().rss);
    if (event.type === "done") [size, contacts] = [event.bytes, event.contacts];
  }
  const seconds = (performance.now() - began) / 1000;
  return {
    name: `contact file: ${what}`,
    value: `${seconds.toFixed(2)} s`,
    spread: `${contacts} contacts, ${(size / 1e6).toFixed(0)} MB, RSS +${((most - before) / 1e6).toFixed(0)} MB`,
    promise,
  };
}
