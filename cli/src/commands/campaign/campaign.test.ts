import { describe, expect, test } from "bun:test";
import { USUAL_PLAN } from "@rufbaum/dialing/campaigns";
import type { Report } from "../../campaigns/check-campaign.ts";
import type { Campaign } from "../../campaigns/find-campaign.ts";
import { createClient } from "../../client.ts";
import { formats, keepTimeZone } from "../../output/formats.ts";
import { moment } from "../../output/moment.ts";
import { type FakeCliOptions, fakeCli } from "../../testing/fake-cli.ts";
import { type Asked, fakeServer, refusal } from "../../testing/fake-server.ts";
import { smallTree, treeRoutes } from "../../testing/samples.ts";
import { until } from "../../testing/until.ts";

const HERBST: Campaign = {
  id: "campaign_1",
  name: "Herbst",
  status: "running",
  totalCalls: 2_000,
  completedCalls: 812,
  successfulCalls: 41,
  createdAt: "2026-11-21T09:00:00.000Z",
  createdBy: "Ada",
  useDecisionTree: true,
  agent: "Ramona",
  message: "",
  treeId: "tree_1",
  treeName: "Begrüßung",
  treeVersion: 3,
  treeNote: null,
  pauseReason: null,
  pauseMessage: null,
  startsAt: null,
  startedAt: "2026-11-21T09:05:00.000Z",
  startedBy: "Ada",
  pausedAt: null,
  completedAt: null,
  counts: [
    { standing: "skipped", reason: "no-consent", amount: 312 },
    { standing: "success", reason: "completed", amount: 41 },
  ],
  holdsBack: true,
  waiting: 1_100,
  again: 85,
  calling: 3,
  skipped: 312,
  answered: 400,
  lost: 12,
  calledBack: 5,
  startsPerMinute: 11.4,
  secondsLeft: 4_320,
  hold: null,
  plan: {
    ...USUAL_PLAN,
    startsAt: null,
    presumedConsent: null,
    windows: {
      monday: [{ from: 540, until: 750 }],
      tuesday: [],
      wednesday: [],
      thursday: [],
      friday: [],
      saturday: [],
      sunday: [],
    },
  },
  lists: [{ id: "import_4f2e11", name: "Messe" }],
};

const REPORT: Report = {
  total: 2_000,
  called: 1_688,
  leftOut: 312,
  callable: 1_600,
  later: 88,
  skipped: 312,
  invalid: 0,
  reasons: [
    { code: "no-consent", name: "Without consent", amount: 312, kind: "never", until: null },
    {
      code: "holiday",
      name: "On a holiday",
      amount: 88,
      kind: "later",
      until: "2026-11-23T07:00:00Z",
    },
  ],
  sentence:
    "312 of 2,000 will be skipped: 312 without consent. 88 will be called later: 88 on a holiday.",
  disclosure: "Hier spricht eine künstliche Intelligenz von Muster.",
  greeting: "Hier spricht eine künstliche Intelligenz von Muster. Guten Tag Erika.",
  unknownVariables: [],
  alsoIn: [],
  holdsBack: true,
  checkedAt: "2026-11-21T09:01:00.000Z",
};
const NOBODY_SKIPPED: Report = {
  ...REPORT,
  called: 2_000,
  leftOut: 0,
  skipped: 0,
  reasons: [],
  sentence: "2,000 are called.",
};

const LEADS = "Telefon;Vorname\n030 23125 001;Erika\n";
const IMPORTED = {
  id: "import_4f2e11",
  name: "Herbst",
  counts: { rows: 1, added: 1, updated: 0, unchanged: 0, dropped: 0, changed: 0, reasons: {} },
  roles: {},
  country: "DE",
  consents: null,
  blocked: { added: 0, known: 0 },
  hint: null,
};

type Routes = Parameters<typeof fakeServer>[0];

function server(more: Routes = {}, report: Report = REPORT) {
  return fakeServer({
    ...treeRoutes(smallTree()),
    "GET /api/contacts/imports": () => [{ id: "import_4f2e11", name: "Messe" }],
    "POST /api/contacts/import": () => IMPORTED,
    "GET /api/bulk-calls/campaigns": () => [HERBST, { ...HERBST, id: "campaign_2", name: "Alt" }],
    "POST /api/bulk-calls/campaigns": () => ({ ...HERBST, status: "draft" }),
    "GET /api/bulk-calls/campaigns/:id": () => HERBST,
    "PATCH /api/bulk-calls/campaigns/:id": ({ path }) => ({
      ...HERBST,
      id: path.split("/").at(-1) ?? "",
    }),
    "DELETE /api/bulk-calls/campaigns/:id": () => ({ ok: true }),
    "POST /api/bulk-calls/campaigns/:id/check": () => report,
    "POST /api/bulk-calls/campaigns/:id/start": () => HERBST,
    "POST /api/bulk-calls/campaigns/:id/pause": () => ({
      ...HERBST,
      status: "paused",
      pauseMessage: "Paused by hand.",
    }),
    "POST /api/bulk-calls/campaigns/:id/resume": () => HERBST,
    "POST /api/bulk-calls/campaigns/:id/stop": () => ({
      ...HERBST,
      status: "paused",
      pauseMessage: "Emergency stop.",
    }),
    "POST /api/bulk-calls/stop": () => ({ stopped: 2 }),
    ...more,
  });
}

const cli = (asked: ReturnType<typeof fakeServer>, options: FakeCliOptions = {}) =>
  fakeCli({ server: asked, files: { "leads.csv": LEADS }, ...options });

const bodyOf = ({ body }: Asked): unknown => JSON.parse(body || "null");
const sentTo = (asked: ReturnType<typeof fakeServer>, wanted: string) =>
  asked.requests.filter(({ method, path }) => `${method} ${path}` === wanted).map(bodyOf);

test("one that is older than those in the list is found by its id", async () => {
  const old = { ...HERBST, id: "campaign_old", name: "Uralt" };
  const asked = server({
    "GET /api/bulk-calls/campaigns": () => [HERBST],
    "GET /api/bulk-calls/campaigns/:id": ({ path }) =>
      path.endsWith("/campaign_old") ? old : refusal(404, "unknown-campaign", "There is none."),
  });
  const { code, stdout } = await cli(asked).run("campaign", "show", "campaign_old");
  expect([code, stdout]).toEqual([0, expect.stringContaining("Uralt")]);
  const stopped = await cli(asked).run("campaign", "stop", "campaign_old");
  expect(stopped.code).toBe(0);
  expect(asked.asked).toContain("POST /api/bulk-calls/campaigns/campaign_old/stop");
  expect((await cli(asked).run("campaign", "pause", "campaign_1")).code).toBe(0);
  expect((await cli(asked).run("campaign", "pause", "campaign_none")).code).toBe(1);
});

