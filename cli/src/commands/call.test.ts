import { expect, test } from "bun:test";
import type { Network } from "@rufbaum/runtime";
import { type FakeCli, type FakeCliOptions, fakeCli } from "../testing/fake-cli.ts";
import { type FakeServer, fakeServer, type Handler, refusal } from "../testing/fake-server.ts";
import { callView, smallTree, treeRoutes, utterance } from "../testing/samples.ts";
import { until } from "../testing/until.ts";

const WATCH = ["call", "+493023125001", "--tree", "Begrüßung", "--watch"];
const first = utterance("m1", "ai", "Guten Tag.");
const second = utterance("m2", "caller", "Ja, gern.");

interface WatchedCall {
  server: FakeServer;
  /** The call as the server tells it when asked. */
  call: Record<string, unknown>;
}

function lineWith(
  options: { hasSocket?: boolean } = {},
  more: Record<string, Handler> = {},
): WatchedCall {
  const line: WatchedCall = {
    call: {
      ...callView({ status: "ringing", outcome: null, endTime: null }),
      messages: [],
      path: [],
    },
    server: fakeServer(
      {
        ...treeRoutes(smallTree()),
        "POST /api/session/socket-ticket": () => ({ ticket: "once" }),
        "POST /api/make-call": () => ({ callSid: "CA1111", callId: "call_1" }),
        "GET /api/calls/call_1": () => line.call,
        "POST /api/calls/call_1/hangup": () => ({ ok: true }),
        ...more,
      },
      options,
    ),
  };
  return line;
}

function over(overrides: Record<string, unknown> = {}, messages: unknown[] = [first, second]) {
  return { ...callView(overrides), messages, path: [] };
}

const ENDED = {
  type: "call-ended",
  callId: "call_1",
  callSid: "CA1111",
  status: "completed",
} as const;

async function watching(line: WatchedCall, options: FakeCliOptions = {}, words: string[] = WATCH) {
  const cli = fakeCli({ server: line.server, ...options });
  const result = cli.run(...words);
  await until(() => cli.stdout().includes("CA1111"));
  return { cli, result };
}

/** Lets time pass, half a second at a time, until something is so. */
function passing(cli: FakeCli, isSo: () => boolean): Promise<void> {
  return until(isSo, () => cli.time.advance(500));
}

test("without --watch the callSid is printed and the command is done", async () => {
  const { server } = lineWith();
  const { code, stdout } = await fakeCli({ server }).run(...WATCH.slice(0, -1));
  expect({ code, stdout }).toEqual({ code: 0, stdout: "CA1111\n" });
  expect(JSON.parse(server.requests.at(-1)?.body ?? "")).toEqual({
    to: "+493023125001",
    treeId: "tree_1",
  });
  expect(server.asked).not.toContain("POST /api/session/socket-ticket");
});

test("the number that is called is told as the server read it", async () => {
  const { server } = lineWith(
    {},
    {
      "POST /api/make-call": () => ({ callSid: "CA1111", callId: "call_1", to: "+43512583777" }),
    },
  );
  const words = ["call", "0512 583777", ...WATCH.slice(2, -1)];
  const { stdout, stderr } = await fakeCli({ server }).run(...words);
  expect(stdout).toBe("CA1111\n");
  expect(stderr).toContain("+43512583777");
});

test("what a rule forbids is told with its source, and when it is allowed again", async () => {
  const refused = () =>
    refusal(409, "may-not-dial", "This number may not be called.", {
      denials: [
        {
          rule: "window",
          ruleName: "calling hours",
          message: "No calls there on Sundays.",
          sourceName: "practice of the Bundesnetzagentur",
          again: "Possible again from 05.01.2026, 08:00.",
        },
      ],
    });
  const { server } = lineWith({}, { "POST /api/make-call": refused });
  const { code, stderr } = await fakeCli({ server }).run(...WATCH.slice(0, -1));
  expect(code).toBe(1);
  expect(stderr).toContain(
    "calling hours: No calls there on Sundays. Possible again from 05.01.2026, 08:00. [practice of the Bundesnetzagentur]",
  );
  expect(stderr).toContain("rufbaum own-numbers add");
});

