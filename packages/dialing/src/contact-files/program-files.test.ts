import { describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readAll } from "./testing/read-all.ts";

/** What programs wrote of the same six people; SOURCE.txt says which, and how. */
const FOLDER = join(import.meta.dir, "fixtures/programs");
const FILES = readdirSync(FOLDER).filter((name) => /\.(?:csv|xlsx|xls)$/.test(name));

const read = async (name: string) =>
  readAll(await Bun.file(join(FOLDER, name)).bytes(), { name, chunk: 1_000 });

describe.each(FILES)("%s", (name) => {
  test("has all that can be called, with names, numbers and texts as they were", async () => {
    const { contacts, opened } = await read(name);
    expect(
      contacts
        .slice(0, 5)
        .map(({ phoneNumber, firstName, lastName, company, postcode }) => [
          phoneNumber,
          firstName,
          lastName,
          company,
          postcode,
        ]),
    ).toEqual([
      ["+493023125001", "Eva", "Groß", "Groß & Söhne, GmbH", "01067"],
      ["+493023125002", "Jürgen", "Müller", "", "10115"],
      ["+492214710003", "Zoë", "Über", 'Büro "Nord"', "50667"],
      ["+491713920002", "Max", "Ohne Telefon", "", "80331"],
      ["+498999998004", "Ida", "Lang", "Zeile 1\nZeile 2", "80331"],
    ]);
    expect(opened?.otherColumns).toEqual(["Anrede", "Mobil", "PLZ", "Kunde seit", "Umsatz"]);
  });

  test("days are days, not numbers of them", async () => {
    const { contacts } = await read(name);
    const days = contacts.map(({ customFields }) => customFields["Kunde seit"] ?? "");
    for (const day of days) expect(day).toMatch(/^(?:20\d\d[-/]\d\d[-/]\d\d|\d\d\.\d\d\.20\d\d|)$/);
  });

  test("lost zeros and the other column are told, and so is the emergency number", async () => {
    const { changed, dropped, last } = await read(name);
    const to = changed.map(({ reason, to }) => `${reason.code} ${to}`);
    expect(to).toContain("other-column +491713920002");
    const isOfText = ["source.csv", "python.csv"].includes(name);
    expect(to.includes("zero-added +493023125002")).toBe(!isOfText);
    expect(dropped[0]).toMatchObject({ value: "112", reason: { why: "emergency" } });
    expect(last).toMatchObject({ type: "done", lostCharacters: 0, unreadFrom: null });
  });
});

test.each([
  ["openpyxl.xlsx", "formula"],
  ["libreoffice-recalculated.xlsx", "duplicate"],
  ["gnumeric.csv", "duplicate"],
])("the formula of %s has %s", async (name, code) => {
  expect((await read(name)).dropped.at(-1)?.reason.code).toBe(code as never);
});

test("a stored result of a formula is read as if it were typed", async () => {
  const { contacts } = await read("xlsxwriter.xlsx");
  expect(contacts.at(-1)).toMatchObject({ phoneNumber: "+493023125005", postcode: "10115" });
});

test.each([
  ["openpyxl.xlsx", 1],
  ["libreoffice-recalculated.xlsx", 1],
  ["xlsxwriter.xlsx", 0],
])("hidden rows of %s are read, and counted: %p", async (name, hiddenRows) => {
  const { last, opened } = await read(name);
  expect(last).toMatchObject({ hiddenRows });
  expect(opened?.sheets).toEqual(["Kunden"]);
});

test("an OpenDocument spreadsheet is told as one", async () => {
  expect((await read("libreoffice.ods")).last).toMatchObject({
    fault: { code: "wrong-type", found: "opendocument" },
  });
});
