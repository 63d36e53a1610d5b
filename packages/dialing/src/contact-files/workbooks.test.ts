import { expect, test } from "bun:test";
import { type Zippable, zipSync } from "fflate";
import { type CellObject, utils, type WorkSheet, write } from "xlsx";
import { readAll } from "./testing/read-all.ts";

const HEADER = ["Telefon", "Nachname", "PLZ", "Wert"];

function bookOf(
  sheets: Record<string, WorkSheet>,
  bookType: "xlsx" | "biff8" = "xlsx",
): Uint8Array {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  return new Uint8Array(write(book, { type: "array", bookType }));
}

function sheetOf(...rows: unknown[][]): WorkSheet {
  return utils.aoa_to_sheet([HEADER, ...rows]);
}

const ONE = sheetOf(["030 23125001", "Groß", "01067", "x"]);

test.each(["xlsx", "biff8"] as const)("a workbook's cells are read rightly (%s)", async (type) => {
  const sheet = sheetOf(
    ["030 23125001", "Groß", "01067", new Date(Date.UTC(2026, 0, 5))],
    [3023125002, "Lost zero", 1067, 1.5],
    [493023125003, "Lost plus", { t: "n", v: 46027, z: "DD.MM.YYYY" } satisfies CellObject],
    [],
    ["'030 23125004", "Apostrophe"],
    [{ t: "n", v: 3023125005, z: "0##########" } satisfies CellObject, "Formatted"],
    [{ t: "s", v: "030 23125006", f: 'A2&""' } satisfies CellObject, "Formula"],
    [1.23456789012345e21, "Rounded"],
    [{ t: "n", v: 1711234567, z: "#,##0" } satisfies CellObject, "Grouped"],
  );
  const name = type === "xlsx" ? "a.xlsx" : "a.xls";
  const { opened, contacts, changed, dropped } = await readAll(bookOf({ Kunden: sheet }, type), {
    name,
  });
  expect(opened).toMatchObject({ sheet: "Kunden", otherColumns: ["PLZ", "Wert"], headerLine: 1 });
  expect(contacts.map(({ line, phoneNumber }) => [line, phoneNumber])).toEqual([
    [2, "+493023125001"],
    [3, "+493023125002"],
    [4, "+493023125003"],
    [6, "+493023125004"],
    [7, "+493023125005"],
    [8, "+493023125006"],
    [10, "+491711234567"],
  ]);
  expect(contacts[0]?.customFields).toEqual({ PLZ: "01067", Wert: "05.01.2026" });
  expect(contacts[2]?.postcode).toBe("05.01.2026");
  expect(contacts[0]?.postcode).toBe("01067");
  expect(changed.map(({ line, reason }) => [line, reason.code])).toEqual([
    [3, "zero-added"],
    [3, "postcode-zero-added"],
    [4, "plus-added"],
    [10, "zero-added"],
  ]);
  expect(dropped.map(({ line, reason }) => [line, reason.code])).toEqual([[9, "rounded-number"]]);
});

test("of several sheets with data one has to be chosen", async () => {
  const book = bookOf({ A: ONE, Leer: utils.aoa_to_sheet([]), B: ONE });
  expect((await readAll(book)).last).toEqual({ type: "asked", sheets: ["A", "B"] });
  expect((await readAll(book, { sheet: "B" })).contacts).toHaveLength(1);
  expect((await readAll(book, { sheet: "C" })).last).toMatchObject({
    fault: { code: "unknown-sheet", sheets: ["A", "B"] },
  });
});

test("the content decides, not the name", async () => {
  expect((await readAll(bookOf({ A: ONE }), { name: "a.csv" })).contacts).toHaveLength(1);
  expect((await readAll("phone\n030 23125001\n", { name: "a.xlsx" })).contacts).toHaveLength(1);
});

test("a truncated workbook is told, wherever it ends", async () => {
  const book = bookOf({ A: ONE });
  for (let length = 8; length < book.length - 1; length += 97) {
    const { last } = await readAll(book.subarray(0, length), { name: "a.xlsx" });
    expect(last).toMatchObject({ type: "fault", fault: { code: "damaged" } });
  }
});

