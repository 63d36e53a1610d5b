import { expect, test } from "bun:test";
import { zoneHere } from "../output/formats.ts";
import { fakeCli } from "../testing/fake-cli.ts";
import { fakeServer, refusal } from "../testing/fake-server.ts";

const SAID = ["--wording", "Ja.", "--source", "Messe", "--evidence", "Formular"];
const DATED = [...SAID, "--date", "2026-01-02"];
const MADE = { "POST /api/consents/statements": () => ({ id: "statement_1" }) };
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
const HEAD = { sequence: 20_000, hash: "a".repeat(64) };

test("consent import makes one statement and sends the list in parts", async () => {
  const answer = { ...ANSWER, withdrawn: 3, erased: 0 };
  const server = fakeServer({ ...MADE, "POST /api/consents/import": () => answer });
  const files = { "list.csv": "+493023125001\n".repeat(20_001), "form.pdf": "%PDF" };
  const words = ["consent", "import", "list.csv", ...SAID, "--evidence-file", "form.pdf"];
  const cli = fakeCli({ server, files });
  const { code, stdout, stderr } = await cli.run(...words, "--date", "2026-01-02");
  expect(code).toBe(0);
  expect(stderr).toContain("6 withdrew before: no list brings that back.");
  expect(stderr).not.toContain("deleted");
  expect(stdout).toContain("2 consents recorded, 0 were already");
  expect(stdout).toContain("Statement: statement_1");
  const [statement, ...parts] = server.requests;
  expect(statement?.body).toContain('filename="form.pdf"');
  const asked = parts.map(({ search }) => [search.get("statement"), search.get("firstLine")]);
  expect(asked).toEqual([
    ["statement_1", "1"],
    ["statement_1", "20001"],
  ]);
});

test("consent import tells whose own rows say no, and each part of the list where that stands", async () => {
  const answer = { ...ANSWER, rowSaysNo: 1 };
  const server = fakeServer({ ...MADE, "POST /api/consents/import": () => answer });
  const rows = `${"4711;030 23125001;ja\n".repeat(19_999)}4711;030 23125001;nein\n`;
  const cli = fakeCli({ server, files: { "list.csv": `Kunde;Erreichbar;Opt-in\n${rows}` } });
  const { stderr } = await cli.run("consent", "import", "list.csv", ...DATED, "--column", "2");
  expect(stderr).toContain(
    "2 people: no consent recorded, as the row itself does not plainly say yes",
  );
  const headers = server.requests.slice(1).map(({ search }) => search.get("header"));
  expect(headers).toEqual([null, "Kunde;Erreichbar;Opt-in"]);
});

test("a row that says no counts in each part of a long list that has its number", async () => {
  const server = fakeServer({ ...MADE, "POST /api/consents/import": () => ANSWER });
  const others = Array.from({ length: 19_999 }, (_, place) => `+4930231${20_000 + place};ja`);
  const rows = [
    "030 23112001;ja",
    ...others,
    "+49 30 23112001;nein",
    "030/23140001 nicht anrufen;ja",
  ];
  const files = { "list.csv": ["Telefon;Opt-in", ...rows, "030 23120000;ja", ""].join("\n") };
  const cli = fakeCli({ server, files });
  expect((await cli.run("consent", "import", "list.csv", ...DATED)).code).toBe(0);
  const [, first, second] = server.requests.map(({ body }) => body?.split("\n") ?? []);
  expect(first?.slice(0, 3)).toEqual([
    "Telefon;Opt-in",
    "+49 30 23112001;nein",
    "+493023120000;ja",
  ]);
  expect(first).toHaveLength(20_001);
  expect(second?.slice(-2)).toEqual(["030 23120000;ja", ""]);
});

test("consent import of one number tells of one consent", async () => {
  const answer = { ...ANSWER, notUnderstood: 0, known: 1 };
  const server = fakeServer({ ...MADE, "POST /api/consents/import": () => answer });
  const cli = fakeCli({ server, files: { "list.csv": "030 23125001\n" } });
  const { stdout } = await cli.run("consent", "import", "list.csv", ...DATED);
  expect(stdout).toContain("1 consent recorded, 1 was already, 0 numbers stood there twice.");
});