test("whom the emulator calls although a rule forbids it is told beside the call", async () => {
  const placed = () => ({
    callSid: "CA1111",
    callId: "call_1",
    wouldNotBeCalled: [{ rule: "consent", message: "No consent on record." }],
  });
  const { server } = lineWith({}, { "POST /api/make-call": placed });
  const { code, stdout, stderr } = await fakeCli({ server }).run(...WATCH.slice(0, -1));
  expect({ code, stdout }).toEqual({ code: 0, stdout: "CA1111\n" });
  expect(stderr).toContain("would not be called: No consent on record.");
});

test("the number to show is handed on", async () => {
  const { server } = lineWith();
  await fakeCli({ server }).run(...WATCH.slice(0, -1), "--from", "030 23125 801");
  expect(JSON.parse(server.requests.at(-1)?.body ?? "")).toMatchObject({ from: "030 23125 801" });
});

test("variables are handed on, and one that the tree does not have is told", async () => {
  const { server } = lineWith();
  const words = [...WATCH.slice(0, -1), "--var", "firstName=Erika", "--var", "betrag=5=5"];
  const { code, stdout, stderr } = await fakeCli({ server }).run(...words);
  expect({ code, stdout }).toEqual({ code: 0, stdout: "CA1111\n" });
  expect(JSON.parse(server.requests.at(-1)?.body ?? "")).toMatchObject({
    variables: { firstName: "Erika", betrag: "5=5" },
  });
  expect(stderr).toContain("The tree has no variable firstName, betrag. It has none.");
});

test.each([
  ["Erika", "It must be name=value, such as firstName=Erika."],
  ["=Erika", "It must be name=value, such as firstName=Erika."],
  ["2x=Erika", "The name must be a letter, then letters, digits, _ . or -"],
  ["__proto__=x", "The name must be a letter, then letters, digits, _ . or -"],
  ["constructor=x", "and not a reserved name, such as constructor"],
  [`a=${"x".repeat(501)}`, "The value must have at most 500 characters."],
])("a variable that is none is refused: %.20s", async (given, why) => {
  const { server } = lineWith();
  const { code, stderr } = await fakeCli({ server }).run(...WATCH, "--var", given);
  expect(code).toBe(2);
  expect(stderr).toContain(why);
  expect(server.asked).not.toContain("POST /api/make-call");
});

test("with --watch it subscribes first, then calls, and tells what is said as it is said", async () => {
  const line = lineWith();
  const { cli, result } = await watching(line);
  expect(line.server.asked.indexOf("POST /api/session/socket-ticket")).toBeLessThan(
    line.server.asked.indexOf("POST /api/make-call"),
  );
  expect(line.server.heard).toEqual([{ type: "subscribe", topic: "calls" }]);

  line.server.tell({ type: "call-said", callId: "call_other", message: second });
  line.server.tell({ type: "call-said", callId: "call_1", message: first });
  expect(cli.stdout()).toMatch(/CA1111\n.*agent {3}\[Start\] Guten Tag\.\n$/s);
  expect(cli.stdout()).not.toContain("Ja, gern.");

  line.call = over();
  line.server.tell({ ...ENDED, outcome: "appointment", endReason: null, error: null });
  const { code, stdout } = await result;
  expect(code).toBe(0);
  expect(stdout.match(/Guten Tag\./g)).toHaveLength(1);
  expect(stdout).toEndWith(
    "caller  [Start] Ja, gern.\nEnded: appointment (completed, ended, 01:05)\n",
  );
});

test("what is said before the server has answered the request is not lost", async () => {
  const line = lineWith();
  const { server } = line;
  const network: Network = {
    ...server.network,
    async fetch(url, init) {
      const answer = await server.network.fetch(url, init);
      if (url.endsWith("/api/make-call")) {
        server.tell({ type: "call-said", callId: "call_1", message: first });
      }
      return answer;
    },
  };
  const { cli } = await watching({ ...line, server: { ...server, network } });
  await until(() => cli.stdout().includes("Guten Tag."));
});

test("without a socket it asks again and again", async () => {
  const line = lineWith({ hasSocket: false });
  const { cli, result } = await watching(line);
  line.call = { ...line.call, status: "in-progress", messages: [first] };
  await passing(cli, () => cli.stdout().includes("Guten Tag."));
  expect(cli.stdout()).toContain("in-progress\n");
  line.call = over();
  await passing(cli, () => cli.stdout().includes("Ended"));
  expect((await result).stdout).toEndWith("Ended: appointment (completed, ended, 01:05)\n");
});

