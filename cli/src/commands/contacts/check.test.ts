import { describe, expect, test } from "bun:test";
import { csvTemplate, workbookOf, xlsxTemplate } from "@rufbaum/dialing/contact-files";
import { type FakeCliOptions, fakeCli } from "../../testing/fake-cli.ts";

const leads = [
  "Rufnummer;Vorname;Nachname;Firma;Ort, Land",
  "030 23125 001;Erika;Mustermann;Muster GmbH;Berlin",
  "abc;X;Y;;",
  ";A;B;;",
  "030 23125 001;Erika;Zwei;;",
  "49 221 4710 002;Jürgen;\u001b[31mrot;;Köln",
];
const files = {
  "leads.csv": `${leads.join("\r\n")}\r\n`,
  "latin.csv": new Uint8Array(Buffer.from(leads.join("\n"), "latin1")),
  "odd.csv": "a,b\n030 23125 001,x\n",
  "mapped.csv": "a=b,c\n030 23125 001,x\n",
  "template.csv": csvTemplate().bytes,
  "template.xlsx": (await xlsxTemplate()).bytes,
  "empty.csv": "",
  "header.csv": "phone;firstName\n",
  "data.csv": "030 23125 001;Erika\n030 23125 002;Max\n",
  "bomb.xlsx": new Uint8Array(Buffer.from("PK\u0003\u0004 that is no zip")),
  "picture.csv": new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 0, 0, 0]),
  "quotes.csv": `phone;name\n${'"030;\n'.repeat(20_000)}`,
  "wide.csv": `phone;${"x;".repeat(500)}\n030 23125 001;${"y;".repeat(500)}\n`,
  "at.csv": "Telefon\n0664 1234567\n",
  "meanings.csv": "Telefon;Mobil;Ansprechpartner\n030 23125 001;;Anna Huber\n",
  "elsewhere.csv": "Telefon;Erreichbar\n;030 23125 001\nfolgt;030 23125 002\n",
  "words.csv": "Telefon\nTochter 0171 1234567\n030 23125 001 (Sohn)\n",
  "notes.txt": "phone\n030 23125 001\n",
};

const check = (words: string[], options: FakeCliOptions = {}) =>
  fakeCli({ files, ...options }).run("contacts", "check", ...words);

