import { expect, test } from "bun:test";
import { readFileTable } from "./read-file-table.ts";
import { csvLines, workbookOf } from "./write-table.ts";

const isHeader = (cells: readonly string[]) => cells.includes("Frage");

async function* inPieces(bytes: Uint8Array, size = 7) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function cellsOf(name: string, bytes: Uint8Array) {
  const table = await readFileTable({ name, bytes: inPieces(bytes) }, { isHeader });
  return "rows" in table ? table.rows.map(({ line, cells }) => [line, ...cells]) : table;
}

const TEXT = 'Frage,Antwort\r\n"Wie groß, wie schwer?","Größe M|L\nund ""leicht"""\r\n';
const READ = [
  [1, "Frage", "Antwort"],
  [2, "Wie groß, wie schwer?", 'Größe M|L\nund "leicht"'],
];

test("a table of a text is read whatever its encoding and separator", async () => {
  const utf8 = new TextEncoder().encode(TEXT);
  expect(await cellsOf("a.csv", utf8)).toEqual(READ);
  expect(await cellsOf("a.csv", Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8))).toEqual(READ);
  expect(await cellsOf("a.csv", Uint8Array.from(Buffer.from(TEXT, "latin1")))).toEqual(READ);
  const utf16 = Uint8Array.of(0xff, 0xfe, ...Buffer.from(TEXT, "utf16le"));
  expect(await cellsOf("a.csv", utf16)).toEqual(READ);
  const rows = READ.map(([, ...cells]) => cells.map(String));
  expect(await cellsOf("a.csv", new TextEncoder().encode(csvLines(rows)))).toEqual(READ);
});

test("a workbook is read as well; anything else is told", async () => {
  const rows = READ.map(([, ...cells]) => cells.map(String));
  expect(await cellsOf("a.xlsx", await workbookOf(rows, "FAQ"))).toEqual(READ);
  const pdf = new TextEncoder().encode("%PDF-1.7 and more of it");
  expect(await cellsOf("faq.csv", pdf)).toMatchObject({
    fault: { code: "wrong-type", name: "faq.csv", found: "pdf" },
  });
  expect(await cellsOf("faq.csv", new Uint8Array(0))).toMatchObject({ fault: { code: "empty" } });
});

test("a cell of a million characters is read as it is", async () => {
  const text = `Frage;Antwort\n${"x".repeat(1_000_000)};ja\nWas?;Das.\n`;
  const rows = await cellsOf("a.csv", new TextEncoder().encode(text));
  expect(rows).toMatchObject({ length: 3, 2: [3, "Was?", "Das."] });
});
