import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readContactFile } from "@rufbaum/dialing/contact-files";
import type { Environment } from "../../deps.ts";
import { type FakeCli, fakeCli } from "../../testing/fake-cli.ts";
import { fakeServer } from "../../testing/fake-server.ts";
import { realCli, serving } from "../../testing/real-cli.ts";
import { until } from "../../testing/until.ts";

let home = "";
let env: Environment = {};
let server: ReturnType<typeof serving>;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "rufbaum-contacts-"));
  env = { RUFBAUM_DATA: join(home, "data"), RUFBAUM_PERSON: "Ada" };
  server = serving(env);
  await until(() => server.cli.stdout().includes("\n"));
});
afterAll(async () => {
  server.stop();
  await server.result;
  await rm(home, { recursive: true, force: true });
});

const dated = (statement: string) => ["--statement", statement, "--consent-date", "7d"];

const contacts = (...words: string[]) => realCli(env).run("contacts", ...words);

async function json(cli: ReturnType<FakeCli["run"]>) {
  const { code, stdout, stderr } = await cli;
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return JSON.parse(stdout);
}

async function file(name: string, content: string): Promise<string> {
  const path = join(home, name);
  await Bun.write(path, content);
  return path;
}

const LEADS = [
  "Rufnummer;Vorname;Nachname;Firma;Ort",
  "030 23125 101;Erika;Mustermann;Muster GmbH;Berlin",
  "030 23125 102;Max;Müster;;Köln",
  "abc;X;Y;;",
].join("\n");