describe("what a file would bring", () => {
  test("in JSON: contacts, dropped rows and changed cells", async () => {
    const { code, stdout, stderr } = await check(["leads.csv", "--json"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const told = JSON.parse(stdout);
    expect(told).toMatchObject({ format: "csv", encoding: "utf-8", separator: ";", headerLine: 1 });
    expect(told.contacts.map((each: { phoneNumber: string }) => each.phoneNumber)).toEqual([
      "+493023125001",
      "+492214710002",
    ]);
    expect(told.contacts[0]).toMatchObject({
      firstName: "Erika",
      lastName: "Mustermann",
      company: "Muster GmbH",
      customFields: { "Ort, Land": "Berlin" },
    });
    expect(told.dropped).toMatchObject([
      { line: 3, reason: "not-callable", value: "abc", message: expect.stringMatching(/letters/) },
      { line: 4, reason: "no-phone" },
      { line: 5, reason: "duplicate", message: expect.stringContaining("line 2") },
    ]);
    expect(told.changed).toMatchObject([
      { line: 6, reason: "plus-added", to: "+492214710002" },
      { line: 6, column: "Nachname", reason: "control-characters-removed" },
    ]);
    expect(told).toMatchObject({ rows: 5, count: 2, reasons: { dropped: { duplicate: 1 } } });
  });

  test("for people: the file, its columns, and each reason with its lines", async () => {
    const { code, stdout } = await check(["leads.csv"], { isTerminal: true });
    expect(code).toBe(0);
    const plain = Bun.stripANSI(stdout);
    expect(plain).toContain("CSV, UTF-8, separated by semicolon, column names on line 1.");
    expect(plain).toMatch(/Rufnummer +phone/);
    expect(plain).toMatch(/Ort, Land +further column +\{Ort, Land\} or \{customField1\}/);
    expect(plain).toContain("5 rows: 2 contacts, 3 dropped.");
    expect(plain).toContain("line 5: +493023125001, as on line 2 (Erika Zwei)");
    expect(plain).toContain("line 3: abc (X Y)");
    expect(stdout).not.toContain("\u001b[31mrot");
  });

  test("numbers beside words that are not known are one group, and each word is told", async () => {
    const { stdout } = await check(["words.csv"], { isTerminal: true });
    expect(Bun.stripANSI(stdout)).toContain("2 × There is a word beside the number");
    const told = JSON.parse((await check(["words.csv", "--json"])).stdout);
    const [first, second] = told.dropped.map(({ message }: { message: string }) => message);
    expect([first, second]).toEqual([
      expect.stringContaining("“Tochter”"),
      expect.stringContaining("“Sohn”"),
    ]);
  });

  test("no server is asked, and none is started", async () => {
    const connect = () => Promise.reject(new Error("It was asked."));
    expect((await check(["leads.csv"], { overrides: { connect } })).code).toBe(0);
  });

  test("standard input, and umlauts of Windows", async () => {
    const piped = await check(["-", "--json"], { stdin: files["leads.csv"] });
    expect(JSON.parse(piped.stdout).count).toBe(2);
    const latin = JSON.parse((await check(["latin.csv", "--json"])).stdout);
    expect(latin.encoding).toBe("windows-1252");
    expect(latin.contacts[1].firstName).toBe("Jürgen");
  });

  test.each(["template.csv", "template.xlsx"])("%s", async (name) => {
    const told = JSON.parse((await check([name, "--json", "--strict"])).stdout);
    expect(told).toMatchObject({ rows: 3, count: 3, dropped: [], changed: [] });
  });
});

test("what columns mean is told in words", async () => {
  const { stdout } = await check(["meanings.csv"], { isTerminal: true });
  const plain = Bun.stripANSI(stdout);
  expect(plain).toMatch(/Mobil +further phone +\{Mobil\}/);
  expect(plain).toMatch(/Ansprechpartner +whole name +\{Ansprechpartner\}/);
});

test("where the numbers stand in another column, the way out is told", async () => {
  const { stdout } = await check(["elsewhere.csv"], { isTerminal: true });
  // As wide as the terminal is, and no wider.
  expect(Bun.stripANSI(stdout).replace(/\s+/gu, " ")).toContain(
    'The column "Erreichbar" looks like phone numbers: if it is meant, say so. --map "Erreichbar=phone"',
  );
  expect(JSON.parse((await check(["elsewhere.csv", "--json"])).stdout)).toMatchObject({
    count: 0,
    hint: { column: "Erreichbar", message: expect.stringContaining('"Erreichbar"') },
  });
  const mapped = ["elsewhere.csv", "--json", "--map", "Erreichbar=phone"];
  expect(JSON.parse((await check(mapped)).stdout)).toMatchObject({ count: 2, hint: null });
});

test("--country says where numbers are at home", async () => {
  const told = JSON.parse((await check(["at.csv", "--json", "--country", "AT"])).stdout);
  expect(told.contacts).toMatchObject([{ phoneNumber: "+436641234567", country: "AT" }]);
});

describe("columns by hand", () => {
  test("a column may be told what it is, or that it is nothing", async () => {
    const told = JSON.parse(
      (await check(["leads.csv", "--json", "--map", "Ort, Land=postcode,Firma=none"])).stdout,
    );
    expect(told.contacts[0]).toMatchObject({ postcode: "Berlin", company: "" });
    expect(told.contacts[0].customFields.Firma).toBe("Muster GmbH");
  });

  test("a meaning may be said as a column would be called, a name in any case", async () => {
    const map = ["--map", "ORT, LAND=Postleitzahl,firma=none"];
    const told = JSON.parse((await check(["leads.csv", "--json", ...map])).stdout);
    expect(told.contacts[0]).toMatchObject({ postcode: "Berlin", company: "" });
  });

  test("its name may hold an equals sign", async () => {
    const told = JSON.parse((await check(["mapped.csv", "--json", "--map", "a=b=phone"])).stdout);
    expect(told.contacts).toHaveLength(1);
  });

  test.each([
    ["Rufnummer", /Write it as/],
    ["Rufnummer=abc", /"abc" is no meaning of a column\. There are: phone, furtherPhone/],
    ["Rufnummer=phon", /"phon" is no meaning of a column\. Did you mean phone\?/],
    ["Rufnumer=phone", /no column "Rufnumer"\. Did you mean "Rufnummer"\?/],
    ["Nummer=phone", /no column "Nummer"/],
  ])("%s is refused", async (map, message) => {
    const { code, stdout, stderr } = await check(["leads.csv", "--map", map]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(message);
  });
});

describe("a file that can't be read", () => {
  test.each([
    ["none.csv", "no-file"],
    ["empty.csv", "empty"],
    ["header.csv", "header-only"],
    ["data.csv", "no-header"],
    ["odd.csv", "no-phone-column"],
    ["bomb.xlsx", "damaged"],
    ["picture.csv", "wrong-type"],
    ["notes.txt", "wrong-type"],
    ["quotes.csv", "quotes-never-end"],
    ["wide.csv", "too-many-columns"],
  ])("%s: %s", async (name, reason) => {
    const { code, stderr } = await check([name, "--json"]);
    expect(code).toBe(2);
    const told = stderr.trim().split("\n").at(-1) ?? "";
    expect(JSON.parse(told).error).toMatchObject({ reason, exitCode: 2 });
  });

  test("what it is instead, and what to do", async () => {
    const { stderr } = await check(["picture.csv"]);
    expect(stderr).toContain('"picture.csv" is a picture. Please save the list itself as .xlsx');
    const folder = await fakeCli({ files: { "leads/a.csv": "" } }).run(
      "contacts",
      "check",
      "leads",
    );
    expect([folder.code, folder.stderr]).toEqual([2, expect.stringContaining("leads is a folder")]);
  });

  test("several sheets: it says which, and how one is chosen", async () => {
    const { utils, write } = await import("xlsx");
    const book = utils.book_new();
    for (const name of ["Nord", "Süd"]) {
      utils.book_append_sheet(book, utils.aoa_to_sheet([["phone"], ["030 23125 001"]]), name);
    }
    const both = new Uint8Array(write(book, { type: "array", bookType: "xlsx" }));
    const cli = fakeCli({ files: { "both.xlsx": both } });
    const asked = await cli.run("contacts", "check", "both.xlsx");
    expect(asked.code).toBe(2);
    expect(asked.stderr).toContain("Nord, Süd");
    expect(asked.stderr).toContain('--sheet "Nord"');
    const chosen = await cli.run("contacts", "check", "both.xlsx", "--sheet", "Süd", "--json");
    expect(JSON.parse(chosen.stdout)).toMatchObject({ sheet: "Süd", count: 1 });
  });
});

describe("--report and --strict", () => {
  test("the report has every dropped row and changed cell, and runs no formula", async () => {
    const cli = fakeCli({ files: { "a.csv": "phone\n=1+1\n49 30 23125 001\n" } });
    const { code } = await cli.run("contacts", "check", "a.csv", "--report", "out.csv");
    expect(code).toBe(0);
    const lines = (cli.files.get("out.csv") ?? "").split("\r\n");
    expect(lines[0]).toEndWith("Report: value;Report: became;phone");
    expect(lines[1]).toMatch(/^2;formula;[^;]+;phone;'=1\+1;;'=1\+1$/);
    expect(lines[2]).toMatch(/^3;plus-added;[^;]+;phone;49 30 23125 001;'\+493023125001;49 30/);
  });

  test("the report is in German, where that is wished", async () => {
    const cli = fakeCli({ files });
    const words = ["--report", "out.csv", "--language", "de"];
    await cli.run("contacts", "check", "leads.csv", ...words);
    const lines = (cli.files.get("out.csv") ?? "").split("\r\n");
    expect(lines[0]).toContain("Bericht: Grund;");
    expect(lines[1]).toStartWith("3;not-callable;Die Telefonnummer enthält Buchstaben.");
    expect(lines[1]).toEndWith(";Rufnummer;abc;;abc;X;Y;;");
  });

  test("no report is left of a file that can't be read to its end", async () => {
    const cli = fakeCli({ files });
    await cli.run("contacts", "check", "quotes.csv", "--report", "out.csv");
    expect(cli.files.has("out.csv")).toBe(false);
  });

  test("strict: 1 if a row is dropped, 0 if none is", async () => {
    expect((await check(["leads.csv", "--strict"])).code).toBe(1);
    expect((await check(["template.csv", "--strict"])).code).toBe(0);
  });
});

test("a workbook of many rows", async () => {
  const rows = Array.from({ length: 2_500 }, (_, index) => [`030 23125 ${index % 1_000}`, "x"]);
  const bytes = await workbookOf([["phone", "name"], ...rows], "A");
  const told = JSON.parse(
    (
      await fakeCli({ files: { "many.xlsx": bytes } }).run(
        "contacts",
        "check",
        "many.xlsx",
        "--json",
      )
    ).stdout,
  );
  expect(told.rows).toBe(2_500);
  expect(told.contacts.length + told.dropped.length).toBe(2_500);
});
