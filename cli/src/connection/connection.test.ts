import { afterEach, beforeEach, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Network, Runtime } from "@rufbaum/runtime";
import { realRuntime } from "@rufbaum/runtime/real";
import { virtualTime } from "@rufbaum/runtime/virtual";
import { writeLocalServer } from "@rufbaum/store";
import { ask } from "../client.ts";
import {
  FAKE_URL,
  type FakeServer,
  fakeServer,
  type Handler,
  refusal,
} from "../testing/fake-server.ts";
import { until } from "../testing/until.ts";
import { type ConnectOptions, connect } from "./connection.ts";
import type { Launch } from "./launch.ts";

let directory = "";
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "rufbaum-cli-"));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const LOCAL = { url: "http://127.0.0.1:65001", pid: 1, token: "local" };

/** A server that answers as ours and knows one token. */
function serverKnowing(token: string): FakeServer {
  return fakeServer({
    "GET /api/health": () => ({ ok: true, version: "0.0.0" }),
    "GET /api/session": ({ headers }) => ({
      authenticated: headers.get("authorization") === `Bearer ${token}`,
      expiresAt: null,
      attemptsLeft: 3,
      lockedUntil: null,
    }),
    "GET /api/tokens": () => [],
  });
}

function optionsWith(
  network: Network,
  env: Record<string, string> = {},
  launch: Launch = () => Promise.reject(new Error("nothing to launch")),
): ConnectOptions {
  const runtime: Runtime = { ...realRuntime(), network };
  return {
    env: { RUFBAUM_DATA: directory, ...env },
    runtime,
    launch,
    person: "Ada Löwe",
    log: () => {},
    notice: () => {},
  };
}

const broken = () => new Response("Service Unavailable", { status: 503 });

const NOWHERE: Network = {
  fetch: () => Promise.reject(new Error("nobody listens")),
  connect: () => {
    throw new Error("nobody listens");
  },
};

test("the server that the environment names comes first", async () => {
  await writeLocalServer(realRuntime().disk, directory, LOCAL);
  const server = serverKnowing("named");
  const { client, isOwn } = await connect(
    optionsWith(server.network, { RUFBAUM_URL: `${FAKE_URL}/`, RUFBAUM_TOKEN: "named" }),
  );
  await client.api.api.tokens.get();
  expect(isOwn).toBe(false);
  expect(client.url).toBe(FAKE_URL);
  expect(server.requests[0]?.headers.get("authorization")).toBe("Bearer named");
});

test.each([
  [{ RUFBAUM_URL: FAKE_URL }, "RUFBAUM_TOKEN is not"],
  [{ RUFBAUM_TOKEN: "named" }, "RUFBAUM_URL is not"],
  [{ RUFBAUM_URL: "rufbaum.test", RUFBAUM_TOKEN: "named" }, "not http:// or https:// and a host"],
  [
    { RUFBAUM_URL: "file:///etc/passwd", RUFBAUM_TOKEN: "named" },
    "not http:// or https:// and a host",
  ],
  [{ RUFBAUM_URL: `${FAKE_URL}/calls`, RUFBAUM_TOKEN: "named" }, "and a host"],
  [{ PORT: "many" }, "configuration can't be used"],
])("%p is wrong input", async (env, message) => {
  const error = await connect(optionsWith(NOWHERE, env as Record<string, string>)).catch((e) => e);
  expect(error).toMatchObject({ exitCode: 2, message: expect.stringContaining(message) });
});

test("then comes the server that runs on the data directory", async () => {
  await writeLocalServer(realRuntime().disk, directory, LOCAL);
  const server = serverKnowing("local");
  const { client, isOwn } = await connect(optionsWith(server.network));
  expect({ isOwn, url: client.url }).toEqual({ isOwn: false, url: LOCAL.url });
  await client.api.api.tokens.get();
  expect(server.requests.at(-1)?.headers.get("rufbaum-person")).toBe("Ada%20L%C3%B6we");
});

test.each([
  [
    "can't ask",
    () =>
      refusal(
        503,
        "database-unavailable",
        "The database is not responding. Please try again in a moment.",
      ),
  ],
  ["waits for its database", () => Promise.reject(new Error("no answer within 2 s"))],
] as [string, Handler][])(
  "also while the server %s whether it knows us",
  async (_what, session) => {
    await writeLocalServer(realRuntime().disk, directory, LOCAL);
    const away = () =>
      refusal(
        503,
        "database-unavailable",
        "The database is not responding. Please try again in a moment.",
      );
    const server = fakeServer({
      "GET /api/health": () => ({ ok: true, version: "0.0.0" }),
      "GET /api/session": session,
      "GET /api/tokens": away,
    });
    const { client, isOwn } = await connect(optionsWith(server.network));
    expect({ isOwn, url: client.url }).toEqual({ isOwn: false, url: LOCAL.url });
    const error = await ask(client, client.api.api.tokens.get()).catch((e) => e);
    expect(error).toMatchObject({
      exitCode: 1,
      reason: "database-unavailable",
      message: "The database is not responding. Please try again in a moment.",
    });
  },
);