describe("with a real server", () => {
  test("a file becomes a list, and what is on it can be exported and read again", async () => {
    const path = await file("leads.csv", LEADS);
    const made = await json(contacts("import", path, "--list", "Messe", "--json"));
    expect(made).toMatchObject({
      name: "Messe",
      fileName: "leads.csv",
      status: "done",
      importedBy: "Ada",
      counts: { rows: 3, added: 2, dropped: 1, reasons: { "not-callable": 1 } },
    });
    const listed = await json(contacts("list", "--search", "Mustermann", "--json"));
    expect(listed.contacts).toMatchObject([{ phone: "+493023125101", company: "Muster GmbH" }]);
    expect((await json(contacts("imports", "--json")))[0]).toMatchObject({ id: made.id });
    const named = await contacts("export", "--list", "messe");
    expect(named.stdout).toContain("+493023125101");
    const unknown = await contacts("export", "--list", "Messse");
    expect([unknown.code, unknown.stderr]).toEqual([
      1,
      expect.stringContaining('no list "Messse"'),
    ]);

    for (const format of ["csv", "xlsx"]) {
      const out = join(home, `out.${format}`);
      expect((await contacts("export", "--list", made.id, "--out", out)).code).toBe(0);
      const again = await json(contacts("check", out, "--json", "--strict"));
      expect(again.contacts.map((each: { phoneNumber: string }) => each.phoneNumber)).toEqual([
        "+493023125101",
        "+493023125102",
      ]);
      expect(again.contacts[1]).toMatchObject({
        lastName: "Müster",
        customFields: { Ort: "Köln" },
      });
    }
  });

  test("the same file again adds nobody, and is told in plain words", async () => {
    const { code, stdout } = await contacts("import", await file("leads.csv", LEADS));
    expect(code).toBe(0);
    expect(stdout).toMatch(/Imported to the list "leads.csv" \(import_\w+\)/);
    expect(stdout).toContain("0 new contacts, 0 updated, 2 known already, 1 dropped.");
    expect(stdout).toContain("1 × no number that can be called");
  });

  test("with --strict a file of which a row would be dropped stores nothing, no consent either", async () => {
    const path = await file("strict.csv", "phone\n030 23125 170\nabc\n");
    const before = await json(contacts("imports", "--json"));
    const report = join(home, "strict-report.csv");
    const refused = await contacts(
      ...["import", path, "--strict", "--report", report, "--language", "de", "--json"],
      ...["--consent-wording", "Ja.", "--consent-source", "Messe", "--consent-evidence", "Karten"],
      ...["--consent-date", "7d"],
    );
    expect(refused.code).toBe(1);
    expect(refused.stdout).toBe("");
    expect(JSON.parse(refused.stderr.trim().split("\n").at(-1) ?? "").error).toMatchObject({
      reason: "rows-dropped",
      message: "Nothing was imported: 1 of 2 rows would be dropped.",
      details: { rows: 2, dropped: { "not-callable": 1 } },
    });
    expect(refused.stderr).not.toContain("statement_");
    expect(await json(contacts("imports", "--json"))).toEqual(before);
    expect((await contacts("show", "030 23125 170")).code).toBe(1);
    expect(await Bun.file(report).text()).toContain("Bericht: Zeile;");

    const mended = await file("mended.csv", "phone\n030 23125 170\n");
    const told = await contacts("import", mended, "--strict", "--report", report);
    expect([told.code, told.stdout]).toEqual([0, expect.stringContaining("1 new contact,")]);
    expect((await Bun.file(report).text()).trim().split("\n")).toHaveLength(1);
    const unwritable = await contacts("import", path, "--report", join(home, "no", "way.csv"));
    expect([unwritable.code, unwritable.stderr]).toEqual([2, expect.stringContaining("way.csv")]);
    expect(await json(contacts("imports", "--json"))).toHaveLength(before.length + 1);
  });

  test("whose row wants no calls is blocked, unless --strict refuses the file", async () => {
    const rows = ["030 23125 181;", "030/23125181;nicht anrufen", "030 23125 182;Werbesperre"];
    const path = await file("objections.csv", `phone;note\n${rows.join("\n")}\n`);
    const cli = (...words: string[]) => realCli(env).run(...words);
    const lasting = async () =>
      (await Bun.file(join(home, "data", "lasting.jsonl")).text()).split('"imported"').length - 1;
    const before = await lasting();
    expect((await contacts("check", path)).stdout).toContain(
      "An import would block 2 of their numbers: their rows say that nobody should call.",
    );
    const refused = await contacts("import", path, "--strict");
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringContaining("2 × a row that says that nobody should call"),
    ]);
    expect(await lasting()).toBe(before);
    const { stdout } = await contacts("import", path);
    expect(stdout).toContain("1 new contact,");
    expect(stdout).toContain("2 numbers are blocked, as their rows say that nobody should call.");
    expect(await lasting()).toBe(before + 2);
    expect((await contacts("import", path)).stdout).toContain(
      "2 numbers are blocked (2 of them before),",
    );
    const why = ["--reason", "Signed again on the fair in May."];
    expect((await cli("suppress", "remove", "030 23125 181", ...why)).code).toBe(0);
    expect((await contacts("import", path)).stdout).toContain(
      "2 numbers are blocked (1 of them before),",
    );
  });

  test("one contact is shown, and deleted only when that is confirmed", async () => {
    const path = await file("one.csv", "phone;firstName;Ort\n030 23125 190;Zoë;Bonn\n");
    await json(contacts("import", path, "--json"));
    const [{ id }] = (await json(contacts("list", "--search", "Zoë", "--json"))).contacts;
    expect((await contacts("show", id)).stdout).toMatch(/firstName +Zoë[\s\S]+\{Ort\} +Bonn/);
    expect((await contacts("show", "030/23125-190")).stdout).toMatch(/firstName +Zoë/);
    expect((await contacts("delete", id)).code).toBe(2);
    expect(await json(contacts("delete", id, "--yes", "--json"))).toEqual({
      ...{ id, deleted: true, deletion: expect.any(String) },
    });
    expect((await contacts("show", id)).code).toBe(1);
  });

  test("what is said of columns reaches the server, which remembers it", async () => {
    const path = await file("odd.csv", "Kontaktweg;Wer\n030 23125 103;Erika\n112;Max\n");
    const map = ["--map", "Kontaktweg=phone,Wer=firstName"];
    expect((await contacts("import", path)).code).toBe(2);
    expect((await json(contacts("import", path, ...map, "--json"))).counts.added).toBe(1);
    expect((await json(contacts("import", path, "--json"))).counts.unchanged).toBe(1);
    const { stdout } = await contacts("import", path);
    const hinted = /is told by: rufbaum (.*)/.exec(stdout)?.[1] ?? "";
    expect(hinted).toBe(
      `contacts check ${path} --map "Kontaktweg=phone,Wer=firstName" --report report.csv`,
    );
    const [, mapping = ""] = /--map "(.*)" /.exec(hinted) ?? [];
    const told = await json(contacts("check", path, "--map", mapping, "--json"));
    expect(told).toMatchObject({ count: 1, dropped: [{ line: 3 }] });
  });

  test("a file that can't be read is refused, however long it is", async () => {
    const long = `a;b\n${"030 23125 104;x\n".repeat(1_000_000)}`;
    const { code, stderr } = await contacts("import", await file("long.csv", long), "--json");
    expect(code).toBe(2);
    expect(JSON.parse(stderr).error).toMatchObject({
      reason: "no-phone-column",
      hint: 'Say which it is, such as: --map "a=phone"',
    });
  });

  test("a consent of the whole file is written down once, and of everybody on it", async () => {
    const path = await file("fair.csv", "phone\n030 23125 180\n030 23125 181\n");
    const words = ["--consent-wording", "Rufen Sie mich an.", "--consent-source", "Messe"];
    expect((await contacts("import", path, ...words)).code).toBe(2);
    const { code, stdout, stderr } = await contacts(
      ...["import", path, ...words, "--consent-evidence", "Karten", "--consent-date", "7d"],
      ...["--company", "Muster GmbH", "--json"],
    );
    expect(code).toBe(0);
    const { statementId } = JSON.parse(stdout);
    const undated = await contacts("import", path, "--statement", statementId);
    expect(undated.code).toBe(2);
    expect(undated.stderr).toContain("--consent-date 2026-11-21");
    expect(JSON.parse(stderr).statement).toBe(statementId);
    expect(statementId).toMatch(/^statement_/);
    expect(JSON.parse(stdout).consents).toMatchObject({ added: 2, known: 0, withdrawn: 0 });
    const again = await json(contacts("import", path, ...dated(statementId), "--json"));
    expect(again).toMatchObject({ statementId, counts: { unchanged: 2 }, consents: { known: 2 } });
    const withdraw = ["consent", "withdraw", "030 23125 180"];
    expect((await realCli(env).run(...withdraw)).code).toBe(0);
    const more = await file("more.csv", "phone\n030 23125 180\n030 23125 182\n");
    const told = await contacts("import", more, ...dated(statementId));
    expect(told.stdout).toContain(
      "Consents: 1 recorded, 0 known already, 1 not recorded because it was withdrawn before",
    );
  });

  test("a company beside a statement is refused, for it is not read", async () => {
    const path = await file("leads.csv", LEADS);
    const { code, stderr } = await contacts("import", path, ...dated("s"), "--company", "A");
    expect(code).toBe(2);
    expect(stderr).toContain("--company");
  });

  test("one is told of as one", async () => {
    const path = await file("one.csv", "phone\n030 23125 109\n");
    expect((await contacts("check", path)).stdout).toContain("1 row: 1 contact, none dropped.");
    expect((await contacts("import", path)).stdout).toMatch(/^1 row in .* s: 1 new contact, 0 /m);
  });

  test("what is no number is no contact, and its id may be meant", async () => {
    const id = await contacts("show", "10002");
    expect(id.code).toBe(2);
    expect(id.stderr).toStartWith("error: There is no contact 10002.\n");
    expect(id.stderr).toContain("hint: An id begins with contact_, such as contact_10002;");
    const name = await contacts("delete", "Erika", "--yes");
    expect(name.stderr).toStartWith("error: There is no contact Erika.\n");
    expect((await contacts("show", "030 23125 199")).stderr).toContain("There is no contact");
  });

  test("an unknown statement is refused", async () => {
    const path = await file("leads.csv", LEADS);
    const { code, stderr } = await contacts("import", path, ...dated("statement_x"));
    expect(code).toBe(1);
    expect(stderr).toContain("statement_x");
  });

  test("stopped, it tells what is stored, and that stays", async () => {
    const rows = Array.from({ length: 200_000 }, (_, n) => `0171 ${1_000_000 + n};Vor${n}`);
    const path = await file("many.csv", `phone;firstName\n${rows.join("\n")}\n`);
    let stop = () => {};
    const stopRequested = () =>
      new Promise<void>((resolve) => {
        stop = resolve;
      });
    const stopped = realCli(env, { stopRequested }).run("contacts", "import", path, "--json");
    let stored = 0;
    while (stored === 0) {
      const [newest] = await json(contacts("imports", "--json"));
      if (newest.fileName === "many.csv") stored = newest.counts.rows;
    }
    stop();
    const { code, stderr } = await stopped;
    expect(code).toBe(1);
    const { reason, details } = JSON.parse(stderr).error;
    expect(reason).toBe("cancelled");
    expect(details.import.status).toBe("cancelled");
    expect(details.import.counts.rows).toBeGreaterThan(0);
    expect(details.import.counts.rows).toBeLessThan(200_000);
    const { total } = await json(contacts("list", "--json"));
    expect(total).toBeGreaterThanOrEqual(Math.min(details.import.counts.rows, 10_000));
  });
});