test("a zip that is no workbook is of the wrong type", async () => {
  const ods = new TextEncoder().encode("application/vnd.oasis.opendocument.spreadsheet");
  for (const [parts, found] of [
    [{ "a.txt": new Uint8Array(9) }, "archive"],
    [{ "word/document.xml": new Uint8Array(9) }, "document"],
    [{ "ppt/presentation.xml": new Uint8Array(9) }, "presentation"],
    [{ "Index/Document.iwa": new Uint8Array(9) }, "numbers"],
    [{ mimetype: [ods, { level: 0 }], "content.xml": new Uint8Array(9) }, "opendocument"],
  ] as const) {
    for (const name of ["a.xlsx", "a.other"]) {
      const { last } = await readAll(zipSync(parts as Zippable), { name });
      expect(last).toMatchObject({ fault: { code: "wrong-type", name, found } });
    }
  }
  const { last } = await readAll(bookOf({ A: ONE }), { name: "a" });
  expect(last).toMatchObject({ fault: { code: "wrong-type", found: "workbook" } });
});

test("a password is told", async () => {
  const { CFB } = await import("xlsx");
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, "/EncryptionInfo", Buffer.from([4, 0, 4, 0, 64, 0, 0, 0]));
  CFB.utils.cfb_add(container, "/EncryptedPackage", Buffer.alloc(64));
  const bytes = new Uint8Array(CFB.write(container, { type: "buffer" }) as Buffer);
  const { last } = await readAll(bytes, { name: "a.xlsx" });
  expect(last).toMatchObject({ fault: { code: "password-protected" } });
});

test("bombs are refused, also those that lie about their size", async () => {
  const zeros = new Uint8Array(150 * 1024 * 1024);
  const bomb = zipSync({ "xl/workbook.xml": zeros }, { level: 9 });
  expect(bomb.length).toBeLessThan(200_000);
  const refused = { fault: { code: "too-large-unzipped", limit: 100 * 1024 * 1024 } };
  expect((await readAll(bomb, { name: "a.xlsx" })).last).toMatchObject(refused);

  const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.length);
  const central = view.getUint32(bomb.length - 6, true);
  view.setUint32(central + 24, 1000, true);
  view.setUint32(22, 1000, true);
  expect((await readAll(bomb, { name: "a.xlsx" })).last).toMatchObject(refused);

  const parts = Object.fromEntries(
    Array.from({ length: 1_001 }, (_, i) => [`${i}`, new Uint8Array(1)]),
  );
  expect((await readAll(zipSync(parts), { name: "a.xlsx" })).last).toMatchObject({
    fault: { code: "too-many-entries", entries: 1_001 },
  });
});

test("a sheet that claims to be as large as can be is read as large as it is", async () => {
  const sheet = sheetOf(["030 23125001"]);
  sheet["!ref"] = "A1:D2";
  const { unzipSync } = await import("fflate");
  const parts = unzipSync(bookOf({ A: sheet }));
  const path = "xl/worksheets/sheet1.xml";
  const xml = new TextDecoder().decode(parts[path]).replace("A1:D2", "A1:XFD1048576");
  const { contacts, last } = await readAll(
    zipSync({ ...parts, [path]: new TextEncoder().encode(xml) }),
  );
  expect(contacts).toHaveLength(1);
  expect(last).toMatchObject({ type: "done", unreadFrom: null });
});

test("rows beyond the limit are not read, and told", async () => {
  const rows = Array.from({ length: 60 }, (_, index) => [`030 23125${100 + index}`]);
  const { contacts, last } = await readAll(bookOf({ A: sheetOf(...rows) }), {
    limits: { rows: 10 },
  });
  expect(contacts).toHaveLength(10);
  expect(last).toMatchObject({ dropped: { "too-many-rows": 30 }, unreadFrom: 42 });
});

test.each(["<v />", "<v/>", "<v></v>", ""])(
  "a formula whose result is not stored is told as one (%j)",
  async (value) => {
    const { unzipSync } = await import("fflate");
    const parts = unzipSync(bookOf({ A: sheetOf(["030 23125001", "Groß"], ["x", "Klein"]) }));
    const path = "xl/worksheets/sheet1.xml";
    // As openpyxl writes it.
    const xml = new TextDecoder()
      .decode(parts[path])
      .replace(/<c r="A3"[^>]*>.*?<\/c>/, `<c r="A3"><f>D14</f>${value}</c>`);
    expect(xml).toContain("<f>D14</f>");
    const { contacts, dropped } = await readAll(
      zipSync({ ...parts, [path]: new TextEncoder().encode(xml) }),
    );
    expect(contacts).toHaveLength(1);
    expect(dropped).toMatchObject([{ line: 3, column: "Telefon", reason: { code: "formula" } }]);
  },
);