test.each([
  ["a folder that was not there", "fresh", {}, 1],
  ["one that was", "", {}, 0],
  ["one beside a PostgreSQL", "fresh", { DATABASE_URL: "postgres://127.0.0.1/none" }, 0],
])("%s is told, or not, where the data are opened here", async (_, folder, env, told) => {
  const notices: string[] = [];
  const data = join(directory, folder);
  const launch: Launch = async () => ({
    url: "http://127.0.0.1:65002",
    localToken: "own",
    generatedPassword: null,
    passwordShown: async () => {},
    stop: async () => {},
  });
  await connect({
    ...optionsWith(NOWHERE, { RUFBAUM_DATA: data, ...env }, launch),
    notice: (text) => notices.push(text),
  });
  expect(notices).toHaveLength(told);
  expect(notices.every((text) => text.includes(`The data folder ${data} is new`))).toBe(true);
});

test.each([
  ["nobody wrote where it is", null, serverKnowing("local").network],
  ["it has died", LOCAL, NOWHERE],
  ["another one has taken its port", LOCAL, serverKnowing("of the other").network],
  ["another program answers with 503", LOCAL, fakeServer({ "GET /api/health": broken }).network],
])("else it opens the data itself: %s", async (_why, written, network) => {
  if (written) await writeLocalServer(realRuntime().disk, directory, written);
  let stopped = 0;
  const launched: unknown[] = [];
  const options = optionsWith(network, { PORT: "3000", HOST: "0.0.0.0" }, async (config) => {
    launched.push({ port: config.port, host: config.host, dataDirectory: config.dataDirectory });
    return {
      url: "http://127.0.0.1:65002",
      localToken: "own",
      generatedPassword: null,
      passwordShown: async () => {},
      stop: async () => void stopped++,
    };
  });
  const connection = await connect(options);
  expect(connection).toMatchObject({ isOwn: true, canCall: true });
  expect(launched).toEqual([{ port: 0, host: "127.0.0.1", dataDirectory: directory }]);
  await connection.close();
  expect(stopped).toBe(1);
});

test("another command that has the data open is waited for", async () => {
  const locked = Object.assign(new Error("in use"), { reason: "data-locked" });
  let tries = 0;
  const options = optionsWith(NOWHERE, {}, async () => {
    tries += 1;
    if (tries < 2) throw locked;
    return {
      url: "http://127.0.0.1:65002",
      localToken: "own",
      generatedPassword: null,
      passwordShown: async () => {},
      stop: async () => {},
    };
  });
  expect(await connect(options)).toMatchObject({ isOwn: true });
  expect(tries).toBe(2);
});

test("data that somebody else keeps open is said so, with who it is", async () => {
  const locked = Object.assign(new Error("The data in x is in use by process 7."), {
    reason: "data-locked",
  });
  let tries = 0;
  const options = optionsWith(NOWHERE, {}, async () => {
    tries += 1;
    throw locked;
  });
  const time = virtualTime();
  Object.assign(options.runtime, { clock: time, timers: time });
  let error: unknown = null;
  void connect(options).catch((thrown: unknown) => {
    error = thrown;
  });
  await until(
    () => error !== null,
    () => time.advance(200),
  );
  expect(tries).toBeGreaterThan(1);
  expect(error).toMatchObject({ exitCode: 1, reason: "data-locked", message: locked.message });
});

test("a server that was started anew is found at its new place", async () => {
  const write = (written: typeof LOCAL) => writeLocalServer(realRuntime().disk, directory, written);
  await write(LOCAL);
  const server = serverKnowing("local");
  const other = serverKnowing("anew");
  let isUp = true;
  const connection = await connect(
    optionsWith({
      ...NOWHERE,
      fetch: (address, init) => {
        if (address.startsWith(LOCAL.url) && isUp) return server.network.fetch(address, init);
        if (address.startsWith("http://127.0.0.1:65009")) return other.network.fetch(address, init);
        return Promise.reject(new Error("nobody listens"));
      },
    }),
  );
  isUp = false;
  expect(await connection.again()).toBeNull();
  await write({ url: "http://127.0.0.1:65009", pid: 2, token: "anew" });
  const anew = await connection.again();
  expect(anew?.url).toBe("http://127.0.0.1:65009");
  await anew?.api.api.tokens.get();
  expect(other.requests.at(-1)?.headers.get("authorization")).toBe("Bearer anew");
  expect(other.requests.at(-1)?.headers.get("rufbaum-person")).toBe("Ada%20L%C3%B6we");
});
