import { expect, test } from "bun:test";
import { type FakeCliOptions, fakeCli } from "../../testing/fake-cli.ts";
import { type FakeServer, fakeServer, refusal } from "../../testing/fake-server.ts";
import { activeCall, callView, utterance } from "../../testing/samples.ts";
import { until } from "../../testing/until.ts";

const ENDED = {
  type: "call-ended",
  callId: "call_1",
  callSid: "CA1111",
  status: "completed",
  outcome: "appointment",
  endReason: null,
  error: null,
} as const;

/** A server whose running calls can change while it is watched. */
function line(options: { hasSocket?: boolean } = {}) {
  const state = {
    active: [activeCall()],
    call: callView({ status: "in-progress", outcome: null }),
  };
  const server: FakeServer = fakeServer(
    {
      "POST /api/session/socket-ticket": () => ({ ticket: "once" }),
      "GET /api/calls/active": () => state.active,
      "GET /api/calls": () => [state.call],
      "GET /api/calls/call_2": () => ({
        ...callView({ id: "call_2", callSid: "CA2222", status: "in-progress", outcome: null }),
        messages: [],
      }),
      "GET /api/calls/call_1": () => ({
        ...state.call,
        messages: [utterance("m1", "ai", "Guten Tag.")],
        path: [],
        recordings: [],
      }),
    },
    options,
  );
  return { state, server };
}

function watching(server: FakeServer, words: string[] = [], options: FakeCliOptions = {}) {
  let stop = () => {};
  const stopRequested = () =>
    new Promise<void>((resolve) => {
      stop = resolve;
    });
  const cli = fakeCli({ server, ...options, overrides: { stopRequested } });
  const result = cli.run("calls", "watch", ...words);
  return { cli, result, stop: () => stop() };
}

test("all running calls are told, and what happens in them, until it is stopped", async () => {
  const { server } = line();
  const { cli, result, stop } = watching(server);
  await until(() => cli.stdout().includes("CA1111"));
  expect(cli.stdout()).toBe("+493023125001     CA1111, Begrüßung, in-progress, at [Start]\n");
  const other = activeCall({ id: "call_2", callSid: "CA2222", phoneNumber: "+493023125002" });
  server.tell({ type: "call-started", call: other });
  server.tell({ type: "call-said", callId: "call_2", message: utterance("m1", "caller", "Ja?") });
  server.tell({
    type: "call-moved",
    callId: "call_1",
    nodeId: "node_2",
    nodeTitle: "Interesse?",
    nodeKind: "decision",
  });
  server.tell({ type: "call-taken-over", callId: "call_2", callSid: "CA2222", to: "+4930" });
  server.tell({ type: "today-changed" });
  server.tell(ENDED);
  server.tell({ type: "call-outcome", callId: "call_1", outcome: "callback" });
  stop();
  const { code, stdout } = await result;
  expect(code).toBe(0);
  const lines = stdout.split("\n").slice(1);
  expect(lines[0]).toContain("+493023125002     CA2222");
  expect(lines[1]).toMatch(/^\+493023125002 {5}.*caller {2}\[Start\] Ja\?$/);
  expect(lines[2]).toBe("+493023125001     to [Interesse?]");
  expect(lines[3]).toBe("+493023125002     passed on to +4930");
  expect(lines[4]).toBe("+493023125001     Ended: appointment (completed)");
  expect(lines[5]).toBe("+493023125001     outcome set to callback");
  expect(lines).toHaveLength(7);
});

test("a connection that breaks is made again, and what came in between is told", async () => {
  const { state, server } = line();
  const { cli, result, stop } = watching(server);
  await until(() => cli.stdout().includes("CA1111"));
  state.active = [activeCall(), activeCall({ id: "call_2", callSid: "CA2222" })];
  server.cut();
  await until(
    () => cli.stdout().includes("CA2222"),
    () => cli.time.advance(500),
  );
  stop();
  const { stdout, stderr } = await result;
  expect(stdout.match(/CA1111/g)).toHaveLength(1);
  expect(stderr).toContain("connection to the server is lost");
  expect(stderr).toEndWith("Connected again.\n");
});

