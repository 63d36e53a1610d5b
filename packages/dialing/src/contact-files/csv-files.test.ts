import { describe, expect, test } from "bun:test";
import { readAll } from "./testing/read-all.ts";

const A = "030 23125001";
const B = "030 23125002";

/** What a file has, as plain rows. */
async function rowsOf(...given: Parameters<typeof readAll>) {
  const { contacts, last } = await readAll(...given);
  expect(last).toMatchObject({ type: "done" });
  return contacts.map(({ line, phoneNumber, lastName, customFields }) => [
    line,
    phoneNumber,
    lastName,
    customFields,
  ]);
}

function utf16(text: string, isBig = false): Uint8Array {
  const bytes = Buffer.from(`\ufeff${text}`, "utf16le");
  return new Uint8Array(isBig ? bytes.swap16() : bytes);
}

function windows1252(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, "latin1"));
}

describe("a contact file", () => {
  const plain = `Telefon;Nachname;Straße\n${A};Groß;Übelweg 1\n\n${B};Ähre;\n`;
  const read = [
    [2, "+493023125001", "Groß", { Straße: "Übelweg 1" }],
    [4, "+493023125002", "Ähre", {}],
  ];
  test.each([
    ["UTF-8", plain, "utf-8", ";"],
    ["UTF-8 with a mark", `\ufeff${plain}`, "utf-8", ";"],
    ["Windows-1252", windows1252(plain), "windows-1252", ";"],
    ["Excel's Unicode text", utf16(plain.replaceAll(";", "\t")), "utf-16le", "\t"],
    ["UTF-16 the other way round", utf16(plain, true), "utf-16be", ";"],
    ["commas and CRLF", plain.replaceAll(";", ",").replaceAll("\n", "\r\n"), "utf-8", ","],
    ["bars and CR", plain.replaceAll(";", "|").replaceAll("\n", "\r"), "utf-8", "|"],
  ])("of %s is read, wherever its chunks end", async (_, content, encoding, separator) => {
    const length = typeof content === "string" ? Buffer.byteLength(content) : content.length;
    for (let chunk = 1; chunk <= length; chunk++) {
      const { opened, last, ...whole } = await readAll(content, { chunk });
      expect(last).toMatchObject({ type: "done", encoding, contacts: 2 });
      expect(opened?.separator).toBe(separator);
      expect(
        whole.contacts.map(({ line, phoneNumber, lastName, customFields }) => [
          line,
          phoneNumber,
          lastName,
          customFields,
        ]),
      ).toEqual(read as never);
    }
  });

  test("is Windows-1252 though its first umlaut comes after 300 kB", async () => {
    const rows = Array.from(
      { length: 9_000 },
      (_, index) => `;Name ${index};some words of plain text\n`,
    );
    const content = windows1252(`Telefon;Nachname;x\n${rows.join("")}${A};Jürgen;y\n`);
    for (const chunk of [1000, 4096, 65_536]) {
      expect((await readAll(content, { chunk })).contacts[0]?.lastName).toBe("Jürgen");
    }
  });

  test.each([
    ["Excel's line", `sep=|\nphone|name\n${A}|x\n`, [[3, "+493023125001", "", { name: "x" }]]],
    [
      "titles above the header",
      `Kundenliste 2026;;\n;;\nStand: heute;;\nTelefon;Ort;\n${A};Ulm;\n`,
      [[5, "+493023125001", "", { Ort: "Ulm" }]],
    ],
    [
      "line breaks and quotes in cells",
      `phone,note\n${A},"a ""b""\nc, d"\n${B},5" Rohr\n`,
      [
        [2, "+493023125001", "", { note: 'a "b"\nc, d' }],
        [4, "+493023125002", "", { note: '5" Rohr' }],
      ],
    ],
    [
      "equal, empty and dangerous names",
      `phone,a,a,,__proto__,constructor\n${A},1,2,3,4,5\n`,
      [
        [
          2,
          "+493023125001",
          "",
          { a: "1", "a (2)": "2", column4: "3", proto: "4", constructor: "5" },
        ],
      ],
    ],
    [
      "names in capitals",
      `PHONE_NUMBER,NACHNAME\n${A}, Groß \n`,
      [[2, "+493023125001", "Groß", {}]],
    ],
  ])("with %s is read", async (_, content, rows) => {
    expect(await rowsOf(content)).toEqual(rows as never);
  });
});

test.each([
  ["", { code: "no-phone" }],
  ["112", { code: "not-callable", value: "112", why: "emergency" }],
  ["+493023125001", { code: "duplicate", value: "+493023125001", firstLine: 2 }],
  ["1,71E+11", { code: "rounded-number", value: "1,71E+11" }],
  ["4.91712E+11", { code: "rounded-number", value: "4.91712E+11" }],
  ["=1+1", { code: "formula", value: "=1+1" }],
  ["030 23125003;a;b", { code: "broken-row", cells: 3, columns: 2 }],
])("a row with %p is dropped, and why", async (cells, reason) => {
  const { contacts, dropped } = await readAll(
    `phone;x\n${A};1\n${cells}${cells ? "" : ";y"}\n${B};2\n`,
  );
  expect(contacts.map(({ line }) => line)).toEqual([2, 4]);
  expect(dropped).toEqual([{ line: 3, reason }] as never);
});

