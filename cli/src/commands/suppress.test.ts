import { expect, test } from "bun:test";
import { fakeCli } from "../testing/fake-cli.ts";
import { fakeServer } from "../testing/fake-server.ts";

const ADDED = { number: "+493023125001", written: "+49 30 23125001", added: true };
const ANSWER = {
  lines: 2,
  understood: 1,
  added: 1,
  known: 0,
  doubled: 0,
  notUnderstood: 1,
  badLines: [2],
  faults: [{ line: 2, reason: "letters" }],
};

test("suppress add says whether the number was blocked before", async () => {
  const server = fakeServer({ "POST /api/suppressions": () => ADDED });
  const cli = fakeCli({ server });
  const { code, stdout } = await cli.run("suppress", "add", "030 23125 001", "--note", "asked");
  expect([code, stdout]).toEqual([0, "+49 30 23125001 is not called any more.\n"]);
  expect(JSON.parse(server.requests[0]?.body ?? "")).toEqual({
    number: "030 23125 001",
    note: "asked",
  });
});

test("suppress list shows apart who waits for a decision", async () => {
  const page = { suppressions: [], next: null };
  const server = fakeServer({ "GET /api/suppressions": () => page });
  const { code, stdout, stderr } = await fakeCli({ server }).run("suppress", "list", "--undecided");
  expect([code, stdout + stderr]).toEqual([0, expect.stringContaining("Nobody waits")]);
  expect(server.requests[0]?.search.get("reason")).toBe("undecided");
});

test("suppress remove asks for a reason before it asks the server", async () => {
  const server = fakeServer({});
  const { code, stderr } = await fakeCli({ server }).run("suppress", "remove", "+493023125001");
  expect(code).toBe(2);
  expect(stderr).toContain("--reason");
  expect(server.asked).toEqual([]);
});

test("suppress import sends a long list in parts and adds up what the server says", async () => {
  const server = fakeServer({ "POST /api/suppressions/import": () => ANSWER });
  const files = { "list.csv": "+493023125001\n".repeat(20_001) };
  const cli = fakeCli({ server, files });
  const { code, stdout } = await cli.run("suppress", "import", "list.csv", "--robinson", "--json");
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ lines: 4, added: 2, badLines: [2, 2] });
  expect(server.requests.map(({ body }) => body?.split("\n").length)).toEqual([20_001, 2]);
});

test("a header says where the numbers stand, in every part of a long list", async () => {
  const server = fakeServer({ "POST /api/suppressions/import": () => ANSWER });
  const files = { "list.csv": `Name;Telefon\n${"Eva;030 23125001\n".repeat(20_000)}` };
  const cli = fakeCli({ server, files });
  expect((await cli.run("suppress", "import", "list.csv", "--country", "AT")).code).toBe(0);
  expect(
    server.requests.map(({ search }) => [search.get("header"), search.get("country")]),
  ).toEqual([
    [null, "AT"],
    ["Name;Telefon", "AT"],
  ]);
});

test("--column says where the numbers stand, and what the server found is told it again", async () => {
  const answer = { ...ANSWER, column: 2 };
  const server = fakeServer({ "POST /api/suppressions/import": () => answer });
  const files = {
    "unnamed.csv": "4711;030 23125001\n".repeat(20_001),
    "named.csv": `Kunde;Wo\n${"4711;030 23125001\n".repeat(20_000)}`,
  };
  const cli = fakeCli({ server, files });
  const columns = async (...words: string[]) => {
    const before = server.requests.length;
    expect((await cli.run("suppress", "import", ...words)).code).toBe(0);
    return server.requests
      .slice(before)
      .map(({ search }) => [search.get("column"), search.get("header")]);
  };
  expect(await columns("unnamed.csv")).toEqual([
    [null, null],
    ["2", null],
  ]);
  expect(await columns("named.csv", "--column", "wo")).toEqual([
    ["wo", null],
    ["wo", "Kunde;Wo"],
  ]);
});

test.each([
  [["named.csv"], 1, '--column "Anschluss"'],
  [["named.csv", "--column", "Anschlus"], 2, 'Did you mean "Anschluss"?'],
  [["two.csv"], 2, 'Say which: --column "1" or --column "2"'],
  [["two.csv", "--column", "Telefon"], 2, "Say its place, such as 2"],
])("%j sends nothing, and says which column may be meant", async (words, expected, told) => {
  const server = fakeServer({});
  const files = {
    "named.csv": "Kunde;Anschluss\n4711;030 23125001\n",
    "two.csv": "3012345678;030 23125001\n",
  };
  const { code, stderr } = await fakeCli({ server, files }).run("suppress", "import", ...words);
  expect([code, stderr]).toEqual([expected, expect.stringContaining(told)]);
  expect(server.asked).toEqual([]);
});

test("a report of a list without names has the numbers in a column that is read again", async () => {
  const answer = { ...ANSWER, column: 2 };
  const server = fakeServer({ "POST /api/suppressions/import": () => answer });
  const files = { "list.csv": "4711;030 23125001\n4712;Meier\n4713;030 23125003\n" };
  const cli = fakeCli({ server, files });
  expect((await cli.run("suppress", "import", "list.csv", "--report", "out.csv")).code).toBe(0);
  const [header, row] = (cli.files.get("out.csv") ?? "").split("\r\n");
  expect(header).toEndWith(";column1;phone");
  expect(row).toEndWith(";4712;Meier");
});

test("--strict ends with 1 if a line is not understood, and --report has each of them", async () => {
  const server = fakeServer({ "POST /api/suppressions/import": () => ANSWER });
  const files = { "list.csv": "+493023125001\nMeier;=1\n" };
  const cli = fakeCli({ server, files });
  const words = ["suppress", "import", "list.csv"];
  expect((await cli.run(...words)).code).toBe(0);
  const { code, stderr } = await cli.run(
    ...words,
    "--strict",
    "--report",
    "out.csv",
    "--language",
    "de",
  );
  expect([code, stderr]).toEqual([1, expect.stringContaining("1 not understood, in line 2.")]);
  const lines = (cli.files.get("out.csv") ?? "").split("\r\n");
  expect(lines[0]).toBe("\ufeffBericht: Zeile;Bericht: Code;Bericht: Grund;phone");
  expect(lines[1]).toMatch(/^2;letters;Die Telefonnummer enthält Buchstaben\..*;Meier;'=1$/);
});

test.each([
  ["names.csv", 1, "No line of names.csv holds a number that can be read: nobody was blocked."],
  ["book.xlsx", 2, "book.xlsx is no text and no CSV file."],
  ["scan.pdf", 2, "scan.pdf is no text and no CSV file."],
])("suppress import %s ends with %p, and nothing was sent", async (file, exit: number, told) => {
  const files = {
    "names.csv": "Name\nEva\nMax\n",
    "book.xlsx": "PK\u0003\u0004",
    "scan.pdf": "%PDF-1",
  };
  const server = fakeServer({});
  const { code, stderr } = await fakeCli({ server, files }).run("suppress", "import", file);
  expect({ code, asked: server.asked }).toEqual({ code: exit as never, asked: [] });
  expect(stderr).toContain(told);
});

test.each([
  ["missing.csv", "There is no file missing.csv."],
  ["empty.csv", "empty.csv is empty."],
])("suppress import %s is refused", async (file, told) => {
  const cli = fakeCli({ server: fakeServer({}), files: { "empty.csv": "\n\n" } });
  const { code, stderr } = await cli.run("suppress", "import", file);
  expect(code).toBe(2);
  expect(stderr).toContain(told);
});
