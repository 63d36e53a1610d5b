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
    ["Excel's line", `sep=|\nphone|name\n${A}|x\n`, [[3, "+493023125001", "x", { name: "x" }]]],
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
  expect(dropped).toMatchObject([{ line: 3, reason }] as never);
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

test("a zero that a postcode lost is told as a postcode's", async () => {
  const { contacts, changed } = await readAll("Telefon;PLZ\n030 23125 001;1067\n");
  expect(contacts[0]?.postcode).toBe("01067");
  expect(changed.map(({ reason }) => reason.code)).toEqual(["postcode-zero-added"]);
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

test.each(["", "\ufeff"])(
  "zeros between the letters are removed, and told (%j before)",
  async (mark) => {
    const { opened, contacts, changed, dropped } = await readAll(
      `${mark}Tele\0fon;Nach\0name;Mobil\n030 23125\0 001;An\0na;\n;Eva;0171 \0 1234567\n\x00112;Ute;`,
    );
    expect(opened?.columns.map(({ name }) => name)).toEqual(["Telefon", "Nachname", "Mobil"]);
    expect(contacts.map(({ phoneNumber, lastName }) => [phoneNumber, lastName])).toEqual([
      ["+493023125001", "Anna"],
      ["+491711234567", "Eva"],
    ]);
    const reason = { code: "control-characters-removed" };
    expect(changed.filter(({ line }) => line === 2)).toMatchObject([
      { column: "Telefon", from: "030 23125\0 001", to: "030 23125 001", reason },
      { column: "Nachname", reason },
    ]);
    expect(changed.filter((each) => each.column === "Mobil")).toMatchObject([{ line: 3, reason }]);
    expect(dropped).toMatchObject([
      { line: 4, reason: { code: "not-callable", why: "emergency" } },
    ]);
  },
);

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
  ["phone\n1", "a.pdf", { code: "wrong-type", name: "a.pdf", found: "text" }],
  ["%PDF-1.7\n", "a.csv", { code: "wrong-type", name: "a.csv", found: "pdf" }],
  ["%PDF-1.7\n", "a.pdf", { code: "wrong-type", name: "a.pdf", found: "pdf" }],
  ["<html><table>", "a.xls", { code: "wrong-type", found: "web-page" }],
  ['<?xml version="1.0"?><Workbook>', "a.xls", { code: "wrong-type", found: "xml" }],
  ["{\\rtf1 ", "a.csv", { code: "wrong-type", found: "document" }],
  ["BEGIN:VCARD\n", "a.vcf", { code: "wrong-type", found: "vcard" }],
  ["\u0001\u0000", "a.bin", { code: "wrong-type", found: null }],
  ["\ufeff\u0001\u0000\u0002", "a.csv", { code: "wrong-type", found: "binary" }],
  ["SQLite format 3\0\u0010\0", "a.csv", { code: "wrong-type", found: "binary" }],
  ["\0".repeat(99), "a.csv", { code: "empty" }],
  ["", "a.pdf", { code: "wrong-type" }],
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
  expect(dropped).toMatchObject([{ line: 3, reason: { code: "too-many-rows", limit: 1 } }]);
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

test("a second column of numbers is called where the first has none, and that is told", async () => {
  const rows = ["030 23125001;0171 1234567", ";0171 1234568", "112;Tel. 0171 1234569", "x;y", ";"];
  const { opened, contacts, changed, dropped } = await readAll(
    `Telefon;Mobil\n${rows.join("\n")}\n`,
  );
  expect(opened?.columns.map(({ role }) => role)).toEqual(["phone", "furtherPhone"]);
  expect(contacts.map(({ phoneNumber, customFields }) => [phoneNumber, customFields])).toEqual([
    ["+493023125001", { Mobil: "0171 1234567" }],
    ["+491711234568", { Mobil: "0171 1234568" }],
    ["+491711234569", { Mobil: "Tel. 0171 1234569" }],
  ]);
  const reason = { code: "other-column", column: "Mobil" };
  expect(changed).toMatchObject([
    { line: 3, column: "Telefon", from: "", to: "+491711234568", reason },
    { line: 4, column: "Mobil", reason: { code: "text-removed" } },
    { line: 4, column: "Telefon", from: "112", to: "+491711234569", reason },
  ]);
  expect(dropped).toMatchObject([{ line: 5, column: "Telefon", value: "x", cells: ["x", "y"] }]);
});

test("who wants no calls is called on no other number", async () => {
  const rows = ["030 23125001 nicht anrufen;0171 1234567", "keine;0171 1234568"];
  const { contacts, dropped } = await readAll(`Telefon;Mobil\n${rows.join("\n")}\n`);
  expect(contacts.map(({ line }) => line)).toEqual([3]);
  expect(dropped).toMatchObject([{ line: 2, reason: { code: "not-wanted" } }]);
});

test("who wants no calls says so beside any of his numbers, or where none can be called", async () => {
  const rows = ["030 23125001;0171 1234567 nicht anrufen;", "112;;Werbesperre", "030 23125001;;"];
  const { contacts, dropped, last } = await readAll(`Telefon;Mobil;Notiz\n${rows.join("\n")}\n`);
  expect(contacts.map(({ line }) => line)).toEqual([4]);
  expect(dropped).toMatchObject([
    { line: 2, column: "Mobil", reason: { code: "not-wanted" } },
    { line: 3, column: "Notiz", value: "Werbesperre", reason: { code: "not-wanted" } },
  ]);
  expect(last).toMatchObject({ dropped: { "not-wanted": 2 } });
});

test("of a row that wants no calls every number is told, as far as it can be read", async () => {
  const rows = [
    "030 23125001 nicht anrufen;Tel. 0171 2345678 (privat);;",
    "030 23125002 / 0171 2345679;;;Bitte nicht mehr anrufen",
    "Familie Groß 030 23125003 bis 18 Uhr;Fax 030 23125009;;Werbesperre",
    "06 12 34 56 78;0049 30 23125004;Frankreich;Werbesperre",
    "030/23125001;112;;Werbesperre",
    ";keine;;Werbesperre",
  ];
  const { dropped, last } = await readAll(`Telefon;Mobil;Land;Notiz\n${rows.join("\n")}\n`);
  const told = dropped.map(({ reason }) => (reason.code === "not-wanted" ? reason.numbers : null));
  expect(told).toEqual([
    ["+493023125001", "+491712345678"],
    ["+493023125002", "+491712345679"],
    ["+493023125003", "+493023125009"],
    ["+493023125004"],
    ["+493023125001"],
    [],
  ]);
  expect(last).toMatchObject({ unwanted: 7 });
});

test.each(["030 23125001;bitte nicht anrufen; Kunde verärgert", '030 23125001;"nicht anrufen'])(
  "who wants no calls is told as such where the row is broken: %j",
  async (line) => {
    const { dropped, contacts } = await readAll(`Telefon;Notiz\n${line}\n030 23125002;ok\n`);
    const reason = { code: "not-wanted", numbers: ["+493023125001"] };
    expect(dropped).toMatchObject([{ line: 2, reason }]);
    expect(contacts.map(({ phoneNumber }) => phoneNumber)).toEqual(["+493023125002"]);
  },
);

test.each([
  ...["Bitte nicht anrufen!", "zufrieden. Keine Anrufe", "Werbesperre", "ROBINSON"],
  ...["Nicht anrufen – verstorben", "nicht anrufen/Anwalt", "„Nicht mehr anrufen“"],
  ...["Keine Werbeanrufe", "Do not call"],
])("who wants no calls by the remark %j in any column is left out", async (remark) => {
  const { dropped } = await readAll(`Telefon;Notiz\n030 23125001;${remark}\n`);
  const reason = { code: "not-wanted", value: remark };
  expect(dropped).toMatchObject([{ line: 2, column: "Notiz", reason }]);
});

test.each([
  ...["nicht vor 10 anrufen", "keine Werbesperre", "Werbesperre: nein", "Robinson Club"],
  ...["Nicht anrufen: nein", "vormittags nicht anrufen"],
])("the remark %j forbids no call", async (remark) => {
  const rows = `030 23125001;Groß;${remark}\n030 23125009;Robinson;`;
  const { contacts } = await readAll(`Telefon;Nachname;Notiz\n${rows}\n`);
  expect(contacts).toHaveLength(2);
});

test.each([
  ["Rechnungsversand", "nur per E-Mail"],
  ["Konto", "gesperrt"],
  ["Lieferstatus", "gesperrt"],
  ["SEPA-Mandat", "widerrufen"],
  ["Vertragsstatus", "Widerruf"],
  ["Ehepartner", "verstorben"],
  ["Newsletter", "widerrufen"],
])("of a column %j what it says (%j) is of something else", async (column, value) => {
  const { contacts } = await readAll(`Telefon;${column}\n030 23125001;${value}\n`);
  expect(contacts).toHaveLength(1);
  const remarks = `Telefon;Bemerkung;${column}\n030 23125001;${value};\n030 23125002;;nicht anrufen\n`;
  const { dropped } = await readAll(remarks);
  expect(dropped.map(({ line, reason }) => [line, reason.code])).toEqual([
    [2, "not-wanted"],
    [3, "not-wanted"],
  ]);
});

test("a postcode of five digits is German where the house is not", async () => {
  const rows = ["0171 2345678;80331;", "0512 583777;6020;", "0664 1234567;80331;Österreich"];
  const content = `Telefon;PLZ;Land\n${rows.join("\n")}\n`;
  const { contacts } = await readAll(content, { home: "AT" });
  expect(contacts.map(({ phoneNumber }) => phoneNumber)).toEqual([
    "+491712345678",
    "+43512583777",
    "+436641234567",
  ]);
});

test.each([
  ["Mobil;Telefon", {}, ["furtherPhone", "phone"]],
  ["Mobil;Telefon privat;Handy", {}, ["phone", "furtherPhone", "furtherPhone"]],
  ["Phone 1 - Value;Phone 2 - Value", {}, ["phone", "furtherPhone"]],
  ["Telefon;Telefon 2", {}, ["phone", "furtherPhone"]],
  ["Tel.;Mobil privat", {}, ["phone", "furtherPhone"]],
  ["Tel. geschäftlich;Mobil (privat);Work phone", {}, ["phone", "furtherPhone", "furtherPhone"]],
  ["Tel. Praxis;Mobil Inhaber;Tel.-Werbung", {}, ["phone", "furtherPhone", null]],
  ["Tel. priv.;Tel. dienstl.;Tel. gesch.", {}, ["phone", "furtherPhone", "furtherPhone"]],
  ["Telefon;Fax geschäftlich;Firma;Büro;Privat", {}, ["phone", null, "company", null, null]],
  ["Telefon;Mobil", { Mobil: "phone" }, ["furtherPhone", "phone"]],
  ["Telefon;Mobil", { mobil: null }, ["phone", null]],
  ["Büro;Mobil", { Büro: "phone", Mobil: "phone" }, ["phone", "furtherPhone"]],
] as const)("of %s with %p the numbers are %p", async (header, roles, expected) => {
  const { opened } = await readAll(`${header}\n${A};${B};\n`, { roles: { ...roles } });
  expect(opened?.columns.map(({ role }) => role)).toEqual([...expected]);
});

test("a column that looks like numbers is proposed, and a mistyped name is told", async () => {
  const content = `Kd-Nr.;Name;Erreichbar unter\n1000212345;Eva;${A}\n1000212346;Max;${B}\n`;
  expect((await readAll(content)).last).toMatchObject({
    fault: { code: "no-phone-column", suggested: "Erreichbar unter" },
  });
  expect((await readAll("a;b\nx;y\n")).last).toMatchObject({ fault: { suggested: null } });
  const roles = { Ereichbar: "phone", Name: "lastName" } as const;
  expect((await readAll(content, { roles })).last).toMatchObject({
    fault: { code: "unknown-column", unknown: ["Ereichbar"], nearest: ["Erreichbar unter"] },
  });
  const { contacts } = await readAll(content, { roles: { "erreichbar UNTER": "phone" } });
  expect(contacts).toHaveLength(2);
});

test("what was said of other headers before takes nothing away from this one", async () => {
  const { contacts } = await readAll(`Telefon\n${A}\n`, { roles: () => ({ Other: "phone" }) });
  expect(contacts).toHaveLength(1);
});

describe("numbers without a country's code", () => {
  const numbers = async (content: string, options: Parameters<typeof readAll>[1] = {}) => {
    const { contacts, dropped } = await readAll(content, options);
    return [
      ...contacts.map(({ line, phoneNumber }) => [line, phoneNumber]),
      ...dropped.map(({ line, reason }) => [line, "why" in reason ? reason.why : reason.code]),
    ];
  };
  test("are those of the file's country", async () => {
    const content = "Telefon\n0664 1234567\n+49 171 1234567\n";
    expect(await numbers(content, { home: "AT" })).toEqual([
      [2, "+436641234567"],
      [3, "+491711234567"],
    ]);
  });
  test("are those of their row's country, where it says one", async () => {
    const content = [
      "Telefon;Land",
      "0664 1234567;Österreich",
      "079 123 45 67;CH",
      "0171 1234567;",
      "0171 1234568;Bayern",
      "01 42 68 53 00;Frankreich",
      "+49 171 1234569;Frankreich",
      "0171 1234561;Deutschland",
    ];
    expect(await numbers(`${content.join("\n")}\n`)).toEqual([
      [2, "+436641234567"],
      [3, "+41791234567"],
      [4, "+491711234567"],
      [5, "+491711234568"],
      [7, "+491711234569"],
      [8, "+491711234561"],
      [6, "foreign"],
    ]);
  });
  test("are those of a postcode that says its country", async () => {
    const content = "Telefon;PLZ\n0664 1234567;A-1010\n079 123 45 67;CH-8001\n0171 1234567;80331\n";
    expect(await numbers(content)).toEqual([
      [2, "+436641234567"],
      [3, "+41791234567"],
      [4, "+491711234567"],
    ]);
  });
});

describe("a list without column names", () => {
  test.each([
    ["Frau Müller 030/23125001\nHerr Maier 030/23125002", 1, true],
    ["Frau Müller 030/23125001", 1, true],
    ["030/23125001\n030/23125002", 1, false],
    ["Müller;030 23125001;Handy\nMaier;030/23125002;Handy", 1, false],
    ["Kunden\nMüller;+49 30 23125001\nMaier;", 2, false],
    ["Müller;Tel. 030 23125001\nMaier;Tel. 030 23125002", 1, false],
    ["Müller;Bremen;4915123456789 Büro Nord\nMaier;Kiel;", 1, true],
  ])("%j is told by its first contact", async (content, line, isBesideWords) => {
    const { last } = await readAll(content);
    expect(last).toMatchObject({ fault: { code: "no-header", line, isBesideWords } });
  });

  test("in a workbook, too", async () => {
    const { utils, write } = await import("xlsx");
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([["Müller", "030 23125001", "Handy"]]), "A");
    const { last } = await readAll(new Uint8Array(write(book, { type: "array" })));
    expect(last).toMatchObject({ fault: { code: "no-header", format: "xlsx", line: 1 } });
  });

  test.each([
    ["Telefon;Hotline 030 23125001\n030 23125002;x", { headerLine: 1 }],
    ["Telefon;Umsatz 01.01.2025-31.12.2025\n030 23125002;x", {}],
    ["Telefon;Kunde 4711001;PLZ 28195\n030 23125002;x;y", {}],
    ["Phone 1 - Value;Phone 2 - Value\n030 23125002;", {}],
    ["Liste der Firma Groß, Tel. 030 23125001\nName;Telefon\nEva;030 23125002", {}],
  ])("is none that has them: %j", async (content, options) => {
    expect((await readAll(content, options)).contacts).toHaveLength(1);
  });
});