describe("campaign start", () => {
  test("imports the file, tells who is left out, and starts with that acknowledged", async () => {
    const asked = server();
    const { code, stdout, stderr } = await cli(asked).run(
      ...["campaign", "start", "leads.csv", "--name", "Herbst", "--tree", "begr"],
      ...["--agent", "ramona", "--message", "Guten Tag [firstName]"],
    );
    expect(code).toBe(0);
    expect(asked.asked.filter((one) => !one.startsWith("GET"))).toEqual([
      // First, for what is wrong with it is told before anything is stored.
      "POST /api/bulk-calls/campaigns",
      "POST /api/contacts/import",
      "PATCH /api/bulk-calls/campaigns/campaign_1",
      "POST /api/bulk-calls/campaigns/campaign_1/check",
      "POST /api/bulk-calls/campaigns/campaign_1/start",
    ]);
    const [upload] = asked.requests.filter(({ path }) => path === "/api/contacts/import");
    expect(upload?.body).toBe(LEADS);
    expect(Object.fromEntries(upload?.search ?? [])).toEqual({ list: "Herbst", name: "leads.csv" });
    expect(sentTo(asked, "POST /api/bulk-calls/campaigns")).toEqual([
      {
        name: "Herbst",
        agent: "Ramona",
        message: "Guten Tag [firstName]",
        treeId: "tree_1",
        useDecisionTree: true,
      },
    ]);
    expect(sentTo(asked, "PATCH /api/bulk-calls/campaigns/campaign_1")).toEqual([
      { list: "import_4f2e11" },
    ]);
    expect(sentTo(asked, "POST /api/bulk-calls/campaigns/campaign_1/start")).toEqual([
      { acknowledged: 312 },
    ]);
    expect(stdout).toContain("312 of 2,000 will be skipped");
    expect(stdout).toContain("  312 × Without consent\n");
    expect(stdout).toMatch(/88 × On a holiday, later: from /);
    expect(stdout).toContain("Said before the greeting: Hier spricht eine künstliche Intelligenz");
    expect(stdout).toEndWith('Started "Herbst" (campaign_1).\n');
    expect(stderr).toContain("The carrier has no voice called Ramona.");
  });

  test("tells why rows of the file were dropped, whom that blocks, and how to see which", async () => {
    const counts = { ...IMPORTED.counts, rows: 9, dropped: 3 };
    const reasons = { "no-phone": 1, "not-wanted": 2 };
    const made = {
      ...IMPORTED,
      counts: { ...counts, reasons },
      blocked: { added: 2, known: 0 },
      roles: { Ort: null },
    };
    const asked = server({ "POST /api/contacts/import": () => made });
    const words = ["campaign", "start", "leads.csv", "--name", "Herbst"];
    expect((await cli(asked).run(...words)).stderr).toStartWith(
      'Imported to the list "Herbst" (import_4f2e11): 9 rows, 3 dropped.\n' +
        "  1 × without a number\n" +
        "  2 × a row that says that nobody should call\n" +
        "2 numbers are blocked, as their rows say that nobody should call.\n" +
        'Which rows they are is told by: rufbaum contacts check leads.csv --map "Ort=none" --report report.csv\n',
    );
    const { stderr } = await cli(asked).run(...words, "--json");
    expect(stderr).not.toContain("Which rows");
  });

  test("hands on how it is to dial", async () => {
    const asked = server();
    const told = cli(asked);
    const { code } = await told.run(
      ...["campaign", "start", "--list", "Messe", "--name", "A", "--at-once", "any"],
      ...["--per-minute", "12", "--starts-at", "2h", "--window", "mon-tue,thu 9-12,14:30-17"],
      ...["--window", "sa 10-14", "--attempts", "4", "--retry", "busy=3x30m"],
      ...["--retry", "voicemail=never", "--from", "030 23125 800", "--purpose", "Beratung"],
      ...["--order", "newest", "--share", "2", "--presumed-consent", "Customers of last year"],
    );
    expect(code).toBe(0);
    const day = [
      { from: 540, until: 720 },
      { from: 870, until: 1_020 },
    ];
    expect(sentTo(asked, "POST /api/bulk-calls/campaigns")).toMatchObject([
      {
        list: "import_4f2e11",
        plan: {
          atOnce: null,
          perMinute: 12,
          startsAt: new Date(told.time.now() + 7_200_000).toISOString(),
          windows: {
            monday: day,
            tuesday: day,
            wednesday: [],
            thursday: day,
            friday: [],
            saturday: [{ from: 600, until: 840 }],
            sunday: [],
          },
          attempts: 4,
          retries: {
            busy: { attempts: 3, minutes: 30 },
            voicemail: { attempts: 1, minutes: USUAL_PLAN.retries.voicemail.minutes },
          },
          order: "newest",
          share: 2,
          callerNumber: "030 23125 800",
          purpose: "Beratung",
          presumedConsent: { reason: "Customers of last year" },
        },
      },
    ]);
    expect(asked.asked).not.toContain("POST /api/contacts/import");
  });

  test("tells when one begins that waits for its time", async () => {
    const plan = { ...HERBST.plan, startsAt: "2999-12-01T09:00:00.000Z" };
    const asked = server({
      "POST /api/bulk-calls/campaigns/:id/start": () => ({ ...HERBST, plan }),
    });
    const { stdout } = await cli(asked).run(
      ...["campaign", "start", "--list", "Messe", "--name", "A", "--starts-at", "2h"],
    );
    expect(stdout).toMatch(/Started "Herbst" \(campaign_1\); it begins 2999-12-01 .*\.\n$/);
    const now = await cli(asked).run("campaign", "change", "Herbst", "--starts-at", "now");
    expect(now.code).toBe(0);
    expect(sentTo(asked, "PATCH /api/bulk-calls/campaigns/campaign_1")).toEqual([
      { plan: { startsAt: null } },
    ]);
  });

  test("a dry run starts nothing and leaves no campaign behind", async () => {
    const asked = server();
    const words = ["campaign", "start", "leads.csv", "--name", "Herbst", "--dry-run"];
    const { code, stdout } = await cli(asked).run(...words);
    expect(code).toBe(0);
    expect(stdout).toContain("Nobody was called. The contacts are kept as the list import_4f2e11");
    expect(asked.asked).not.toContain("POST /api/bulk-calls/campaigns/campaign_1/start");
    expect(asked.asked.at(-1)).toBe("DELETE /api/bulk-calls/campaigns/campaign_1");
    expect((await cli(server()).run(...words, "--strict")).code).toBe(1);
    expect((await cli(server({}, NOBODY_SKIPPED)).run(...words, "--strict")).code).toBe(0);
    const json = await cli(server()).run(...words, "--json");
    expect(JSON.parse(json.stdout)).toEqual({ isDryRun: true, report: REPORT, import: IMPORTED });
  });

  test("strict starts nothing where anybody is left out, rows of the file included", async () => {
    const words = ["campaign", "start", "leads.csv", "--name", "Herbst", "--strict"];
    const asked = server({}, { ...NOBODY_SKIPPED, invalid: 1 });
    const { code, stderr } = await cli(asked).run(...words);
    expect(code).toBe(1);
    expect(stderr).toContain("Nothing was started: 1 row is no contact.\n");
    expect(stderr.match(/--list import_4f2e11 names/g)).toHaveLength(1);
    expect(stderr).toContain("hint: Without --strict it is started, and calls 2,000 contacts.");
    expect(asked.asked.at(-1)).toBe("DELETE /api/bulk-calls/campaigns/campaign_1");
    const fine = server({}, NOBODY_SKIPPED);
    expect((await cli(fine).run(...words)).code).toBe(0);
    const both = await cli(server({}, { ...REPORT, invalid: 12 })).run(...words);
    expect(both.stderr).toContain(
      "Nothing was started: 312 contacts would be left out. 12 rows are no contacts.\n",
    );
    expect(both.stderr).toContain("calls 1,688 contacts.");
  });

  test("strict leaves out nobody whom the emulator calls, and a dry run says why it fails", async () => {
    const words = ["campaign", "start", "leads.csv", "--name", "Herbst", "--strict"];
    const ofRules = { skipped: 84, callable: 0, holdsBack: false };
    const all = { ...NOBODY_SKIPPED, total: 84, called: 84, ...ofRules };
    expect((await cli(server({}, all)).run(...words)).code).toBe(0);
    const tried = await cli(server({}, { ...all, invalid: 12 })).run(...words, "--dry-run");
    expect([tried.code, tried.stderr]).toEqual([
      1,
      expect.stringContaining("With --strict it would not be started: 12 rows are no contacts.\n"),
    ]);
    const checked = await cli(server({}, { ...all, invalid: 1 })).run(
      ...["campaign", "check", "Herbst", "--strict"],
    );
    expect([checked.code, checked.stderr]).toEqual([
      1,
      expect.stringContaining("1 row is no contact."),
    ]);
  });

  test("a variable that nobody has is told before the start, which --strict refuses", async () => {
    const message = "[Filale] is no variable of this list; did you mean [Filiale]?";
    const unknownVariables = [{ name: "Filale", nearest: "Filiale", message }];
    const report = { ...NOBODY_SKIPPED, unknownVariables };
    const words = ["campaign", "start", "leads.csv", "--name", "Herbst"];
    const started = await cli(server({}, report)).run(...words);
    expect([started.code, started.stderr]).toEqual([
      0,
      expect.stringContaining(`warning: ${message}\n`),
    ]);
    const asked = server({}, report);
    const refused = await cli(asked).run(...words, "--strict");
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain(`Nothing was started: ${message}`);
    expect(asked.asked.at(-1)).toBe("DELETE /api/bulk-calls/campaigns/campaign_1");
    const tried = await cli(server({}, report)).run(...words, "--dry-run", "--strict");
    expect(tried.code).toBe(1);
    expect(tried.stdout).toContain(
      "The first contact hears: Hier spricht eine künstliche Intelligenz von Muster. Guten Tag Erika.\n",
    );
  });

  test("a tree that was never published is refused before the file is sent", async () => {
    const trees = [{ id: "tree_1", name: "Begrüßung", published: null }];
    const asked = server({ "GET /api/decision-trees": () => trees });
    const { code, stderr } = await cli(asked).run(
      ...["campaign", "start", "leads.csv", "--name", "Herbst", "--tree", "begr"],
    );
    expect(code).toBe(1);
    expect(stderr).toContain('No version of the tree "Begrüßung" is published.');
    expect(stderr).toContain("rufbaum tree publish tree_1");
    expect(asked.asked.filter((one) => !one.startsWith("GET"))).toEqual([]);
  });

  test("a voice that stands for another is told where it was asked for", async () => {
    const { stderr } = await cli(server()).run(
      "campaign",
      "start",
      "--list",
      "import_4f2e11",
      "--name",
      "A",
    );
    expect(stderr).not.toContain("no voice");
  });

  test("what refuses the start is told, and no draft is left over", async () => {
    const asked = server({
      "POST /api/bulk-calls/campaigns/:id/start": () =>
        refusal(409, "tree-unpublished", "No version of the tree is published."),
    });
    const { code, stdout, stderr } = await cli(asked).run(
      ...["campaign", "start", "leads.csv", "--name", "Herbst", "--tree", "begr"],
    );
    expect(code).toBe(1);
    expect(stdout).not.toContain("Started");
    expect(stderr).toContain("No version of the tree is published.");
    expect(stderr).toContain("--list import_4f2e11 names it again");
    expect(asked.asked.at(-1)).toBe("DELETE /api/bulk-calls/campaigns/campaign_1");
  });

  test("where the server is lost at the start, nobody knows, and nothing is deleted", async () => {
    const lost = Object.assign(new Error("gone"), { code: "ECONNRESET" });
    const asked = server({
      "POST /api/bulk-calls/campaigns/:id/start": () => Promise.reject(lost),
    });
    const { code, stderr } = await cli(asked).run("campaign", "start", "leads.csv", "--name", "A");
    expect(code).toBe(3);
    expect(stderr).toContain("Look with: rufbaum campaign show campaign_1");
    expect(asked.asked.at(-1)).toBe("POST /api/bulk-calls/campaigns/campaign_1/start");
  });

  test.each([
    ["POST /api/bulk-calls/campaigns", "rufbaum campaign list"],
    ["POST /api/contacts/import", "rufbaum campaign list"],
    ["PATCH /api/bulk-calls/campaigns/:id", "--list import_4f2e11 names it again"],
    ["POST /api/bulk-calls/campaigns/:id/check", "--list import_4f2e11 names it again"],
    ["POST /api/bulk-calls/campaigns/:id/start", "rufbaum campaign show campaign_1"],
  ])("a server that is gone by %s ends with 3", async (route, told) => {
    const gone = Object.assign(new Error("refused"), { code: "ConnectionRefused" });
    const asked = server({ [route]: () => Promise.reject(gone) });
    const { code, stderr } = await cli(asked).run("campaign", "start", "leads.csv", "--name", "A");
    expect([code, stderr]).toEqual([3, expect.stringContaining(told)]);
  });

  test.each([
    [false, "\nChecking: 45 % done.\n"],
    [true, "░ 45 %, "],
  ])("a long check tells how far it is (on a terminal: %p)", async (isTerminal, line) => {
    let asks = 0;
    const asked = server({
      "POST /api/bulk-calls/campaigns/:id/check": () =>
        Response.json({ done: 100, total: 2_000 }, { status: 202 }),
      "GET /api/bulk-calls/campaigns/:id/check": () => {
        asks += 1;
        return asks < 30 ? Response.json({ done: 900, total: 2_000 }, { status: 202 }) : REPORT;
      },
    });
    const told = cli(asked, { isTerminal });
    const result = told.run("campaign", "start", "leads.csv", "--name", "A");
    await until(
      () => asked.asked.at(-1)?.endsWith("/start") === true,
      () => told.time.advance(500),
    );
    const { code, stderr } = await result;
    expect([code, asks]).toEqual([0, 30]);
    expect(stderr).toContain(line);
    expect(stderr).not.toContain("of 2,000");
  });

  test.each([
    ["the file is sent", "POST /api/contacts/import"],
    ["its contacts are put into it", "PATCH /api/bulk-calls/campaigns/:id"],
    ["the rules are asked", "POST /api/bulk-calls/campaigns/:id/check"],
  ])("Ctrl-C while %s starts nothing, and leaves no draft", async (_, route) => {
    const stop = Promise.withResolvers<void>();
    const answers: Readonly<Record<string, unknown>> = {
      "POST /api/contacts/import": IMPORTED,
      "PATCH /api/bulk-calls/campaigns/:id": { ...HERBST, status: "draft" },
      "POST /api/bulk-calls/campaigns/:id/check": REPORT,
    };
    const asked = server({
      // It comes when nothing can be called off any more.
      [route]: () => {
        stop.resolve();
        return answers[route];
      },
    });
    const told = cli(asked, { overrides: { stopRequested: () => stop.promise } });
    const { code, stderr } = await told.run("campaign", "start", "leads.csv", "--name", "A");
    expect([code, stderr]).toEqual([1, expect.stringMatching(/Interrupted|stopped/)]);
    expect(asked.asked.some((one) => one.endsWith("/start"))).toBe(false);
    expect(asked.asked.at(-1)).toBe("DELETE /api/bulk-calls/campaigns/campaign_1");
  });

  test("Ctrl-C that comes as it is started tells that it goes on", async () => {
    const stop = Promise.withResolvers<void>();
    const asked = server({
      "POST /api/bulk-calls/campaigns/:id/start": () => {
        stop.resolve();
        return HERBST;
      },
    });
    const told = cli(asked, { overrides: { stopRequested: () => stop.promise } });
    const { stdout, stderr } = await told.run("campaign", "start", "leads.csv", "--name", "A");
    expect(stdout).toEndWith('Started "Herbst" (campaign_1).\n');
    expect(stderr).toContain('"Herbst" (campaign_1) goes on. To stop it: rufbaum campaign stop');
  });

  test("a campaign is copied into a draft", async () => {
    const copy = { ...HERBST, id: "campaign_3", name: "Herbst (Kopie)", status: "draft" };
    const asked = server({ "POST /api/bulk-calls/campaigns/:id/copy": () => copy });
    const { code, stdout } = await cli(asked).run("campaign", "copy", "Herbst");
    expect([code, stdout]).toEqual([
      0,
      'Made "Herbst (Kopie)" (campaign_3), a draft.\nStart it with: rufbaum campaign start --draft campaign_3\n',
    ]);
    expect(asked.asked).toContain("POST /api/bulk-calls/campaigns/campaign_1/copy");
  });

  test("a draft is started as it is, or as it is said to be now", async () => {
    const asked = server();
    await cli(asked).run("campaign", "start", "--draft", "Herbst");
    expect(asked.asked).not.toContain("PATCH /api/bulk-calls/campaigns/campaign_1");
    const changed = server();
    await cli(changed).run("campaign", "start", "--draft", "Herbst", "--per-minute", "3");
    expect(sentTo(changed, "PATCH /api/bulk-calls/campaigns/campaign_1")).toEqual([
      { plan: { perMinute: 3 } },
    ]);
    const kept = server();
    const { stderr } = await cli(kept).run("campaign", "start", "--draft", "Herbst", "--strict");
    expect(stderr).toContain("It is still a draft, as it was said now.");
    expect(kept.asked).not.toContain("DELETE /api/bulk-calls/campaigns/campaign_1");
  });

  test("a dry run of a draft that is said otherwise changes a copy of it alone", async () => {
    const copy = { ...HERBST, id: "campaign_7", name: "Herbst (copy)", status: "draft" };
    const asked = server({ "POST /api/bulk-calls/campaigns/:id/copy": () => copy });
    const { code, stdout } = await cli(asked).run(
      ...["campaign", "start", "--draft", "Herbst", "--name", "Winter", "--retry", "busy=2x1h"],
      "--dry-run",
    );
    expect([code, stdout]).toEqual([0, expect.stringContaining("Nobody was called.\n")]);
    expect(asked.asked.filter((one) => !one.startsWith("GET"))).toEqual([
      "POST /api/bulk-calls/campaigns/campaign_1/copy",
      "PATCH /api/bulk-calls/campaigns/campaign_7",
      "POST /api/bulk-calls/campaigns/campaign_7/check",
      "DELETE /api/bulk-calls/campaigns/campaign_7",
    ]);
    expect(sentTo(asked, "PATCH /api/bulk-calls/campaigns/campaign_7")).toEqual([
      {
        name: "Winter",
        plan: { startsAt: null, retries: { busy: { attempts: 2, minutes: 60 } } },
      },
    ]);
  });

  test("lists of one name are told apart by their dates and sizes", async () => {
    const list = (id: string, rows: number) => ({
      ...{ id, name: "Messe", counts: { rows }, startedAt: "2026-11-21T09:05:00.000Z" },
    });
    const asked = server({
      "GET /api/contacts/imports": () => [list("import_a1", 96), list("import_b2", 1)],
    });
    const { code, stderr } = await cli(asked).run(
      ...["campaign", "start", "--list", "Messe", "--name", "A"],
    );
    const at = moment("2026-11-21T09:05:00.000Z");
    expect(code).toBe(2);
    expect(stderr).toContain(`  import_a1  Messe, 96 rows, imported ${at}\n`);
    expect(stderr).toContain(`  import_b2  Messe, 1 row, imported ${at}\n`);
  });

  test("without a server it is started, to call once one runs", async () => {
    const asked = server();
    const own = { isOwn: true, canCall: false };
    const { code, stderr } = await cli(asked, own).run("campaign", "start", "--draft", "Herbst");
    expect([code, stderr]).toEqual([0, expect.stringContaining("it calls once one does")]);
    const watched = await cli(server(), own).run(
      ...["campaign", "start", "leads.csv", "--name", "A", "--watch"],
    );
    expect([watched.code, watched.stderr]).toEqual([1, expect.stringContaining("rufbaum serve")]);
  });

  test.each([
    [["--name", "A"], "Whom is it to call?"],
    [["leads.csv", "--list", "Messe", "--name", "A"], "a file and --list were given"],
    [["leads.csv"], "The campaign needs a name."],
    [["leads.csv", "--name", "A", "--agent", "Bob"], "There are: Christian_Plasa, Ramona"],
    [["leads.csv", "--name", "A", "--window", "mon 9-8"], "ends before it begins"],
    [["leads.csv", "--name", "A", "--window", "mon 9-12,11-14"], "Two of its hours overlap."],
    [["leads.csv", "--name", "A", "--window", "xyz 9-12"], '"xyz" is no day of the week'],
    [["leads.csv", "--name", "A", "--window", "mon"], 'Write it as "mon-fri 9-12,14-17"'],
    [["leads.csv", "--name", "A", "--retry", "busy"], "busy=3x30m"],
    [["leads.csv", "--name", "A", "--retry", "success=3x30m"], "with one of: no-answer"],
    [["leads.csv", "--name", "A", "--retry", "busy=40x1m"], "1 to 30 calls"],
    [["leads.csv", "--name", "A", "--starts-at", "2020-01-01"], "is over"],
    [["leads.csv", "--name", "A", "--starts-at", "soon"], "is no point in time"],
    [["none.csv", "--name", "A"], "There is no file none.csv"],
  ])("%j is refused before anything is stored", async (words, message) => {
    const asked = server();
    const { code, stdout, stderr } = await cli(asked).run("campaign", "start", ...words);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(message);
    expect(asked.asked.filter((one) => one.startsWith("POST"))).toEqual([]);
  });
});

