import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { realRuntime } from "@rufbaum/runtime/real";
import { findPostgres, type PostgresServer, startPostgres } from "@rufbaum/store/testing";
import { readConfig } from "./config.ts";
import type { LiveMessage } from "./live/messages.ts";
import { type RunningServer, startServer } from "./main.ts";
import { TEST_DASHBOARD } from "./testing/test-app.ts";
import { until } from "./testing/until.ts";

const bin = await findPostgres();

describe.skipIf(bin === null)("two servers on one PostgreSQL", () => {
  let database: PostgresServer;
  let directory = "";
  const running: RunningServer[] = [];
  beforeAll(async () => {
    database = await startPostgres(bin as string);
    directory = await mkdtemp(join(tmpdir(), "rufbaum-servers-"));
  });
  afterEach(async () => {
    for (const server of running.splice(0)) await server.stop();
  });
  afterAll(async () => {
    await database.stop();
    await rm(directory, { recursive: true, force: true });
  });

  async function start(name: string) {
    const read = readConfig({
      PORT: "0",
      RUFBAUM_DATA: join(directory, name),
      DATABASE_URL: database.url,
      EMULATOR_SPEED: "8",
    });
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    const logged: string[] = [];
    const server = await startServer(read.config, {
      runtime: realRuntime(),
      dashboard: TEST_DASHBOARD,
      log: (line) => void logged.push(line),
    });
    running.push(server);
    const messages = await watch(server);
    return { ask: (path: string, body?: object) => ask(server, path, body), messages, logged };
  }

  test("each shows every call and can steer it, whichever leads it", async () => {
    const a = await start("a");
    const b = await start("b");
    const [tree] = await a.ask("/api/decision-trees");
    const { callId } = await a.ask("/api/make-call", { to: "+493023125001", treeId: tree.id });
    await until(() => saidBy(b.messages, "caller").length > 0);
    expect((await b.ask("/api/calls/active"))[0].id).toBe(callId);

    await b.ask(`/api/calls/${callId}/say`, { text: "Das flüstert jemand am anderen Server." });
    const isWhispered = (messages: LiveMessage[]) =>
      saidBy(messages, "ai").some((text) => text.startsWith("Das flüstert"));
    await until(() => isWhispered(a.messages) && isWhispered(b.messages));

    await b.ask(`/api/calls/${callId}/hangup`, {});
    const ends = (messages: LiveMessage[]) => messages.filter(({ type }) => type === "call-ended");
    await until(() => ends(a.messages).length > 0 && ends(b.messages).length > 0);
    for (const { messages } of [a, b]) {
      expect(ends(messages)).toMatchObject([{ callId, endReason: "operator-hung-up" }]);
    }
    const talk = ({ messages }: typeof a) => messages.filter(({ type }) => type === "call-said");
    expect(talk(b)).toEqual(talk(a));
    expect([...a.logged, ...b.logged].join("\n")).not.toMatch(/\+49|flüstert/);
  });

  test("a call goes on being led where it is while another server comes and goes", async () => {
    const a = await start("a");
    const [tree] = await a.ask("/api/decision-trees");
    const { callId } = await a.ask("/api/make-call", { to: "+493023125001", treeId: tree.id });
    await until(() => saidBy(a.messages, "caller").length > 0);
    await start("b");
    await running.pop()?.stop();
    const heard = saidBy(a.messages, "caller").length;
    await until(() => saidBy(a.messages, "caller").length > heard);
    expect(await a.ask(`/api/calls/${callId}`)).toMatchObject({ status: "in-progress" });
  });
});

function saidBy(messages: readonly LiveMessage[], speaker: "ai" | "caller"): string[] {
  return messages.flatMap((message) =>
    message.type === "call-said" && message.message.speaker === speaker
      ? [message.message.message]
      : [],
  );
}

// biome-ignore lint/suspicious/noExplicitAny: what a test reads of an answer, it checks
async function ask(server: RunningServer, path: string, body?: object): Promise<any> {
  const response = await fetch(`${server.url}${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      authorization: `Bearer ${server.localToken}`,
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return text === "" ? null : JSON.parse(text);
}

/** What a dashboard of this server is told about calls, from now on. */
async function watch(server: RunningServer): Promise<LiveMessage[]> {
  const messages: LiveMessage[] = [];
  const { ticket } = await ask(server, "/api/session/socket-ticket", {});
  const socket = new WebSocket(`${server.url.replace("http", "ws")}/ws?ticket=${ticket}`);
  socket.onmessage = ({ data }) => void messages.push(JSON.parse(String(data)));
  await new Promise((resolve) => {
    socket.onopen = resolve;
  });
  socket.send(JSON.stringify({ type: "subscribe", topic: "calls" }));
  return messages;
}