test("a socket that breaks is made up for by asking", async () => {
  const line = lineWith();
  const { cli, result } = await watching(line);
  line.server.tell({ type: "call-said", callId: "call_1", message: first });
  line.server.cut();
  line.call = over();
  await passing(cli, () => cli.stdout().includes("Ended"));
  const { code, stdout } = await result;
  expect(code).toBe(0);
  expect(stdout.match(/Guten Tag\./g)).toHaveLength(1);
  expect(stdout).toContain("Ja, gern.");
});

test("an end the socket does not tell of is noticed all the same", async () => {
  const line = lineWith();
  const { cli, result } = await watching(line);
  line.call = over();
  await passing(cli, () => cli.stdout().includes("Ended"));
  expect((await result).code).toBe(0);
});

test.each([
  ["busy", { status: "busy", outcome: "busy", endReason: null, duration: 0 }],
  ["no answer", { status: "no-answer", outcome: "no-answer", endReason: null }],
  [
    "carrier error",
    { status: "failed", outcome: "failed", error: { code: "13224", message: "Ungültig." } },
  ],
])("a call that failed ends with 1: %s", async (_what, end) => {
  const line = lineWith();
  const { result } = await watching(line);
  line.call = over(end, []);
  line.server.tell({ ...ENDED, ...end, endReason: null, error: null });
  const { code, stdout } = await result;
  expect(code).toBe(1);
  expect(stdout).toContain(`Ended: ${end.outcome} (`);
  if ("error" in end)
    expect(stdout).toContain(
      "): The transfer's number can't be called. Check it for typos and area code. [13224]",
    );
});

test("a conversation that ends in a no is no failure", async () => {
  const line = lineWith();
  const { result } = await watching(line);
  line.call = over({ outcome: "not-interested" });
  line.server.tell({ ...ENDED, outcome: "not-interested", endReason: null, error: null });
  expect((await result).code).toBe(0);
});

test("with --json each event is a line", async () => {
  const line = lineWith();
  const { result } = await watching(line, {}, [...WATCH, "--json"]);
  line.server.tell({
    type: "call-status",
    callId: "call_1",
    status: "in-progress",
    startTime: "2026-11-21T10:00:00.000Z",
  });
  line.call = over();
  line.server.tell({ ...ENDED, outcome: "appointment", endReason: null, error: null });
  const events = (await result).stdout
    .trim()
    .split("\n")
    .map((text) => JSON.parse(text));
  expect(events.map(({ type }) => type)).toEqual([
    "call-placed",
    "call-status",
    "call-said",
    "call-said",
    "call-ended",
  ]);
  expect(events[0]).toEqual({
    type: "call-placed",
    callSid: "CA1111",
    callId: "call_1",
    tree: { id: "tree_1", name: "Begrüßung" },
  });
  expect(events.at(-1)).toMatchObject({ callSid: "CA1111", outcome: "appointment", duration: 65 });
});

test("a server of its own is kept until the call is over, also without --watch", async () => {
  const line = lineWith();
  const { cli, result } = await watching(line, { isOwn: true }, WATCH.slice(0, -1));
  line.call = over();
  let isDone = false;
  void result.then(() => {
    isDone = true;
  });
  await passing(cli, () => isDone);
  expect(await result).toEqual({
    code: 0,
    stdout: "CA1111\n",
    stderr: "Ended: appointment (completed, ended, 01:05)\n",
  });
});

test("interrupted, it asks no more", async () => {
  const line = lineWith();
  let stop = () => {};
  const stopRequested = () =>
    new Promise<void>((resolve) => {
      stop = resolve;
    });
  const { cli, result } = await watching(line, { overrides: { stopRequested } });
  await until(() => cli.time.waiting > 0);
  stop();
  await result;
  expect(cli.time.waiting).toBe(0);
  line.server.cut();
  await cli.time.pass(10_000);
  expect(line.server.asked).not.toContain("GET /api/calls/call_1");
});

test("through Twilio nobody is called by a server that Twilio can't reach", async () => {
  const { server } = lineWith();
  const { code, stderr } = await fakeCli({ server, isOwn: true, canCall: false }).run(...WATCH);
  expect(code).toBe(1);
  expect(stderr).toContain("rufbaum serve");
  expect(server.asked).toEqual([]);
});

