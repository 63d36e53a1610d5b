import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { TextReader } from "./decode-text.ts";
import { findSeparator } from "./find-separator.ts";
import { RowSplitter } from "./split-rows.ts";
import { readAll } from "./testing/read-all.ts";
import { seededRandom } from "./testing/seeded-random.ts";
import { reportHeader, writeReport } from "./write-report.ts";

const FIXTURES = join(import.meta.dir, "fixtures");
const SPECTRUM = readdirSync(join(FIXTURES, "csv-spectrum/csvs"));
const A = "030 23125001";
const WORDS = {
  header: ["Line", "Code", "Reason", "Column", "Value", "Became"],
  dropped: ({ code }: { code: string }) => code,
  changed: ({ code }: { code: string }) => code,
} as const;

function textOf(bytes: Uint8Array): string {
  const reader = new TextReader();
  return reader.read(bytes) + reader.end();
}

function cellsOf(text: string): (readonly string[])[] {
  return [...new RowSplitter(findSeparator(text).separator, 1).split(text, true)].map(
    ({ cells }) => cells,
  );
}

async function linesOf(path: string): Promise<string[]> {
  const lines = (await Bun.file(join(FIXTURES, path)).text()).split("\n");
  return lines.filter((line) => line !== "" && !line.startsWith("#"));
}

test.each(SPECTRUM)("csv-spectrum's %s is split as it says", async (file) => {
  const text = textOf(await Bun.file(join(FIXTURES, "csv-spectrum/csvs", file)).bytes());
  const [header = [], ...rows] = cellsOf(text);
  const json = join(FIXTURES, "csv-spectrum/json", file.replace(/csv$/, "json"));
  // Line breaks within cells are told as one character.
  const expected = JSON.parse((await Bun.file(json).text()).replaceAll("\\r\\n", "\\n"));
  expect(
    rows.map((cells) => Object.fromEntries(header.map((name, i) => [name, cells[i]]))),
  ).toEqual(expected);
});

test.each(["csv-injection/csv-payload.txt", "blns/blns.txt"])(
  "%s: each line is a cell, or says why",
  async (path) => {
    const lines = await linesOf(path);
    const content = lines.map((line, index) => `+4930${23_125_000 + index},${quoted(line)}\n`);
    const { contacts, dropped, last } = await readAll(`phone,note\n${content.join("")}`);
    expect(last).toMatchObject({ type: "done", rows: lines.length });
    expect(contacts.length + dropped.length).toBe(lines.length);
    for (const { line, customFields } of contacts) {
      const { note = "" } = customFields;
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
      const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
      expect(note).toBe((lines[line - 2] ?? "").replace(control, "").trim());
    }
  },
);

test.each(["csv-injection/csv-payload.txt", "blns/blns.txt"])(
  "%s as numbers: each is dropped, and the report runs none",
  async (path) => {
    const lines = await linesOf(path);
    const content = `phone,note\n${lines.map((line) => `${quoted(line)},x\n`).join("")}`;
    const { dropped, changed, last } = await readAll(content);
    expect(last).toMatchObject({ type: "done", rows: lines.length });
    expect(dropped.length).toBeGreaterThanOrEqual(lines.length - 5);
    const report = cellsOf(
      (reportHeader(WORDS, []) + writeReport({ dropped, changed }, WORDS))
        .slice(1)
        .replaceAll("\r\n", "\n"),
    );
    expect(report).toHaveLength(dropped.length + changed.length + 1);
    for (const cells of report)
      for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r\0]/);
  },
);

test("rows written by random rules are read as they were", async () => {
  for (let seed = 1; seed <= 300; seed++) {
    const random = seededRandom(seed);
    const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
    const separator = pick([";", ",", "\t", "|"]);
    const end = pick(["\n", "\r\n", "\r"]);
    const pieces = ["a", "ß", "é", "€", '"', separator, "\n", "x y", "😀", "7", ";", ","];
    const notes = Array.from({ length: 1 + Math.floor(random() * 30) }, () =>
      Array.from({ length: Math.floor(random() * 6) }, () => pick(pieces))
        .join("")
        .trim(),
    );
    const cell = (text: string) =>
      random() < 0.3 || /["\n;,|\t]/.test(text) ? quoted(text) : text;
    const rows = notes.map((note, index) =>
      [cell(`030 ${23125000 + index}`), cell(note)].join(separator),
    );
    const text = `${[`Telefon${separator}Notiz`, ...rows].join(end)}${pick(["", end])}`;
    const bytes = pick([
      () => new TextEncoder().encode(text),
      () => new TextEncoder().encode(`\ufeff${text}`),
      () => new Uint8Array(Buffer.from(`\ufeff${text}`, "utf16le")),
    ])();
    const { contacts, dropped } = await readAll(bytes, { chunk: 1 + Math.floor(random() * 40) });
    expect({ seed, dropped }).toEqual({ seed, dropped: [] });
    expect({ seed, notes: contacts.map(({ customFields }) => customFields.Notiz ?? "") }).toEqual({
      seed,
      notes,
    });
  }
});

test("random bytes are read or refused, never thrown at", async () => {
  const starts = [
    "",
    "phone,x\n",
    "PK\u0003\u0004",
    "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1",
    "\u00ff\u00fe",
    "\u00ef\u00bb\u00bf",
  ];
  for (let seed = 1; seed <= 300; seed++) {
    const random = seededRandom(seed);
    const start = Buffer.from(starts[seed % starts.length] ?? "", "latin1");
    const rest = Uint8Array.from({ length: Math.floor(random() * 3_000) }, () => random() * 256);
    const { last } = await readAll(new Uint8Array(Buffer.concat([start, rest])));
    expect(["done", "fault"]).toContain(last.type);
  }
});

test.each([
  [
    "Excel",
    `Telefon;Vorname;Nachname;Firma\r\n${A};Eva;Groß;"A; B"\r\n`,
    { firstName: "Eva", lastName: "Groß", company: "A; B" },
  ],
  [
    "DATEV",
    `"EXTF";700;16;"Debitoren/Kreditoren";5;;;;\r\nKonto;Name (Adressattyp Unternehmen);Telefon;Ort\r\n10000;"Müller GmbH";"${A}";"Köln"\r\n`,
    {
      customFields: {
        Konto: "10000",
        "Name (Adressattyp Unternehmen)": "Müller GmbH",
        Ort: "Köln",
      },
    },
  ],
  [
    "Google",
    `First Name,Last Name,Organization Name,E-mail 1 - Value,Phone 1 - Value\n Eva,Groß,A,e@a.example,${A}\n`,
    { firstName: "Eva", lastName: "Groß", company: "A", email: "e@a.example" },
  ],
  [
    "Outlook",
    `"First Name","Last Name","Company","Business Postal Code","Business Phone","E-mail Address"\r\n"Eva","Groß","A","01067","${A}","e@a.example"\r\n`,
    { firstName: "Eva", company: "A", postcode: "01067", email: "e@a.example" },
  ],
  [
    "Salesforce",
    `"Given Name","Surname","Company Name","Phone"\n"Eva","Groß","A","${A}"\n`,
    { firstName: "Eva", lastName: "Groß", company: "A" },
  ],
])("what is named as %s names it is recognised", async (_, content, contact) => {
  const bytes = new Uint8Array(Buffer.from(content, "latin1"));
  const { contacts } = await readAll(bytes);
  expect(contacts).toMatchObject([{ phoneNumber: "+493023125001", ...contact }]);
});

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
