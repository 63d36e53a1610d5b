import { describe, expect, test } from "bun:test";
import { fakeCli } from "../../testing/fake-cli.ts";
import { fakeServer, refusal } from "../../testing/fake-server.ts";
import { activeCall, callView, smallTree, treeRoutes, utterance } from "../../testing/samples.ts";

const over = callView({ error: { code: "11200", message: "Deutsch." }, outcome: "failed" });
const running = callView({
  id: "call_2",
  callSid: "CA2222",
  status: "in-progress",
  outcome: null,
  endTime: null,
  isTakenOver: true,
});
const said = [
  utterance("m1", "ai", "Guten Tag."),
  {
    ...utterance("m2", "ai", "Einen Moment."),
    metadata: {
      nodeId: "node_1",
      nodeTitle: "Start",
      whispered: true,
      waitMilliseconds: 4.26,
      firstAudioMilliseconds: 612.4,
    },
  },
];

function server(more: Parameters<typeof fakeServer>[0] = {}) {
  return fakeServer({
    ...treeRoutes(smallTree()),
    "GET /api/calls": () => [running, over],
    "POST /api/calls/search": () => [running, over],
    "GET /api/calls/active": () => [activeCall(), activeCall({ id: "call_2", callSid: "CA2222" })],
    "GET /api/calls/:id": ({ path }) => ({
      ...(path.endsWith("call_2") ? running : over),
      messages: said,
      path: ["node_1", "node_gone"],
      recordings: [{ sid: "RE1", status: "completed", duration: 65 }],
    }),
    "POST /api/calls/:id/hangup": () => ({ ok: true }),
    "POST /api/calls/:id/say": () => ({ ok: true }),
    "POST /api/calls/:id/transfer": ({ body }) => ({
      to: JSON.parse(body || "{}").to ?? "+493023125002",
    }),
    "POST /api/calls/:id/outcome": () => ({ ok: true }),
    ...more,
  });
}

describe("calls list", () => {
  test("is a table, and hands its filters on", async () => {
    const asked = server();
    const cli = fakeCli({ server: asked });
    const { stdout } = await cli.run(
      ...["calls", "list", "--status", "completed", "--outcome", "failed", "--tree", "begr"],
      ...["--number", "030 23125 001", "--since", "2h", "--until", "2026-11-21", "--limit", "7"],
    );
    const [titles = "", first = "", second = ""] = stdout.split("\n");
    expect(titles).toMatch(/^CALL +STARTED +NUMBER +TREE +STATUS +OUTCOME +LASTED$/);
    expect(first).toMatch(/^CA2222 .* in-progress, taken over +01:05$/);
    expect(second).toMatch(/ completed +failed +01:05$/);
    expect(asked.asked.at(-1)).toBe("POST /api/calls/search");
    expect(JSON.parse(asked.requests.at(-1)?.body ?? "")).toEqual({
      status: "completed",
      outcome: "failed",
      treeId: "tree_1",
      number: "030 23125 001",
      since: new Date(cli.time.now() - 7_200_000).toISOString(),
      until: new Date(2026, 10, 21).toISOString(),
      limit: 7,
    });
  });

  test.each([
    ["not placed", { callSid: null, status: "failed", outcome: "failed", endReason: "carrier" }],
    ["cut off", { status: "failed", outcome: "not-interested", error: { code: "lost" } }],
    ["failed", { callSid: null, status: "failed", outcome: "failed", endReason: "fault" }],
  ])("a call is told as %s where it is that", async (told, call) => {
    const rows = [{ ...over, endReason: "completed", error: null, ...call }];
    const asked = server({ "GET /api/calls": () => rows });
    const { stdout } = await fakeCli({ server: asked }).run("calls", "list");
    expect(stdout.split("\n")[1]).toMatch(new RegExp(` ${told} +${call.outcome} +01:05$`));
  });

  test("calls of a campaign without a tree have none, and are found by that", async () => {
    const asked = server({
      "GET /api/calls": () => [{ ...over, treeId: "campaign", treeName: "Ohne Gesprächsbaum" }],
    });
    const { stdout } = await fakeCli({ server: asked }).run("calls", "list", "--tree", "none");
    expect(stdout).toMatch(/ none +completed/);
    expect(stdout).not.toContain("Gesprächsbaum");
    expect(Object.fromEntries(asked.requests.at(-1)?.search ?? [])).toMatchObject({
      treeId: "campaign",
    });
  });

  test("those of a campaign are found by its name", async () => {
    const asked = server({
      "GET /api/bulk-calls/campaigns": () => [{ id: "campaign_1", name: "Herbst" }],
    });
    await fakeCli({ server: asked }).run("calls", "list", "--campaign", "herb");
    expect(Object.fromEntries(asked.requests.at(-1)?.search ?? [])).toEqual({
      ...{ campaignId: "campaign_1", limit: "20" },
    });
  });

  test("asks for nothing that was not said", async () => {
    const asked = server();
    await fakeCli({ server: asked }).run("calls", "list");
    expect(Object.fromEntries(asked.requests.at(-1)?.search ?? [])).toEqual({ limit: "20" });
  });

  test("is JSON for programs", async () => {
    const { stdout } = await fakeCli({ server: server() }).run("calls", "list", "--json");
    expect(JSON.parse(stdout)).toEqual([running, over]);
  });

  test("says so where there are none", async () => {
    const empty = server({ "GET /api/calls": () => [] });
    const run = (...more: string[]) => fakeCli({ server: empty }).run("calls", "list", ...more);
    expect((await run()).stdout).toBe("There have been no calls yet.\n");
    expect((await run("--status", "busy")).stdout).toBe("No call is so.\n");
  });
});

