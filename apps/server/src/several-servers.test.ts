import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { realRuntime } from "@rufbaum/runtime/real";
import { until } from "@rufbaum/runtime/testing";
import { findPostgres, type PostgresServer, startPostgres } from "@rufbaum/store/testing";
import { serveEmulator } from "@rufbaum/telephony/emulator";
import type { LiveMessage } from "./live/messages.ts";
import { NO_RULES } from "./testing/no-rules.ts";
import { type RealServer, saidBy, startRealServer } from "./testing/real-server.ts";
import { startTurnTakingProxy } from "./testing/turn-taking-proxy.ts";

const bin = await findPostgres();
/** Milliseconds: calls take their time. */
const LIMIT = 300_000;
const PASSWORD = "ein Passwort für Versuche";

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

  async function start(name: string, more: Record<string, string> = {}): Promise<RealServer> {
    const server = await startRealServer({
      RUFBAUM_DATA: join(directory, name),
      RUFBAUM_PASSWORD: PASSWORD,
      DATABASE_URL: database.url,
      EMULATOR_SPEED: "8",
      ...more,
    });
    running.push(server);
    await until(async () => (await server.ask("/api/numbers")).length > 0);
    return server;
  }

  test(
    "each shows every call and can steer it, whichever leads it",
    async () => {
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
      await until(() => endsOf(a.messages).length > 0 && endsOf(b.messages).length > 0);
      for (const { messages } of [a, b]) {
        expect(endsOf(messages)).toMatchObject([{ callId, endReason: "operator-hung-up" }]);
      }
      const talk = ({ messages }: typeof a) => messages.filter(({ type }) => type === "call-said");
      expect(talk(b)).toEqual(talk(a));
      expect([...a.logged, ...b.logged].join("\n")).not.toMatch(/\+49|flüstert/);
    },
    LIMIT,
  );

  test(
    "what is ended or changed at one of them is ended and changed at the other",
    async () => {
      const a = await start("a");
      const b = await start("b");
      const { id, token } = await a.ask("/api/tokens", { name: "Nachtlauf" });
      const list = async (server: RealServer, path = "/api/decision-trees") =>
        fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
      const [tree] = await (await list(a)).json();
      expect(await (await list(b)).json()).toEqual([tree]);
      await a.ask(`/api/decision-trees/${tree.id}`, { ...tree, name: "Anders" }, "PUT");
      expect((await (await list(a)).json())[0].name).toBe("Anders");
      await until(async () => (await (await list(b)).json())[0].name === "Anders");
      await a.ask(`/api/tokens/${id}`, undefined, "DELETE");
      expect((await list(a)).status).toBe(401);
      await until(async () => (await list(b)).status === 401);
    },
    LIMIT,
  );

  test(
    "settings that are changed at one of them hold at the other at once, and after a restart",
    async () => {
      const a = await start("a");
      const b = await start("b");
      const signedIn = async ({ url }: RealServer) => (await zoneToldAt(url)) ?? "";
      const { version } = await a.ask("/api/settings/system");
      const change = { version, timeZone: "America/New_York", language: "en" };
      await a.ask("/api/settings/system", change, "PUT");
      // Told of, not asked for: signing in tells what the server knows by then.
      await until(async () => (await signedIn(b)) === "America/New_York");
      const conflict = b.ask("/api/settings/system", { version, language: "de" }, "PUT");
      await expect(conflict).rejects.toThrow("setting-changed");
      expect(await conflict.catch(String)).toContain("Somebody else has changed this meanwhile");
      const c = await start("c");
      expect(await signedIn(c)).toBe("America/New_York");
      const back = { version: version + 1, timeZone: "Europe/Berlin", language: "de" };
      await b.ask("/api/settings/system", back, "PUT");
      await until(async () => (await signedIn(a)) === "Europe/Berlin");
    },
    LIMIT,
  );

  test(
    "a simulation is called off at either of them, and no third party's is",
    async () => {
      const a = await start("a");
      const b = await start("b");
      const [tree] = await a.ask("/api/decision-trees");
      const wanted = { treeId: tree.id, numSimulations: 1_000_000, key: "mine" };
      const cut = a.ask("/api/simulation/run", wanted).catch(String);
      const cancelAt = (server: RealServer, key: string) =>
        server.ask("/api/simulation/cancel", { key }).then(
          () => true,
          () => false,
        );
      expect(await cancelAt(b, "yours")).toBe(false);
      // They may not have heard of each other yet.
      await until(() => cancelAt(b, "mine"));
      expect(await cut).toContain("cancelled");
      expect(await b.ask("/api/simulation/runs")).toEqual([]);
    },
    LIMIT,
  );

  test(
    "a dashboard's socket opens at either of them, once for each ticket",
    async () => {
      const a = await start("a");
      const b = await start("b");
      const { ticket } = await a.ask("/api/session/socket-ticket", {});
      const open = async () => {
        const socket = new WebSocket(`${b.url.replace("http", "ws")}/ws?ticket=${ticket}`);
        const isOpen = await new Promise<boolean>((resolve) => {
          socket.onopen = () => resolve(true);
          socket.onclose = () => resolve(false);
        });
        socket.close();
        return isOpen;
      };
      // They may not have heard of each other yet.
      await until(open);
      expect(await open()).toBe(false);
    },
    LIMIT,
  );

  test(
    "a call goes on being led where it is while another server comes and goes",
    async () => {
      const a = await start("a");
      const [tree] = await a.ask("/api/decision-trees");
      const { callId } = await a.ask("/api/make-call", { to: "+493023125001", treeId: tree.id });
      await until(() => saidBy(a.messages, "caller").length > 0);
      await start("b");
      await running.pop()?.stop();
      const heard = saidBy(a.messages, "caller").length;
      await until(() => saidBy(a.messages, "caller").length > heard);
      expect(await a.ask(`/api/calls/${callId}`)).toMatchObject({ status: "in-progress" });
    },
    LIMIT,
  );

  test(
    "lead calls together behind one address, whichever of them is asked",
    async () => {
      const runtime = realRuntime();
      const carrier = serveEmulator({ runtime, port: 0, speed: 8, callsPerSecond: 10, seed: 1 });
      const urls: string[] = [];
      const proxy = startTurnTakingProxy(() => urls);
      try {
        const environment = {
          PUBLIC_URL: proxy.url,
          TWILIO_ACCOUNT_SID: carrier.accountSid,
          TWILIO_AUTH_TOKEN: carrier.authToken,
          TWILIO_FROM: carrier.from,
          TWILIO_API_BASE: carrier.url,
        };
        for (const name of ["a", "b"]) urls.push((await start(name, environment)).url);
        const [a, b] = running as [RealServer, RealServer];
        const [tree] = await a.ask("/api/decision-trees");
        await a.ask("/api/settings/lawful-calling", NO_RULES, "PUT");
        const placed: string[] = [];
        const numbers = ["+493023125001", "+496990009001", "+494066969001", "+492214710001"];
        for (const line of ["relay", "gather"]) {
          await a.ask("/api/settings/telephony", { line }, "PUT");
          for (const { ask } of [a, b]) {
            const to = numbers[placed.length];
            const call = await ask("/api/make-call", { to, treeId: tree.id });
            placed.push(call.callId);
          }
        }
        await until(() => endsOf(b.messages).length === placed.length, 40_000);
        for (const callId of placed) {
          const call = await b.ask(`/api/calls/${callId}`);
          expect(call).toMatchObject({ status: "completed", outcome: "appointment" });
          const texts = call.messages.map(({ message }: { message: string }) => message);
          expect(texts.filter((text: string) => text.startsWith("Guten Tag, hier"))).toHaveLength(
            1,
          );
          expect(texts.join()).not.toContain("unterbrochen");
        }
        const askedFor = (url: string) => proxy.asked.filter((asked) => asked.startsWith(url));
        expect(urls.map((url) => askedFor(url).length > 10)).toEqual([true, true]);
      } finally {
        for (const server of running.splice(0)) await server.stop();
        await proxy.stop();
        await carrier.stop();
      }
    },
    LIMIT,
  );
});

const endsOf = (messages: readonly LiveMessage[]) =>
  messages.filter((message) => message.type === "call-ended");

/** The zone that whoever signs in there is told. */
async function zoneToldAt(url: string): Promise<string | undefined> {
  const response = await fetch(`${url}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password: PASSWORD }),
  });
  return ((await response.json()) as { timeZone?: string }).timeZone;
}