describe("campaign watch", () => {
  function watched(views: readonly Partial<Campaign>[], options: FakeCliOptions = {}) {
    let looks = 0;
    const asked = server({
      "GET /api/bulk-calls/campaigns/:id": () => {
        const view = views[Math.min(looks, views.length - 1)];
        looks += 1;
        return { ...HERBST, ...view };
      },
    });
    let stop = () => {};
    const stopped = new Promise<void>((resolve) => {
      stop = resolve;
    });
    const overrides = { stopRequested: () => stopped };
    return { asked, told: cli(asked, { ...options, overrides }), stop, looks: () => looks };
  }

  async function run({ told }: ReturnType<typeof watched>, ...words: string[]) {
    let isOver = false;
    const result = told.run("campaign", ...words).finally(() => {
      isOver = true;
    });
    await until(
      () => isOver,
      () => told.time.advance(1_000),
    );
    return result;
  }

  const DONE = { status: "completed", completedCalls: 2_000, calling: 0, again: 0 } as const;

  test("tells in lines how far it is, and ends with it", async () => {
    const { code, stdout } = await run(
      watched([{}, { completedCalls: 900 }, DONE]),
      "watch",
      "Herbst",
    );
    expect(code).toBe(0);
    const [first = "", ...rest] = stdout.trimEnd().split("\n");
    expect(first).toBe(
      "812 of 2,000 contacts done (40 %), 3 in calls, 85 to be called again, 41 successful, 312 skipped, 12 answered calls lost (nothing was heard at first); 11.4 calls a minute, 72 min left",
    );
    expect(rest.at(-2)).toStartWith("2,000 of 2,000 contacts done (100 %)");
    expect(rest.at(-1)).toBe('"Herbst" (campaign_1): completed');
  });

  test("draws one line on a terminal", async () => {
    const { stderr, stdout } = await run(
      watched([{}, DONE], { isTerminal: true }),
      "watch",
      "Herbst",
    );
    expect(stderr).toMatch(/\r.\[K812 of 2,000 contacts/);
    expect(Bun.stripANSI(stdout)).toEndWith('"Herbst" (campaign_1): completed\n');
  });

  test("is JSON lines for programs", async () => {
    const { stdout } = await run(watched([{}, DONE]), "watch", "Herbst", "--json");
    const lines = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.map(({ type, campaign }) => [type, campaign.status])).toEqual([
      ["campaign-progress", "running"],
      ["campaign-progress", "completed"],
      ["campaign-ended", "completed"],
    ]);
  });

  test("ends with 1 where somebody pauses it, and says why", async () => {
    const paused = { status: "paused", pauseMessage: "Emergency stop." } as const;
    const { code, stdout } = await run(watched([{}, paused]), "watch", "Herbst");
    expect(code).toBe(1);
    expect(stdout).toContain("paused: Emergency stop.");
  });

  test("tells times by the server's clock, with the zone unless it is Berlin's", () => {
    const at = "2026-11-24T13:05:00.000Z";
    keepTimeZone("Europe/Berlin");
    expect(moment(at)).toBe("2026-11-24 14:05");
    keepTimeZone("Europe/Lisbon");
    expect(moment(at)).toBe("2026-11-24 13:05 Europe/Lisbon");
    keepTimeZone("Moon/Tranquility");
    expect(formats.dateTime(at)).toBe("2026-11-24 13:05");
    keepTimeZone(null);
  });

  test("tells what it waits for", async () => {
    const hold = {
      code: "outside-window",
      until: null,
      message: "Nobody may be called now.",
    } as const;
    const { stdout } = await run(watched([{ hold }, DONE]), "watch", "Herbst");
    expect(stdout).toContain("; Nobody may be called now.\n");
  });

  test("Ctrl-C leaves it running, and says how to stop it", async () => {
    const watching = watched([{}]);
    const result = watching.told.run("campaign", "start", "--draft", "Herbst", "--watch");
    await until(() => watching.looks() > 0);
    watching.stop();
    const { code, stderr } = await result;
    expect(code).toBe(0);
    expect(stderr).toContain("goes on. To stop it: rufbaum campaign stop campaign_1");
    expect(watching.asked.asked.some((one) => one.endsWith("/stop"))).toBe(false);
  });

  test("for programs the end of the watching is not the campaign's", async () => {
    const watching = watched([{}]);
    const result = watching.told.run("campaign", "watch", "Herbst", "--json");
    await until(() => watching.looks() > 0);
    watching.stop();
    const { code, stdout } = await result;
    const last = JSON.parse(stdout.trimEnd().split("\n").at(-1) ?? "");
    expect([code, last]).toMatchObject([
      0,
      { type: "watching-ended", isInterrupted: true, campaign: { status: "running" } },
    ]);
  });

  test("a server that is away for a moment is looked for again", async () => {
    let looks = 0;
    const asked = server({
      "GET /api/bulk-calls/campaigns/:id": () => {
        looks += 1;
        if (looks === 2) throw new Error("refused");
        return looks < 4 ? HERBST : { ...HERBST, ...DONE };
      },
    });
    const { code, stderr } = await run({ ...watched([{}]), told: cli(asked) }, "watch", "Herbst");
    expect(code).toBe(0);
    expect(stderr).toBe("The server gives no answer; looking again …\nThe server answers again.\n");
  });

  describe("of a server that was started anew", () => {
    const signedOut = () => refusal(401, "not-signed-in", "Please sign in.");
    const gone = () =>
      Promise.reject(Object.assign(new Error("no"), { code: "ConnectionRefused" }));

    test.each([
      ["at another address", gone],
      ["with another token", signedOut],
    ])("%s, it goes on", async (_how, then) => {
      let looks = 0;
      const before = server({
        "GET /api/bulk-calls/campaigns/:id": () => (looks++ === 0 ? HERBST : then()),
      });
      const after = server({ "GET /api/bulk-calls/campaigns/:id": () => ({ ...HERBST, ...DONE }) });
      const anew = createClient({ url: "http://anew.test", token: "new", network: after.network });
      let asks = 0;
      const again = async () => (asks++ < 3 ? null : anew);
      const told = cli(before, { again });
      const { code, stderr } = await run({ ...watched([{}]), told }, "watch", "Herbst");
      expect([code, stderr]).toEqual([
        0,
        "The server gives no answer; looking again …\nThe server answers again.\n",
      ]);
      expect(after.asked).toEqual(["GET /api/bulk-calls/campaigns/campaign_1"]);
    });

    test.each([
      [["watch", "Herbst"], gone],
      [["start", "--draft", "Herbst", "--watch"], signedOut],
      [["resume", "Herbst", "--watch"], gone],
    ] as const)("%j ends with 3 where none comes", async (words, then) => {
      const told = cli(server({ "GET /api/bulk-calls/campaigns/:id": then }), {
        again: async () => null,
      });
      const from = told.time.now();
      const { code, stderr } = await run({ ...watched([{}]), told }, ...words);
      expect(code).toBe(3);
      expect(stderr).toContain("No server has answered for five minutes.");
      expect(stderr).toContain("rufbaum campaign watch campaign_1");
      expect(told.time.now() - from).toBeGreaterThanOrEqual(300_000);
    });

    test("one that was named by its token is believed that it knows it no more", async () => {
      const told = cli(server({ "GET /api/bulk-calls/campaigns/:id": signedOut }));
      const { code, stderr } = await run({ ...watched([{}]), told }, "watch", "Herbst");
      expect([code, stderr]).toEqual([1, expect.stringContaining("Please sign in.")]);
    });
  });

  test("of a campaign that is deleted meanwhile ends with 1", async () => {
    const asked = server({
      "GET /api/bulk-calls/campaigns/:id": () => refusal(404, "unknown-campaign", "There is none."),
    });
    const { code, stderr } = await cli(asked).run("campaign", "watch", "Herbst");
    expect([code, stderr]).toEqual([1, "error: The campaign was deleted.\n"]);
  });

  test("without a server there is nothing to watch", async () => {
    const { code } = await cli(server(), { isOwn: true }).run("campaign", "watch", "Herbst");
    expect(code).toBe(1);
  });
});