test.each([
  [true, "the call was hung up", 1],
  [false, "the call goes on", 0],
])("interrupted with a server of its own: %p, %s", async (isOwn, told, hangUps) => {
  const line = lineWith();
  let stop = () => {};
  const stopRequested = () =>
    new Promise<void>((resolve) => {
      stop = resolve;
    });
  const { cli, result } = await watching(line, { isOwn, overrides: { stopRequested } });
  await until(() => cli.time.waiting > 0);
  stop();
  const { code, stderr } = await result;
  expect(code).toBe(1);
  expect(stderr).toContain(told);
  expect(stderr).toContain("rufbaum transcript show CA1111");
  const asked = line.server.asked.filter((each) => each === "POST /api/calls/call_1/hangup");
  expect(asked).toHaveLength(hangUps);
});

test("a call that vanishes ends the watching with the server's word", async () => {
  const line = lineWith({ hasSocket: false });
  line.server = fakeServer(
    {
      ...treeRoutes(smallTree()),
      "POST /api/session/socket-ticket": () => ({ ticket: "once" }),
      "POST /api/make-call": () => ({ callSid: "CA1111", callId: "call_1" }),
      "GET /api/calls/call_1": () =>
        refusal(404, "unknown-call", "There is no call with the id “call_1”."),
    },
    { hasSocket: false },
  );
  const { result } = await watching(line);
  expect(await result).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("no call with the id"),
  });
});

const AWAY = [
  [
    "its database is away",
    () =>
      refusal(
        503,
        "database-unavailable",
        "The database is not responding. Please try again in a moment.",
      ),
    "The database is not responding; trying again …",
  ],
  [
    "it is restarted",
    () => Promise.reject(new Error("refused")),
    "http://rufbaum.test gives no answer: refused; trying again …",
  ],
  ["a proxy misses it", () => new Response("Bad Gateway", { status: 502 }), "(502)"],
] as [string, Handler, string][];

/** Follows a call whose server is away from the start, for as long as `isAway`. */
async function followingAway(away: Handler, isAway: () => boolean) {
  const line = lineWith({ hasSocket: false });
  line.server = fakeServer(
    {
      ...treeRoutes(smallTree()),
      "POST /api/session/socket-ticket": () => ({ ticket: "once" }),
      "POST /api/make-call": () => ({ callSid: "CA1111", callId: "call_1" }),
      "GET /api/calls/call_1": (asked) => (isAway() ? away(asked) : line.call),
    },
    { hasSocket: false },
  );
  line.call = over();
  const { cli, result } = await watching(line);
  let isDone = false;
  void result.then(() => {
    isDone = true;
  });
  const startedAt = cli.time.now();
  return { cli, result, isDone: () => isDone, waited: () => cli.time.now() - startedAt };
}

test.each(AWAY)("a call is followed on while %s, and it is told once", async (_why, away, told) => {
  let isAway = true;
  const { cli, result, isDone, waited } = await followingAway(away, () => isAway);
  await passing(cli, () => {
    if (waited() >= 70_000) isAway = false;
    return isDone();
  });
  const { code, stdout, stderr } = await result;
  expect(code).toBe(0);
  expect(stdout).toEndWith("Ended: appointment (completed, ended, 01:05)\n");
  expect(stderr).toContain(told);
  expect(stderr.match(/trying again …\n/g)).toHaveLength(1);
  expect(stderr).toEndWith("The server tells of the call again.\n");
  expect(cli.time.waiting).toBe(0);
});

test.each(AWAY)("given up while %s, the call is not told as failed", async (_why, away) => {
  const { cli, result, isDone, waited } = await followingAway(away, () => true);
  await passing(cli, isDone);
  expect(waited()).toBeGreaterThan(60_000);
  const { code, stderr } = await result;
  expect(code).toBe(3);
  expect(stderr).toContain("error: The call is out of sight; it may go on.\n");
  expect(stderr).toEndWith("hint: See how it stands with: rufbaum calls show call_1\n");
  expect(cli.time.waiting).toBe(0);
});

test("a call-back names the call in which it was wished for, by the start of its id", async () => {
  const wished = { ...over(), id: "call_77", callSid: "CA77" };
  const { server } = lineWith(
    {},
    {
      "GET /api/calls": () => [wished],
      "GET /api/calls/call_77": () => wished,
    },
  );
  const words = [...WATCH.slice(0, -1), "--call-back-of", "CA7"];
  expect((await fakeCli({ server }).run(...words)).code).toBe(0);
  const sent = server.requests.find(({ path }) => path === "/api/make-call");
  expect(JSON.parse(sent?.body ?? "")).toMatchObject({ callBackOf: "call_77" });
});