describe("calls show", () => {
  test("tells way, words, delays, recording, and the fault in English", async () => {
    const { stdout } = await fakeCli({ server: server() }).run("calls", "show", "ca11");
    expect(stdout).toMatch(/^\+493023125001\nCA1111, outbound, .*, Begrüßung\n/);
    expect(stdout).toContain("Path: Start > node_gone\n");
    expect(stdout).toContain("Einen Moment. (whispered, 4.3 ms, first sound after 612 ms)\n");
    expect(stdout).toContain(
      "Answers: 1, in the median 4.3 ms here, 612 ms until the first sound\n",
    );
    expect(stdout).toContain("Recording: completed, 01:05\n");
    expect(stdout).toContain("Ended: failed (completed, ended, 01:05)\n");
    expect(stdout).toMatch(/Fault: This program has .* \[11200\]\n$/);
    expect(stdout).not.toContain("Deutsch");
  });

  test("gives the server's answer as JSON, with the fault in English beside it", async () => {
    const { stdout } = await fakeCli({ server: server() }).run("calls", "show", "call_1", "--json");
    expect(JSON.parse(stdout)).toMatchObject({
      ...over,
      path: ["node_1", "node_gone"],
      fault: expect.stringContaining("11200"),
    });
  });

  test("of a running call says how it stands", async () => {
    const { stdout } = await fakeCli({ server: server() }).run("calls", "show", "call_2");
    expect(stdout).toContain("taken over\n");
    expect(stdout).toEndWith("In progress: in-progress, 01:05\n");
  });

  test("of a running call that was marked does not say it is over", async () => {
    const call = { ...running, outcome: "callback", messages: [], path: [], recordings: [] };
    const marked = server({ "GET /api/calls/:id": () => call });
    const { stdout } = await fakeCli({ server: marked }).run("calls", "show", "call_2");
    expect(stdout).toContain("In progress: in-progress, 01:05, callback\n");
    expect(stdout).not.toContain("Ended");
  });
});