test("consent import of a list without a number makes no statement, and --strict is strict", async () => {
  const server = fakeServer({ ...MADE, "POST /api/consents/import": () => ANSWER });
  const files = { "names.csv": "Name\nEva\n", "list.csv": "030 23125 001\nMeier\n" };
  const cli = fakeCli({ server, files });
  const none = await cli.run("consent", "import", "names.csv", ...DATED);
  expect([none.code, server.asked]).toEqual([1, []]);
  expect(none.stderr).toContain("no consent was recorded");
  expect(
    (await cli.run("consent", "import", "list.csv", ...DATED, "--strict", "--json")).code,
  ).toBe(1);
});

test("consent import without the day on which they agreed asks nobody for anything", async () => {
  const server = fakeServer({});
  const cli = fakeCli({ server, files: { "list.csv": "+493023125001\n" } });
  const { code, stderr } = await cli.run("consent", "import", "list.csv", ...SAID);
  expect([code, server.asked]).toEqual([2, []]);
  expect(stderr).toContain("--date 2026-11-21");
});

test.each([
  ["Telefon;Datum", "Datum"],
  ["phone,consent_date", "consent_date"],
  ['"Telefon";"Einwilligung am Tag"', "Einwilligung am Tag"],
  ["phone;optInDate", "optInDate"],
])("consent import of a list %j says that the column is not read", async (header, column) => {
  const server = fakeServer({ ...MADE, "POST /api/consents/import": () => ANSWER });
  const cli = fakeCli({ server, files: { "list.csv": `${header}\n030 23125 001;1.1.2025\n` } });
  const { code, stderr } = await cli.run("consent", "import", "list.csv", ...DATED);
  expect(code).toBe(0);
  expect(stderr).toContain(`the column "${column}" is not read`);
  expect(stderr).toContain("on 2026-01-02");
});

test("consent import of a list without a date says nothing of one", async () => {
  const server = fakeServer({ ...MADE, "POST /api/consents/import": () => ANSWER });
  const cli = fakeCli({ server, files: { "list.csv": "Telefon;Update\n030 23125 001;x\n" } });
  expect((await cli.run("consent", "import", "list.csv", ...DATED)).stderr).not.toContain("column");
});

test("a date to come is refused before anything is stored", async () => {
  const server = fakeServer({});
  const cli = fakeCli({ server, files: { "list.csv": "030 23125 001\n" } });
  for (const words of [
    ["consent", "import", "list.csv", ...SAID, "--date", "2999-01-01"],
    ["consent", "add", "+493023125001", ...SAID, "--date", "01.01.2999 14:00"],
    ["consent", "withdraw", "+493023125001", "--date", "2999-01-01"],
    ["contacts", "import", "list.csv", "--statement", "s", "--consent-date", "2999-01-01"],
  ]) {
    const { code, stderr } = await cli.run(...words);
    expect([code, server.asked]).toEqual([2, []]);
    expect(stderr).toContain("lies in the future");
  }
});

test("the server is told the date with the statement, and may refuse both", async () => {
  const server = fakeServer({
    "POST /api/consents/statements": () => refusal(422, "consent-in-future", "In the future."),
  });
  const cli = fakeCli({ server, files: { "list.csv": "030 23125 001\n" } });
  const { code, stderr } = await cli.run("consent", "import", "list.csv", ...DATED);
  expect([code, server.asked]).toEqual([2, ["POST /api/consents/statements"]]);
  expect(server.requests[0]?.body).toContain("2026-01-02");
  expect(stderr).not.toContain("What was stored stays");
});

test("an import that fails on its way says how to go on", async () => {
  const server = fakeServer({
    ...MADE,
    "POST /api/consents/import": () => refusal(503, "disk-full", "The disk is full."),
  });
  const cli = fakeCli({ server, files: { "list.csv": "+493023125001\n" } });
  const { code, stderr } = await cli.run("consent", "import", "list.csv", ...DATED);
  expect(code).toBe(1);
  expect(stderr).toContain("--statement statement_1");
});

