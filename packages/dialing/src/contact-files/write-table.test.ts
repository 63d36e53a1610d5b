import { expect, test } from "bun:test";
import { read } from "xlsx";
import { csvLines, type TableRow, workbookOf } from "./write-table.ts";

const ROWS: TableRow[] = [
  ["Wer", "Anrufe", "Zuletzt"],
  ["=1+1", 3, { time: "2026-11-24 15:09:58" }],
];

test("a CSV file has numbers and times as they are, and texts that are no formulas", () => {
  expect(csvLines(ROWS)).toBe("Wer;Anrufe;Zuletzt\r\n'=1+1;3;2026-11-24 15:09:58\r\n");
});

test("a workbook can reckon with numbers and times, and with no text", async () => {
  const { Sheets } = read(await workbookOf(ROWS, "Ergebnis"), { cellNF: true, cellFormula: true });
  const sheet = Sheets.Ergebnis ?? {};
  expect(sheet.A2).toMatchObject({ t: "s", v: "=1+1" });
  expect(sheet.A2.f).toBeUndefined();
  expect(sheet.B2).toMatchObject({ t: "n", v: 3 });
  expect(sheet.C2).toMatchObject({ t: "n", w: "2026-11-24 15:09:58" });
});