const NOBODY = { added: 0, known: 0 };
const NOTHING = { added: 0, updated: 0, unchanged: 0, dropped: 0, changed: 0, reasons: {} };

describe("what is sent", () => {
  test("the file with its length, and what was said of it", async () => {
    const fake = fakeServer({
      "GET /api/contacts/imports": () => [],
      "POST /api/contacts/import": ({ bytes }) => ({
        id: "import_1",
        name: "stdin.csv",
        counts: { ...NOTHING, rows: bytes.length },
        blocked: NOBODY,
      }),
    });
    const cli = fakeCli({ server: fake, stdin: LEADS });
    const { code } = await cli.run(
      ..."contacts import - --list A --statement s --consent-date 2026-01-01T12:00Z".split(" "),
      ...["--map", "Ort=none", "--header-line", "1"],
    );
    expect(code).toBe(0);
    const sent = fake.requests.at(-1);
    expect(sent?.headers.get("content-length")).toBe(String(Buffer.byteLength(LEADS)));
    expect(sent?.body).toBe(LEADS);
    expect(Object.fromEntries(sent?.search ?? [])).toEqual({
      name: "stdin.csv",
      list: "A",
      headerLine: "1",
      statement: "s",
      grantedAt: "2026-01-01T12:00:00.000Z",
      roles: '{"Ort":null}',
    });
  });

  test("standard input is sent once more for each look at it", async () => {
    const fake = fakeServer({
      "POST /api/contacts/report": () => new Response("line;code"),
      "POST /api/contacts/check": () => ({
        asked: null,
        rows: 1,
        reasons: { dropped: {} },
        hint: null,
      }),
      "GET /api/contacts/imports": () => [],
      "POST /api/contacts/import": () => ({
        id: "import_1",
        name: "a",
        counts: NOTHING,
        roles: {},
        blocked: NOBODY,
      }),
    });
    const cli = fakeCli({ server: fake, stdin: LEADS });
    const words = "contacts import - --strict --report a.csv --list A --map Ort=none".split(" ");
    expect((await cli.run(...words)).code).toBe(0);
    const sent = fake.requests.filter(({ method }) => method === "POST");
    expect(sent.map(({ path, body }) => [path, body === LEADS])).toEqual([
      ["/api/contacts/report", true],
      ["/api/contacts/check", true],
      ["/api/contacts/import", true],
    ]);
    expect(Object.fromEntries(sent[1]?.search ?? [])).toEqual({
      name: "stdin.csv",
      roles: '{"Ort":null}',
    });
    expect(cli.files.get("a.csv")).toBe("line;code");
  });

  test.each([
    [{ added: 3, known: 0 }, "3 numbers are blocked, as their rows say that nobody should call."],
    [{ added: 1, known: 2 }, "3 numbers are blocked (2 of them before), as their rows say"],
    [{ added: 0, known: 0 }, null],
  ])("who was blocked (%j) is told", async (blocked, told) => {
    const fake = fakeServer({
      "GET /api/contacts/imports": () => [],
      "POST /api/contacts/import": () => ({
        id: "import_1",
        name: "a",
        counts: NOTHING,
        roles: {},
        country: "DE",
        blocked,
      }),
    });
    const { code, stdout } = await fakeCli({ server: fake, stdin: LEADS }).run(
      ...["contacts", "import", "-"],
    );
    expect(code).toBe(0);
    if (told === null) expect(stdout).not.toContain("blocked");
    else expect(stdout).toContain(told);
  });

  test.each([
    [{ erased: 2 }, 2, [], "", "2 of them only the server knows"],
    [
      { erased: 1, "no-phone": 2 },
      3,
      [],
      "is told by: rufbaum contacts check - --report",
      "1 of them",
    ],
    [{ "no-phone": 2 }, 2, [], "is told by: rufbaum contacts check - --report", ""],
    [{ erased: 1, "no-phone": 2 }, 3, ["--report", "a.csv"], "they are stands in a.csv", ""],
  ])(
    "which rows are %j is told by who knows them",
    async (reasons, dropped, more, hint, erased) => {
      const fake = fakeServer({
        "POST /api/contacts/report": () => new Response("line;code"),
        "GET /api/contacts/imports": () => [],
        "POST /api/contacts/import": () => ({
          id: "import_1",
          name: "a",
          counts: { ...NOTHING, rows: dropped, dropped, reasons },
          roles: {},
          country: "DE",
          blocked: NOBODY,
        }),
      });
      const cli = fakeCli({ server: fake, stdin: LEADS });
      const { code, stdout } = await cli.run("contacts", "import", "-", ...more);
      expect(code).toBe(0);
      expect([stdout.includes("Which rows"), stdout.includes("of them only")]).toEqual([
        hint !== "",
        erased !== "",
      ]);
      expect(stdout).toContain(hint);
      expect(stdout).toContain(erased);
    },
  );

  test("a date without a statement is refused, and nothing is asked", async () => {
    const fake = fakeServer({});
    const { code } = await fakeCli({ server: fake, stdin: LEADS }).run(
      ..."contacts import - --consent-date 7d".split(" "),
    );
    expect(code).toBe(2);
    expect(fake.asked).toEqual([]);
  });
});

test.each(["csv", "xlsx"])(
  "the template as %s needs no server and is read whole",
  async (format) => {
    const cli = fakeCli();
    expect((await cli.run("contacts", "template", "--out", `a.${format}`)).code).toBe(0);
    const bytes = Buffer.from(cli.files.get(`a.${format}`) ?? "", "latin1");
    const parts = (async function* () {
      yield new Uint8Array(bytes);
    })();
    const events = await Array.fromAsync(readContactFile({ name: `a.${format}`, bytes: parts }));
    expect(events.at(-1)).toMatchObject({ type: "done", contacts: 3, dropped: {} });
  },
);