test.each([
  [["--source", "Messe", "--evidence", "x"], "--wording"],
  [["--wording", "Ja.", "--source", "Messe"], "--evidence-file"],
  [["--statement", "s", "--wording", "Ja."], "--wording"],
  [["--statement", "s", "--ends", "31.12.2027", "--purpose", "Umfrage"], "--purpose and --ends"],
  [["--statement", "s", "--company", "A"], "--company"],
  [["--statement", "s", "--evidence-file", "gone.pdf"], "--evidence-file"],
  [[...SAID, "--evidence-file", "gone.pdf"], "There is no file gone.pdf."],
  [[...SAID, "--evidence-file", "empty.pdf"], "empty.pdf is empty"],
  [[...SAID, "--date", "gestern"], "--date"],
])("consent add %j is refused before anybody is asked", async (options, told) => {
  const server = fakeServer({});
  const cli = fakeCli({ server, files: { "empty.pdf": "" } });
  const { code, stderr } = await cli.run("consent", "add", "030…", ...options);
  expect([code, server.asked]).toEqual([2, []]);
  expect(stderr).toContain(told);
});

test("consent add and withdraw tell what stands then", async () => {
  const written = "+49 30 23125001";
  const server = fakeServer({
    ...MADE,
    "POST /api/consents": () => ({
      written,
      added: true,
      statementId: "statement_1",
      stateText: "Stands.",
      endsAt: "2026-12-31T22:59:59.999Z",
      endsOn: "2026-12-31",
      warnings: ["The number is blocked."],
    }),
    "POST /api/consents/withdraw": () => ({ written, message: "1 consent is withdrawn." }),
  });
  const cli = fakeCli({ server });
  const added = await cli.run("consent", "add", "+493023125001", ...SAID);
  expect(added.stdout).toContain("+49 30 23125001: consent recorded. Stands.");
  expect(added.stdout).toContain("Counts until: 2026-12-31\n");
  expect(added.stderr).toContain("Warning: The number is blocked.");
  const { stdout } = await cli.run("consent", "withdraw", "+493023125001", "--note", "letter");
  expect(stdout).toBe("+49 30 23125001: 1 consent is withdrawn.\n");
  expect(JSON.parse(server.requests.at(-1)?.body ?? "")).toEqual({
    number: "+493023125001",
    note: "letter",
  });
});

test("when they agreed or withdrew is told again, a time with the zone it was taken for", async () => {
  const written = "+49 30 23125001";
  const added = {
    written,
    added: true,
    statementId: "statement_1",
    stateText: "Stands.",
    warnings: [],
  };
  const server = fakeServer({
    ...MADE,
    "POST /api/consents": () => added,
    "POST /api/consents/withdraw": () => ({ written, message: "Done." }),
  });
  const cli = fakeCli({ server });
  const add = ["consent", "add", "+493023125001", ...SAID, "--date"];
  expect((await cli.run(...add, "02.01.2026")).stdout).toContain("Agreed: 2026-01-02\n");
  expect(JSON.parse(server.requests.at(-1)?.body ?? "")).toMatchObject({ grantedAt: "2026-01-02" });
  const { stdout } = await cli.run(...add, "02.01.2026 14:30");
  expect(stdout).toContain(`Agreed: 2026-01-02 14:30 (${zoneHere()})\n`);
  const withdraw = ["consent", "withdraw", "+493023125001", "--date", "3.1.2026"];
  expect((await cli.run(...withdraw)).stdout).toEndWith("Withdrawn: 2026-01-03\n");
});

test("consent verify goes through the ledger in parts", async () => {
  const server = fakeServer({
    "GET /api/consents/verify": ({ search }) =>
      search.has("after")
        ? { ok: true, isDone: true, entries: 20_001, statements: 1, evidenceFiles: 0, head: HEAD }
        : { ok: true, isDone: false, total: 20_001, head: HEAD },
  });
  const { code, stdout } = await fakeCli({ server }).run("consent", "verify");
  expect([code, stdout]).toEqual([
    0,
    `The ledger is whole: 20,001 entries, 1 statement, 0 files of evidence.\nHead: 20000 ${HEAD.hash}\n`,
  ]);
  expect(server.requests[1]?.search.get("hash")).toBe(HEAD.hash);
});

test("consent verify ends with 1 where the ledger was changed", async () => {
  const finding = { of: "entry", sequence: 2, why: "missing" };
  const message = "Entry 2 is missing.";
  const server = fakeServer({
    "GET /api/consents/verify": () => ({ ok: false, isDone: true, finding, message }),
  });
  const { code, stdout } = await fakeCli({ server }).run("consent", "verify");
  expect([code, stdout]).toEqual([1, "The ledger was changed: Entry 2 is missing.\n"]);
});