test("where no server runs, list and show say that nobody is called", async () => {
  const own = { isOwn: true };
  for (const words of [["list"], ["show", "Herbst"]]) {
    const { stdout, stderr } = await cli(server(), own).run("campaign", ...words);
    expect(stderr).toContain("No server is running: it calls once one does.");
    expect(stdout).toContain("running");
    expect(stdout).not.toContain("min left");
    expect((await cli(server()).run("campaign", ...words)).stderr).not.toContain("No server");
  }
});

describe("steering", () => {
  test.each([
    ["pause", "paused: Paused by hand."],
    ["resume", "running"],
    ["stop", "paused: Emergency stop."],
  ])("%s", async (verb, status) => {
    const asked = server();
    const { code, stdout } = await cli(asked).run("campaign", verb, "herb");
    expect([code, stdout]).toEqual([0, `"Herbst" (campaign_1): ${status}\n`]);
    expect(asked.asked.at(-1)).toBe(`POST /api/bulk-calls/campaigns/campaign_1/${verb}`);
    const json = await cli(server()).run("campaign", verb, "herb", "--json");
    expect(JSON.parse(json.stdout).id).toBe("campaign_1");
  });

  const TWICE = {
    "GET /api/bulk-calls/campaigns": () => [
      HERBST,
      { ...HERBST, id: "campaign_9", status: "completed" },
    ],
  };

  const SINCE = `started ${moment("2026-11-21T09:05:00.000Z")}`;

  test.each<[string, string[]]>([
    ["pause", []],
    ["resume", []],
    ["delete", ["--yes"]],
  ])("%s of a name that two have tells them apart", async (verb, more) => {
    const asked = server(TWICE);
    const { code, stderr } = await cli(asked).run("campaign", verb, "Herbst", ...more);
    expect(code).toBe(2);
    expect(stderr).toContain(`  campaign_1  Herbst, running, ${SINCE}\n`);
    expect(stderr).toContain(`  campaign_9  Herbst, completed, ${SINCE}\n`);
    expect(asked.asked).toEqual(["GET /api/bulk-calls/campaigns"]);
  });

  test("stop of a name that two have stops none, and gives the commands", async () => {
    const asked = server(TWICE);
    const words = ["campaign", "stop", "Herbst"];
    expect(await cli(asked).run(...words)).toEqual({
      code: 2,
      stdout: "",
      stderr:
        'error: "Herbst" may be any of 2 campaigns.\n' +
        `  rufbaum campaign stop campaign_1  # Herbst, running, ${SINCE}\n` +
        `  rufbaum campaign stop campaign_9  # Herbst, completed, ${SINCE}\n` +
        "hint: Nothing was stopped yet: enter the line that is meant, or for all: rufbaum campaign stop --all\n",
    });
    expect(asked.asked).toEqual(["GET /api/bulk-calls/campaigns"]);
    const { stderr } = await cli(asked).run(...words, "--end-calls");
    expect(stderr).toContain("rufbaum campaign stop campaign_9 --end-calls  #");
  });

  test("a start under a name that another one has says so", async () => {
    const words = ["campaign", "start", "leads.csv", "--name", "Herbst"];
    const { code, stderr } = await cli(server(TWICE)).run(...words);
    expect([code, stderr]).toEqual([
      0,
      expect.stringContaining(
        'another campaign "Herbst" (campaign_9), completed. Name this one by its id: campaign_1\n',
      ),
    ]);
    expect((await cli(server()).run(...words)).stderr).not.toContain("another campaign");
    const tried = await cli(server(TWICE)).run(...words, "--dry-run");
    expect(tried.stderr).toContain('another campaign "Herbst" (campaign_9), completed.\n');
    const changed = await cli(server(TWICE)).run(
      ...["campaign", "change", "campaign_1", "--name", "Herbst"],
    );
    expect([changed.code, changed.stderr]).toEqual([
      0,
      expect.stringContaining("Name this one by its id: campaign_1\n"),
    ]);
  });

  test("stop --all --end-calls ends everything", async () => {
    const asked = server();
    const { stdout } = await cli(asked).run("campaign", "stop", "--all", "--end-calls");
    expect(stdout).toBe("Stopped 2 campaigns.\n");
    expect(sentTo(asked, "POST /api/bulk-calls/stop")).toEqual([{ endCalls: true }]);
  });

  test.each([
    [["stop"], 2, "Name the campaign to stop, or give --all."],
    [["stop", "Herbst", "--all"], 2, "A campaign and --all were given: only one of them can be."],
    [["start", "leads.csv", "--name", "x".repeat(201)], 2, "It must have 200 characters at most."],
    [["change", "Herbst", "--presumed-consent", "so"], 2, "It must have 10 characters at least."],
    [["pause", "Winter"], 1, 'There is no campaign "Winter".'],
    [["delete", "Herbst"], 2, "Deleting has to be confirmed."],
    [["change", "Herbst"], 2, "There is nothing to change."],
    [["add", "Herbst"], 2, "Whom shall it call, too?"],
    [["add", "Herbst", "1", "2", "--first-name", "A"], 2, "those of a single number"],
    [["redial", "Herbst"], 2, "--standing"],
    [["redial", "Herbst", "--standing", "A b"], 2, "no-answer, busy"],
    [["redial", "Herbst", "--standing", "busy,bussy"], 2, '"bussy" is no standing. There are: '],
    [["contacts", "Herbst", "--standing", "foo"], 2, "waiting, again, calling, skipped, appo"],
    [["export", "Herbst", "--out", "x.pdf"], 2, "x.pdf ends neither in .csv nor in .xlsx."],
    [["export", "Herbst", "--standing", "foo"], 2, "wrong-person, completed."],
  ] as const)("%j ends with %d", async (words, code, message) => {
    const told = await cli(server()).run("campaign", ...words);
    expect([told.code, told.stderr]).toEqual([code, expect.stringContaining(message)]);
  });

  test("deleting is asked for, and done", async () => {
    const asked = server();
    const kept = await cli(asked, { isTerminal: true, stdin: "n" }).run(
      "campaign",
      "delete",
      "Herbst",
    );
    expect([kept.code, asked.asked.at(-1)]).toEqual([1, "GET /api/bulk-calls/campaigns"]);
    const { stdout } = await cli(asked).run("campaign", "delete", "Herbst", "--yes");
    expect(stdout).toBe('Deleted "Herbst" (campaign_1).\n');
    expect(asked.asked.at(-1)).toBe("DELETE /api/bulk-calls/campaigns/campaign_1");
  });

  test("a running one is changed", async () => {
    const asked = server();
    const words = ["campaign", "change", "Herbst", "--name", "Winter", "--per-minute", "any"];
    expect((await cli(asked).run(...words)).code).toBe(0);
    expect(sentTo(asked, "PATCH /api/bulk-calls/campaigns/campaign_1")).toEqual([
      { name: "Winter", plan: { perMinute: null } },
    ]);
  });

  test("a check tells who is in another campaign that runs, too", async () => {
    const alsoIn = [{ id: "campaign_9", name: "Messe", amount: 84 }];
    const { code, stderr } = await cli(server({}, { ...REPORT, alsoIn })).run(
      ...["campaign", "check", "Herbst"],
    );
    expect([code, stderr]).toEqual([
      0,
      '84 of them stand in "Messe" (campaign_9), too, which runs.\n',
    ]);
  });

  test("a check tells who would be left out", async () => {
    const { code, stdout } = await cli(server()).run("campaign", "check", "Herbst", "--strict");
    expect([code, stdout]).toEqual([1, expect.stringContaining("312 × Without consent")]);
    const fine = await cli(server({}, NOBODY_SKIPPED)).run(
      "campaign",
      "check",
      "Herbst",
      "--strict",
    );
    expect(fine.code).toBe(0);
  });
});