test("what was said and ended while the connection was away is told, each once", async () => {
  const said = [1, 2, 3, 4].map((n) => utterance(`m${n}`, "ai", `Satz ${n}.`));
  const ended = [utterance("e1", "caller", "Tschüs.")];
  const calls: Record<string, object> = {
    call_1: { ...callView({ status: "in-progress", outcome: null }), messages: said },
    call_2: { ...callView({ id: "call_2", callSid: "CA2222" }), messages: ended },
  };
  let active = [
    activeCall({ lastMessages: said.slice(0, 1) }),
    activeCall({ id: "call_2", callSid: "CA2222", phoneNumber: "+493023125002" }),
  ];
  const server = fakeServer({
    "POST /api/session/socket-ticket": () => ({ ticket: "once" }),
    "GET /api/calls/active": () => active,
    "GET /api/calls/:id": ({ path }) =>
      calls[path.split("/").at(-1) ?? ""] ?? refusal(404, "unknown-call", "Gibt es nicht."),
  });
  const { cli, result, stop } = watching(server);
  await until(() => cli.stdout().includes("CA2222"));
  const [, second] = said;
  if (second) server.tell({ type: "call-said", callId: "call_1", message: second });
  active = active.slice(0, 1);
  server.cut();
  await until(
    () => cli.stdout().includes("Ended"),
    () => cli.time.advance(500),
  );
  stop();
  const { code, stdout } = await result;
  expect(code).toBe(0);
  expect(stdout.match(/Satz \d|Tschüs|Ended: \w+/g)).toEqual([
    "Satz 2",
    "Satz 3",
    "Satz 4",
    "Tschüs",
    "Ended: appointment",
  ]);
});

test("a database that is away does not end the watching", async () => {
  let isAway = true;
  const server = fakeServer({
    "POST /api/session/socket-ticket": () =>
      isAway
        ? refusal(
            503,
            "database-unavailable",
            "The database is not responding. Please try again in a moment.",
          )
        : { ticket: "once" },
    "GET /api/calls/active": () => [activeCall()],
  });
  const { cli, result, stop } = watching(server);
  await until(() => cli.time.waiting > 0);
  isAway = false;
  await until(
    () => cli.stdout().includes("CA1111"),
    () => cli.time.advance(500),
  );
  stop();
  expect(await result).toMatchObject({
    code: 0,
    stderr: "The connection to the server is lost; trying again …\nConnected again.\n",
  });
});

test("with --json each event is a line", async () => {
  const { server } = line();
  const { cli, result, stop } = watching(server, ["--json"]);
  await until(() => cli.stdout().includes("CA1111"));
  server.tell(ENDED);
  stop();
  const { stdout } = await result;
  const events = stdout
    .trim()
    .split("\n")
    .map((text) => JSON.parse(text));
  expect(events).toEqual([{ type: "call-started", call: activeCall() }, ENDED]);
});

test("a server that refuses ends the watching", async () => {
  const server = fakeServer({
    "POST /api/session/socket-ticket": () => refusal(401, "not-signed-in", "Please sign in."),
  });
  const { result } = watching(server);
  expect(await result).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("rufbaum token create"),
  });
});

test("one call is told from what was said so far to its end", async () => {
  const { state, server } = line();
  const { cli, result } = watching(server, ["ca11"]);
  await until(
    () => cli.stdout().includes("Guten Tag."),
    () => cli.time.advance(500),
  );
  server.tell({ type: "call-said", callId: "call_1", message: utterance("m2", "caller", "Ja.") });
  state.call = callView();
  server.tell(ENDED);
  const { code, stdout } = await result;
  expect(code).toBe(0);
  expect(stdout).toStartWith("+493023125001, Begrüßung, CA1111\n");
  expect(stdout).toContain("caller  [Start] Ja.\n");
  expect(stdout).toEndWith("Ended: appointment (completed, ended, 01:05)\n");
});

test("one call that is left before its end is no failure", async () => {
  const { server } = line({ hasSocket: false });
  const { cli, result, stop } = watching(server, ["call_1"]);
  await until(() => cli.stdout().includes("Guten Tag."));
  stop();
  expect((await result).code).toBe(0);
  await until(() => cli.time.waiting === 0);
});

test("where no server runs there is nothing to watch", async () => {
  const { result } = watching(line().server, [], { isOwn: true });
  expect(await result).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("rufbaum serve"),
  });
});
