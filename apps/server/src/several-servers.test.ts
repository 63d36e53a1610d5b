import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPostgres, type PostgresServer, startPostgres } from "@rufbaum/store/testing";
import type { LiveMessage } from "./live/messages.ts";
import { type RealServer, saidBy, startRealServer } from "./testing/real-server.ts";
import { until } from "./testing/until.ts";

const bin = await findPostgres();

describe.skipIf(bin === null)("two servers on one PostgreSQL", () => {
  let database: PostgresServer;
  let directory = "";
  const running: RealServer[] = [];
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

  async function start(name: string): Promise<RealServer> {
    const server = await startRealServer({
      RUFBAUM_DATA: join(directory, name),
      DATABASE_URL: database.url,
      EMULATOR_SPEED: "8",
    });
    running.push(server);
    return server;
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