describe("what is told of campaigns", () => {
  test("the list is a table, or JSON", async () => {
    const { stdout } = await cli(server()).run("campaign", "list");
    const [titles = "", first = ""] = stdout.split("\n");
    expect(titles).toMatch(/^ID +NAME +STATUS +DONE +SUCCESS +IN CALLS +TREE +CREATED$/);
    expect(first).toMatch(/^campaign_1 +Herbst +running +812\/2,000 +41 +3 +Begrüßung /);
    const draft = server({
      "GET /api/bulk-calls/campaigns": () => [{ ...HERBST, status: "draft" }],
    });
    const drafts = await cli(draft).run("campaign", "list");
    expect(drafts.stdout).toMatch(/draft +41 /);
    const json = await cli(server()).run("campaign", "list", "--json");
    expect(JSON.parse(json.stdout)[0]).toEqual(HERBST);
    const none = await cli(server({ "GET /api/bulk-calls/campaigns": () => [] })).run(
      "campaign",
      "list",
    );
    expect(none.stdout).toStartWith("There are no campaigns yet.");
  });

  test("one is shown with its plan, and who stands where", async () => {
    const { stdout } = await cli(server()).run("campaign", "show", "Herbst");
    expect(stdout).toStartWith("Herbst\ncampaign_1, running\n812 of 2,000 contacts done");
    expect(stdout).toContain("400 answered, 5 called back\n");
    expect(stdout).toContain("Calls with:  Begrüßung, version 3\n");
    expect(stdout).toContain("Calls:       5 at once, 30 a minute, 5 to one contact\n");
    expect(stdout).toContain("Hours:       mon 9-12:30\n");
    expect(stdout).toContain("12 answered calls lost (nothing was heard at first)");
    expect(stdout).toMatch(/skipped +without consent +no-consent +312\n/);
    expect(stdout).toMatch(/success +led to its end +completed +41\n/);
  });

  test("hours are told as --window takes them", async () => {
    const shown = async (windows: Campaign["plan"]["windows"]) => {
      const asked = server({
        "GET /api/bulk-calls/campaigns": () => [{ ...HERBST, plan: { ...HERBST.plan, windows } }],
      });
      const { stdout } = await cli(asked).run("campaign", "show", "Herbst");
      return /Hours: +(.*)/.exec(stdout)?.[1];
    };
    const [day, none] = [[{ from: 0, until: 1_440 }], []];
    const work = { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day };
    expect(await shown({ ...work, saturday: day, sunday: day })).toBe("daily 0-24");
    expect(await shown({ ...work, saturday: none, sunday: day })).toBe("mon-fri 0-24; sun 0-24");
    expect(await shown({ ...work, wednesday: none, saturday: none, sunday: none })).toBe(
      "mon-tue 0-24; thu-fri 0-24",
    );
    expect(await shown(null)).toBeUndefined();
    const asked = server();
    await cli(asked).run("campaign", "change", "Herbst", "--window", "any");
    expect(sentTo(asked, "PATCH /api/bulk-calls/campaigns/campaign_1")).toEqual([
      { plan: { windows: null } },
    ]);
  });

  test("why somebody is called again is told", async () => {
    const again = (reason: string) => ({ standing: "again", reason, amount: 7 });
    const counts = [again("completed"), again("")];
    const asked = server({ "GET /api/bulk-calls/campaigns": () => [{ ...HERBST, counts }] });
    const { stdout } = await cli(asked).run("campaign", "show", "Herbst");
    expect(stdout).toMatch(/again +wishes a call back +completed +7\n/);
    expect(stdout).toMatch(/again +busy, or not answered +7\n/);
  });

  test("an agent whom nobody knows is told of", async () => {
    const unknown = server({
      "GET /api/bulk-calls/campaigns": () => [{ ...HERBST, agent: "Bob" }],
    });
    const { stderr } = await cli(unknown).run("campaign", "show", "Herbst");
    expect(stderr).toContain('There is no agent called "Bob".');
  });

  const ROW = {
    contact: "contact_7",
    number: "+493023125001",
    written: "030 23125001",
    firstName: "Erika",
    lastName: "Mustermann",
    company: "",
    standing: "again",
    reason: "busy",
    reasonName: null,
    attempts: 1,
    dueAt: null,
    lastAt: "2026-11-21T09:10:00.000Z",
  };

  test("its contacts are found, page by page", async () => {
    const asked = server({
      "POST /api/bulk-calls/campaigns/:id/contacts/search": ({ body }) =>
        JSON.parse(body).after === undefined
          ? { contacts: [ROW], next: "there" }
          : { contacts: [{ ...ROW, lastName: "Zwei" }], next: null },
    });
    const { stdout } = await cli(asked).run(
      "campaign",
      "contacts",
      "Herbst",
      "--standing",
      "again",
    );
    expect(stdout).toMatch(/030 23125001 +Erika Mustermann +again +busy +1 /);
    expect(stdout).toContain("Erika Zwei");
    expect(sentTo(asked, "POST /api/bulk-calls/campaigns/campaign_1/contacts/search")).toEqual([
      { standing: "again", limit: 100 },
      { standing: "again", limit: 99, after: "there" },
    ]);
  });

  test("its results are a file, in the language that is wished", async () => {
    const asked = server({
      "POST /api/bulk-calls/campaigns/:id/export": () => new Response("Telefon;Ergebnis"),
    });
    const told = cli(asked);
    const { code } = await told.run(
      ...["campaign", "export", "Herbst", "--out", "a.xlsx", "--standing", "busy,no-answer"],
      ...["--language", "de"],
    );
    expect([code, told.files.get("a.xlsx")]).toEqual([0, "Telefon;Ergebnis"]);
    const last = asked.requests.at(-1);
    expect(last && bodyOf(last)).toEqual({ format: "xlsx", standings: ["busy", "no-answer"] });
    expect(last?.headers.get("rufbaum-language")).toBe("de");
  });

  test("redial makes a draft of those who stand so", async () => {
    const asked = server({
      "POST /api/bulk-calls/campaigns/:id/redial": () => ({
        ...HERBST,
        id: "campaign_3",
        totalCalls: 9,
      }),
    });
    const { stdout } = await cli(asked).run("campaign", "redial", "Herbst", "--standing", "busy");
    expect(stdout).toContain("a draft with 9 contacts.");
    expect(stdout).toContain("rufbaum campaign start --draft campaign_3");
  });
});