describe("calls hangup", () => {
  test("ends the named ones, each once", async () => {
    const asked = server();
    const { code, stdout } = await fakeCli({ server: asked }).run(
      ...["calls", "hangup", "CA1111", "CA2222", "call_2"],
    );
    expect({ code, stdout }).toEqual({ code: 0, stdout: "Hung up CA1111.\nHung up CA2222.\n" });
    expect(asked.asked.filter((each) => each.startsWith("POST"))).toEqual([
      "POST /api/calls/call_1/hangup",
      "POST /api/calls/call_2/hangup",
    ]);
  });

  test("ends all that run; one that is over by then is no failure", async () => {
    const asked = server({
      "POST /api/calls/call_2/hangup": () =>
        refusal(409, "call-over", "This call has already ended."),
    });
    const { code, stdout } = await fakeCli({ server: asked }).run("calls", "hangup", "--all");
    expect({ code, stdout }).toEqual({ code: 0, stdout: "Hung up CA1111.\n" });
    const none = server({ "GET /api/calls/active": () => [] });
    const idle = await fakeCli({ server: none }).run("calls", "hangup", "--all");
    expect(idle.stdout).toBe("No call is running.\n");
  });

  test("goes on after a failure, and tells it", async () => {
    const asked = server({
      "POST /api/calls/call_1/hangup": () =>
        refusal(502, "carrier-refused", "The carrier refused."),
    });
    const { code, stdout, stderr } = await fakeCli({ server: asked }).run(
      ...["calls", "hangup", "--all"],
    );
    expect(code).toBe(1);
    expect(stdout).toBe("Hung up CA2222.\n");
    expect(stderr).toContain("CA1111: The carrier refused.");
    const json = await fakeCli({ server: asked }).run("calls", "hangup", "--all", "--json");
    expect(JSON.parse(json.stdout)).toEqual({
      ended: ["CA2222"],
      failed: [{ call: "CA1111", reason: "carrier-refused", message: "The carrier refused." }],
    });
  });

  test("of one call that is over ends with 1 and the reason", async () => {
    const asked = server({
      "POST /api/calls/:id/hangup": () => refusal(409, "call-over", "This call has already ended."),
    });
    const { code, stderr } = await fakeCli({ server: asked }).run("calls", "hangup", "CA1111");
    expect(code).toBe(1);
    expect(stderr).toContain("This call has already ended.");
  });
});

describe("steering a call", () => {
  const STEERED: [words: string[], path: string, body: object, stdout: string][] = [
    [
      ["say", "CA2222", "Einen Moment."],
      "say",
      { text: "Einen Moment." },
      "The agent says it next in CA2222.\n",
    ],
    [["transfer", "CA2222"], "transfer", {}, "CA2222 is passed on to +493023125002.\n"],
    [
      ["transfer", "CA2222", "+493023125003"],
      "transfer",
      { to: "+493023125003" },
      "CA2222 is passed on to +493023125003.\n",
    ],
    [
      ["outcome", "CA2222", "appointment"],
      "outcome",
      { outcome: "appointment" },
      "The outcome of CA2222 is appointment.\n",
    ],
  ];

  test.each(STEERED)("calls %j", async (words, path, body, stdout) => {
    const asked = server();
    const result = await fakeCli({ server: asked }).run("calls", ...words);
    expect(result).toEqual({ code: 0, stdout, stderr: "" });
    expect(asked.requests.at(-1)).toMatchObject({ path: `/api/calls/call_2/${path}` });
    expect(JSON.parse(asked.requests.at(-1)?.body ?? "")).toEqual(body);
  });

  test("answers in JSON", async () => {
    const { stdout } = await fakeCli({ server: server() }).run(
      ...["calls", "transfer", "CA2222", "--json"],
    );
    expect(JSON.parse(stdout)).toEqual({ id: "call_2", callSid: "CA2222", to: "+493023125002" });
  });

  test.each([
    [404, "unknown-call", "rufbaum calls list", 1],
    [409, "not-answered", "rufbaum calls watch", 1],
    [409, "taken-over", "Not this time.", 1],
    [400, "no-operator-number", "rufbaum calls transfer <call> <number>", 2],
  ])("a refusal is told in English: %d %s", async (status, reason, told, exitCode) => {
    const refusing = server({
      "POST /api/calls/:id/transfer": () => refusal(status, reason, "Not this time."),
    });
    const { code, stderr } = await fakeCli({ server: refusing }).run("calls", "transfer", "CA2222");
    expect(code).toBe(exitCode as 1 | 2);
    expect(stderr).toContain(told);
  });
});
