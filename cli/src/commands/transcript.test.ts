import { expect, test } from "bun:test";
import { toldZone, zoneHere } from "../output/formats.ts";
import { fakeCli } from "../testing/fake-cli.ts";
import { fakeServer, refusal } from "../testing/fake-server.ts";
import { callView, utterance } from "../testing/samples.ts";

const calls = [
  callView({ id: "call_2", callSid: "CA1122", outcome: "busy", status: "busy", duration: 0 }),
  callView(),
  callView({ id: "call_0", callSid: null, outcome: null, status: "placing" }),
];
const messages = [
  utterance("m1", "ai", "Guten Tag.\nWie geht es?"),
  utterance("m2", "caller", "Gut."),
];
const server = fakeServer({
  "GET /api/calls/:id/note": () => ({
    note: { nextStep: null },
    text: "Call to +49\nOutcome: Busy.",
  }),
  "POST /api/transcripts/search": () => ({
    calls: [{ ...callView(), matchCount: 2, matches: [{ text: "Eine\nWärmepumpe", marks: [] }] }],
    ...{ next: null, ignoredWords: ["und"], isComplete: false },
  }),
  "GET /api/calls": () => calls,
  "GET /api/calls/:id": ({ path }) => {
    const call = calls.find(({ id }) => path.endsWith(`/${id}`));
    return call ? { ...call, messages, path: [] } : refusal(404, "unknown-call", "Gibt es nicht.");
  },
});

test("list shows the last calls with how they ended", async () => {
  const { stdout } = await fakeCli({ server }).run("transcript", "list", "--limit", "7");
  const [titles = "", busy = "", fine = "", open = ""] = stdout.split("\n");
  expect(titles).toMatch(/^CALL +STARTED +NUMBER +TREE +RESULT +LASTED$/);
  expect(busy).toMatch(/^CA1122 .* busy +00:00$/);
  expect(fine).toMatch(/\+493023125001 +Begrüßung +appointment +01:05$/);
  expect(open).toMatch(/^call_0 .* placing /);
  expect(server.requests.at(-1)?.search.get("limit")).toBe("7");
});

test("show says why nothing is there of a call that is not logged", async () => {
  const [call] = calls;
  const notLogged = {
    at: "2026-11-24T13:06:00.000Z",
    disclosedAt: "2026-11-24T13:05:02.000Z",
  };
  const dropped = fakeServer({
    "GET /api/calls": () => [call],
    "GET /api/calls/:id": () =>
      Response.json(
        { ...call, messages: [], path: [], notLogged },
        { headers: { "rufbaum-time-zone": "Europe/Berlin" } },
      ),
  });
  const { stdout } = await fakeCli({ server: dropped }).run("transcript", "show", call?.id ?? "");
  expect(stdout).toContain("Not logged: what was said was deleted at 14:06:00");
  expect(stdout).toContain("That an AI speaks was said at 14:05:02.");
});

test("columns tell times by the clock that the server goes by", async () => {
  const told = fakeServer({
    "GET /api/calls": () =>
      Response.json(
        calls.map((call) => ({ ...call, startTime: "2026-11-24T13:05:00.000Z" })),
        { headers: { "rufbaum-time-zone": "Asia/Tokyo" } },
      ),
  });
  const { stdout } = await fakeCli({ server: told }).run("transcript", "list");
  expect(stdout).toContain("2026-11-24 22:05");
  // The next command does not know yet which server it will ask.
  await fakeCli({ server }).run("transcript", "list");
  expect(toldZone()).toBe(zoneHere());
});

test("show tells a call utterance by utterance, found by the start of its id", async () => {
  const { code, stdout } = await fakeCli({ server }).run("transcript", "show", "ca1111");
  expect(code).toBe(0);
  expect(stdout).toMatch(/^\+493023125001\nCA1111, .*, Begrüßung\n\n/);
  expect(stdout).toMatch(/\d\d:\d\d:\d\d {2}agent {3}\[Start\] Guten Tag\. Wie geht es\?\n/);
  expect(stdout).toMatch(/caller {2}\[Start\] Gut\.\n/);
  expect(stdout).toEndWith("Ended: appointment (completed, ended, 01:05)\n");
});

test("show --json gives the call as the server does", async () => {
  const { stdout } = await fakeCli({ server }).run("transcript", "show", "CA1111", "--json");
  expect(JSON.parse(stdout)).toEqual({ ...callView(), messages, path: [] });
});

test("the start of two ids names both", async () => {
  const { code, stderr } = await fakeCli({ server }).run("transcript", "show", "CA11");
  expect(code).toBe(2);
  expect(stderr).toContain("CA1122  2026-01-05");
  expect(stderr).toContain("CA1111  2026-01-05");
});

test("search tells who said so, and what was not looked for", async () => {
  const { stdout, stderr } = await fakeCli({ server }).run(
    ...["transcript", "search", "Wärmepumpe", "und", "--outcome", "busy", "--since", "2026-01-01"],
  );
  expect(stdout).toMatch(/CA1111 .* 2 +Eine Wärmepumpe/);
  expect(stdout + stderr).toContain("as every text has it: und.");
  expect(stdout + stderr).toContain("still being made ready");
  expect(JSON.parse(String(server.requests.at(-1)?.body))).toMatchObject({
    text: "Wärmepumpe und ",
    outcome: "busy",
  });
});

test("note tells a call in short", async () => {
  const { stdout } = await fakeCli({ server }).run("transcript", "note", "CA1111");
  expect(stdout).toBe("Call to +49\nOutcome: Busy.\n");
});