test("consent verify holds the ledger against a head that was kept", async () => {
  const finding = { of: "kept-head", sequence: 20_000, last: 3, why: "missing" };
  const message = "Entry 20,000 is missing.";
  const server = fakeServer({
    "GET /api/consents/verify": () => ({ ok: false, isDone: true, finding, message }),
  });
  const cli = fakeCli({ server });
  const { code, stdout } = await cli.run("consent", "verify", "--head", `20000 ${HEAD.hash}`);
  expect([code, stdout]).toEqual([1, "The ledger was changed: Entry 20,000 is missing.\n"]);
  const [asked] = server.requests;
  expect([asked?.search.get("after"), asked?.search.get("hash")]).toEqual(["20000", HEAD.hash]);
  expect((await cli.run("consent", "verify", "--head", "20000", HEAD.hash)).code).toBe(1);
  for (const odd of ["20000", `x ${HEAD.hash}`, `1 ${HEAD.hash} 2`]) {
    expect((await cli.run("consent", "verify", "--head", odd)).code).toBe(2);
  }
  expect(server.requests).toHaveLength(2);
});

test("consent file asks for German unless something else is said", async () => {
  const server = fakeServer({
    "POST /api/consents/file": ({ headers }) =>
      new Response(headers.get("rufbaum-language"), {
        headers: { "content-disposition": "attachment" },
      }),
  });
  const cli = fakeCli({ server });
  expect((await cli.run("consent", "file", "+493023125001")).stdout).toBe("de");
  const english = await cli.run("consent", "file", "+493023125001", "--language", "en");
  expect(english.stdout).toBe("en");
  expect(server.asked[0]).toBe("POST /api/consents/file");
  expect(JSON.parse(server.requests[0]?.body ?? "")).toEqual({ number: "+493023125001" });
});

test("consent evidence fetches the file that shows a statement", async () => {
  const server = fakeServer({
    "GET /api/consents/statements/statement_1/evidence-file": () => new Response("%PDF"),
  });
  const cli = fakeCli({ server });
  const words = ["consent", "evidence", "statement_1"];
  const { code, stdout } = await cli.run(...words, "--out", "form.pdf");
  expect([code, stdout]).toEqual([0, "Wrote form.pdf (4 B).\n"]);
  expect(cli.files.get("form.pdf")).toBe("%PDF");
  expect((await cli.run(...words)).stdout).toBe("%PDF");
});

test("consent show tells what shows a consent, until when it counts, and how it was withdrawn", async () => {
  const day = "2026-11-20T22:59:59.999Z";
  const consent = {
    ...{ id: "1", statementId: "statement_1", wording: "Ja.", source: "Messe", evidence: "" },
    file: { name: "form.pdf", type: "application/pdf", sha256: "a".repeat(64), bytes: 4 },
    ...{ channelText: "calls by an AI", company: "Muster GmbH", purpose: null, uses: [] },
    ...{ grantedAt: day, grantedOn: "2026-11-01", endsAt: day, endsOn: "2027-12-31" },
    ...{ stateText: "Withdrawn.", recordedAt: day, recordedBy: "Ada" },
  };
  const told = {
    written: "+49 30 23125001",
    consents: [consent],
    entries: [
      { kind: "grant", note: null, at: day, on: null, recordedAt: day, recordedBy: "Ada" },
      {
        kind: "withdrawal",
        note: "by letter",
        at: day,
        on: "2026-11-20",
        recordedAt: day,
        recordedBy: "Ada",
      },
    ],
    blocked: null,
  };
  const server = fakeServer({ "POST /api/consents/show": () => told });
  const { stdout } = await fakeCli({ server }).run("consent", "show", "030 23125001");
  expect(stdout).toContain("until    2027-12-31\n");
  expect(stdout).toContain("evidence form.pdf (4 B)\n");
  expect(stdout).toContain("as       statement_1\n");
  expect(stdout).toMatch(
    / {2}Withdrawn 2026-11-20, recorded 2026-11-2\d \d\d:59 by Ada: by letter\n/,
  );
});