test("zeros that Excel dropped are added, cell by cell", async () => {
  const numbers = [
    "+49 171 1234567",
    "0049 30 23125001",
    "3023125002",
    "1711234568",
    "493023125003",
  ];
  const { contacts, changed } = await readAll(`phone;x\n${numbers.join(";y\n")};y\n`);
  expect(contacts.map(({ phoneNumber }) => phoneNumber)).toEqual([
    "+491711234567",
    "+493023125001",
    "+493023125002",
    "+491711234568",
    "+493023125003",
  ]);
  expect(changed.map(({ line, column, reason }) => [line, column, reason.code])).toEqual([
    [4, "phone", "zero-added"],
    [5, "phone", "zero-added"],
    [6, "phone", "plus-added"],
  ]);
});

test("short numbers get a zero only where the whole column has lost it", async () => {
  const lost = await readAll("phone;x\n22112345;a\n3023125001;b\n2213456789;c\n");
  expect(lost.contacts[0]?.phoneNumber).toBe("+4922112345");
  for (const others of [`${A};b\n`, "23125002;b\n23125003;c\n"]) {
    const { dropped } = await readAll(`phone;x\n22112345;a\n${others}`);
    expect(dropped[0]?.reason).toMatchObject({ why: "area-code-missing" });
  }
});

test("what stands around a number is told, and of several the first is taken", async () => {
  const { contacts, changed } = await readAll(
    `phone;x\n"Tel. ${A} (privat)";a\n"${B}; 0171 1234567";b\n`,
  );
  expect(contacts.map(({ phoneNumber }) => phoneNumber)).toEqual([
    "+493023125001",
    "+493023125002",
  ]);
  expect(changed).toMatchObject([
    { line: 2, from: `Tel. ${A} (privat)`, to: "+493023125001", reason: { code: "text-removed" } },
    {
      line: 3,
      from: `${B}; 0171 1234567`,
      to: "+493023125002",
      reason: { code: "one-of-several" },
    },
  ]);
});

test("a text in Excel's own quotes is a text; long and odd cells are tidied, and told", async () => {
  const { contacts, changed } = await readAll(
    `phone,note,more\n"=""${A}""",a\u0007b,${"x".repeat(30)}\n`,
    { limits: { cellCharacters: 10 } },
  );
  expect(contacts[0]).toMatchObject({
    phoneNumber: "+493023125001",
    customFields: { note: "ab", more: "xxxxxxxxxx" },
  });
  expect(changed.map(({ reason }) => reason.code)).toEqual([
    "control-characters-removed",
    "clipped",
  ]);
});

test("a column is mapped by hand, and one that is recognised can be taken away", async () => {
  const content = `Nr,Erreichbar,Vorname\n1,${A},Eva\n`;
  const { last } = await readAll(content);
  expect(last).toMatchObject({
    fault: { code: "no-phone-column", line: 1, columns: ["Nr", "Erreichbar", "Vorname"] },
  });
  const { contacts } = await readAll(content, { roles: { Erreichbar: "phone", Vorname: null } });
  expect(contacts[0]).toMatchObject({ firstName: "", customFields: { Nr: "1", Vorname: "Eva" } });
});

test.each([
  ["", "a.csv", { code: "empty" }],
  [" \n\n", "a.csv", { code: "empty", format: "csv" }],
  ["phone,name\n", "a.csv", { code: "header-only", line: 1 }],
  [`${A},x\n${B},y\n`, "a.csv", { code: "no-header", line: 1 }],
  ["phone\n1", "a.pdf", { code: "wrong-type", name: "a.pdf" }],
  ["%PDF-1.7\n", "a.csv", { code: "wrong-type", name: "a.csv" }],
  ["<html><table>", "a.xls", { code: "wrong-type" }],
  [`phone${",c".repeat(500)}\n`, "a.csv", { code: "too-many-columns", columns: 501, limit: 200 }],
  [`phone,x\n${A},"a\n`.repeat(1), "a.csv", null],
])("a file that cannot be read says why (case %#)", async (content, name, fault) => {
  const { last, dropped } = await readAll(content, { name });
  if (fault) expect(last).toMatchObject({ type: "fault", fault });
  else expect(dropped[0]?.reason.code).toBe("broken-row");
});

test("rows and bytes beyond the limits are told", async () => {
  const content = `phone,x\n${A},1\n${B},2\n`;
  const { dropped } = await readAll(content, { limits: { rows: 1 } });
  expect(dropped).toEqual([{ line: 3, reason: { code: "too-many-rows", limit: 1 } }]);
  const { last } = await readAll(content, { limits: { bytes: 20 } });
  expect(last).toMatchObject({ fault: { code: "too-large", limit: 20 } });
});

test("quotes that never end neither hold up the file nor swallow it", async () => {
  const one = await readAll(`phone,x\n${A},"open\n${"1,2\n".repeat(100_000)}${B},y\n`);
  expect(one.dropped[0]).toMatchObject({ line: 2, reason: { code: "broken-row" } });
  expect(one.contacts.map(({ line }) => line)).toEqual([100_003]);
  const many = await readAll(`phone,x\n${`"a"b,1\n`.repeat(300_000)}`);
  expect(many.last).toMatchObject({ fault: { code: "quotes-never-end" } });
});

test("of two columns that are to hold the numbers the second stays a column of its own", async () => {
  const content = `Büro;Mobil\n${A};0171 1234567\n`;
  const { contacts } = await readAll(content, { roles: { Büro: "phone", Mobil: "phone" } });
  expect(contacts).toMatchObject([
    { phoneNumber: "+493023125001", customFields: { Mobil: "0171 1234567" } },
  ]);
});