describe("campaign add", () => {
  const ADDED = { added: 1, known: 0, refused: [], report: NOBODY_SKIPPED };
  const adding = (answer: unknown = ADDED) =>
    server({ "POST /api/bulk-calls/campaigns/:id/contacts": () => answer });

  test("a number with what is known of it", async () => {
    const asked = adding();
    const { code, stdout } = await cli(asked).run(
      ...["campaign", "add", "Herbst", "030 23125 001", "--first-name", "Erika"],
      ...["--contact-company", "Muster", "--field", "roof=flat"],
    );
    expect([code, stdout]).toEqual([
      0,
      'Added 1 contact to "Herbst" (campaign_1), 0 known already.\n2,000 are called.\n' +
        "Said before the greeting: Hier spricht eine künstliche Intelligenz von Muster.\n",
    ]);
    expect(sentTo(asked, "POST /api/bulk-calls/campaigns/campaign_1/contacts")).toEqual([
      {
        contacts: [
          {
            phoneNumber: "030 23125 001",
            firstName: "Erika",
            company: "Muster",
            customFields: { roof: "flat" },
          },
        ],
      },
    ]);
  });

  test("a file is imported first", async () => {
    const asked = adding({ done: 0, total: 2_000 });
    const { stdout } = await cli(asked).run("campaign", "add", "Herbst", "--file", "leads.csv");
    expect(stdout).toContain('Adding 2,000 contacts to "Herbst"');
    expect(sentTo(asked, "POST /api/bulk-calls/campaigns/campaign_1/contacts")).toEqual([
      { list: "import_4f2e11" },
    ]);
  });

  test("numbers that are none are told, and nothing else fails", async () => {
    const refused = [
      {
        index: 1,
        field: "phoneNumber",
        value: "abc",
        reason: "not-callable",
        message: "It has letters.",
      },
    ];
    const some = await cli(adding({ ...ADDED, refused })).run(
      "campaign",
      "add",
      "Herbst",
      "030 23125 001",
      "abc",
    );
    expect([some.code, some.stderr]).toEqual([0, "not added: abc: It has letters.\n"]);
    const none = adding({ ...ADDED, added: 0, refused });
    expect((await cli(none).run("campaign", "add", "Herbst", "x", "abc")).code).toBe(1);
  });
});
