import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { subjectOf } from "@rufbaum/dialing/subjects";
import { realRuntime } from "@rufbaum/runtime/real";
import { DataLockedError, readLocalServer } from "@rufbaum/store";
import { readConfig } from "./config.ts";
import { PortInUseError } from "./http/listen.ts";
import { type RunningServer, type ServerParts, startServer } from "./main.ts";
import { TEST_DASHBOARD } from "./testing/test-app.ts";

const runtime = realRuntime();
const running: RunningServer[] = [];
let directory = "";
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "rufbaum-server-"));
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  await rm(directory, { recursive: true, force: true });
});

test("the first start makes up a password, shows it once and lets it in", async () => {
  const first = await start();
  expect(first.generatedPassword).toMatch(/^(\w{5}-){3}\w{5}$/);
  const answer = await signIn(first, first.generatedPassword ?? "");
  expect(answer.status).toBe(200);
  await first.passwordShown();
  await first.stop();

  const second = await start();
  expect(second.generatedPassword).toBeNull();
  expect((await signIn(second, first.generatedPassword ?? "")).status).toBe(200);
});

test("a start that found its port in use, or that nobody saw, leaves no password and no lock behind", async () => {
  const blocker = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: () => new Response() });
  expect(
    await start({ PORT: String(blocker.port) }).catch((error: unknown) => error),
  ).toBeInstanceOf(PortInUseError);
  // Nothing was made: neither a database nor a lock.
  expect(await readdir(directory)).toEqual([]);
  await blocker.stop(true);
  const unseen = await start();
  await unseen.stop();
  const seen = await start();
  expect(seen.generatedPassword).not.toBe(unseen.generatedPassword);
  expect((await signIn(seen, seen.generatedPassword ?? "")).status).toBe(200);
  expect((await signIn(seen, unseen.generatedPassword ?? "")).status).toBe(401);
});

test("a second start on the same data and port is told who has the data", async () => {
  const first = await start();
  const port = new URL(first.url).port;
  expect(await start({ PORT: port }).catch((error: unknown) => error)).toBeInstanceOf(
    DataLockedError,
  );
});

test("a command's own server makes no password, nor changes one, and tells nobody where it is", async () => {
  const before = await start({}, { isPrivate: true });
  expect(before.generatedPassword).toBeNull();
  expect(await readLocalServer(runtime.disk, directory)).toBeNull();
  expect(await start().catch((error: unknown) => error)).toBeInstanceOf(DataLockedError);
  expect((await signIn(before, "")).status).toBe(401);
  await before.stop();
  const first = await start();
  expect(first.generatedPassword).not.toBeNull();
  await first.passwordShown();
  await first.stop();
  const other = await start({ RUFBAUM_PASSWORD: "ein anderes" }, { isPrivate: true });
  await other.stop();
  expect((await signIn(await start(), first.generatedPassword ?? "")).status).toBe(200);
});

describe("a server with a configured password", () => {
  const logged: string[] = [];
  let own = "";
  let server: RunningServer;
  beforeAll(async () => {
    own = await mkdtemp(join(tmpdir(), "rufbaum-server-"));
    const log = (line: string) => void logged.push(line);
    server = await startIn(own, { RUFBAUM_PASSWORD: "ein langes Passwort" }, { log });
  });
  afterAll(async () => {
    await server?.stop();
    await rm(own, { recursive: true, force: true });
  });

  test("takes that one alone", async () => {
    expect(server.generatedPassword).toBeNull();
    expect((await signIn(server, "ein langes Passwort")).status).toBe(200);
    expect((await signIn(server, "ein anderes")).status).toBe(401);
  });

  test("is found by the command line, and only its owner can read how", async () => {
    const found = await readLocalServer(runtime.disk, own);
    expect(found).toEqual({ url: server.url, pid: process.pid, token: server.localToken });
    expect((await stat(join(own, "server.json"))).mode & 0o777).toBe(0o600);
    const trees = await fetch(`${found?.url}/api/decision-trees`, {
      headers: { authorization: `Bearer ${found?.token}` },
    });
    expect(await trees.json()).toHaveLength(1);
  });

  test("is named where a second one on the same data is refused", async () => {
    const refusal = await startIn(own).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DataLockedError);
    expect(String(refusal)).toContain(server.url);
  });

  test("tells once in the log of a proxy that nobody named", async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(`${server.url}/api/session`, { headers });
    const warnings = () => logged.filter((line) => line.includes("TRUSTED_PROXIES=127.0.0.1"));
    await ask({});
    expect(warnings()).toHaveLength(0);
    for (let n = 0; n < 3; n++) await ask({ "x-forwarded-for": `198.51.100.${n}` });
    expect(warnings()).toHaveLength(1);
    expect(logged.join()).not.toContain("198.51.100");
  });

  test("writes down who asks not to be called, beside the database, too", async () => {
    const [tree] = (await (await ask(server, "decision-trees")).json()) as { id: string }[];
    const number = "+493023125001";
    const call = await ask(server, "make-call", { to: number, treeId: tree?.id });
    const [placed] = (await (await ask(server, "calls")).json()) as { id: string }[];
    expect(call.status).toBe(200);
    const marked = await ask(server, `calls/${placed?.id}/outcome`, { outcome: "opt-out" });
    expect(marked.status).toBe(200);
    const text = await Bun.file(join(own, "lasting.jsonl")).text();
    const { key } = JSON.parse(text.split("\n").find((line) => line.includes("subject-key")) ?? "");
    expect(text).toContain(`"subject":"${subjectOf(key, number)}"`);
    expect(text).not.toContain(number);
  });
});

test("what a running request began is finished before the server stops; then nobody finds it", async () => {
  const server = await start();
  const password = server.generatedPassword ?? "";
  let isDone = false;
  const answer = signIn(server, password).finally(() => {
    isDone = true;
  });
  // The attempt is counted before the password is compared, which takes a while.
  while (!isDone && (await attemptsLeft(server)) === 3);
  expect(await readLocalServer(runtime.disk, directory)).not.toBeNull();
  await server.stop();
  expect((await answer).status).toBe(200);
  expect(await readLocalServer(runtime.disk, directory)).toBeNull();
});

/** Milliseconds: what held up a stop would do so for minutes. */
const STOPS_WITHIN = 20_000;

test("an open socket does not hold up the stop, and is told", async () => {
  const server = await start();
  const answer = await fetch(`${server.url}/api/session/socket-ticket`, {
    method: "POST",
    headers: { authorization: `Bearer ${server.localToken}` },
  });
  const { ticket } = (await answer.json()) as { ticket: string };
  const socket = new WebSocket(`${server.url.replace("http", "ws")}/ws?ticket=${ticket}`);
  const closed = new Promise<number>((resolve) => {
    socket.onclose = (event) => resolve(event.code);
  });
  await new Promise((resolve) => {
    socket.onopen = resolve;
  });
  const before = performance.now();
  await server.stop();
  expect(performance.now() - before).toBeLessThan(STOPS_WITHIN);
  expect(await closed).toBe(1001);
});

test("a running simulation does not hold up the stop; nothing of it is stored", async () => {
  const server = await start();
  const [tree] = (await (await ask(server, "decision-trees")).json()) as { id: string }[];
  const simulate = (numSimulations: number) =>
    ask(server, "simulation/run", { treeId: tree?.id, numSimulations });
  // One of the two runs: the other is refused at once.
  const both = [simulate(1_000_000), simulate(1_000_000)];
  expect((await Promise.race(both)).status).toBe(409);
  const before = performance.now();
  await server.stop();
  expect(performance.now() - before).toBeLessThan(STOPS_WITHIN);
  const [answer] = (await Promise.all(both)).filter(({ status }) => status !== 409);
  expect(answer?.status).toBe(503);
  expect(await answer?.json()).toMatchObject({ reason: "server-stops" });
  const stored = await ask(await start(), "simulation/runs");
  const runs = (await stored.json()) as { totalRuns: number }[];
  expect(runs.filter(({ totalRuns }) => totalRuns > 1)).toEqual([]);
});

/** On the test's own data; stopped after it. */
async function start(
  environment: Record<string, string> = {},
  more: Partial<Pick<ServerParts, "isPrivate">> = {},
): Promise<RunningServer> {
  const server = await startIn(directory, environment, more);
  running.push(server);
  return server;
}

async function startIn(
  data: string,
  environment: Record<string, string> = {},
  more: Partial<Pick<ServerParts, "isPrivate" | "log">> = {},
): Promise<RunningServer> {
  const read = readConfig({ PORT: "0", RUFBAUM_DATA: data, ...environment });
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return startServer(read.config, { runtime, dashboard: TEST_DASHBOARD, log: () => {}, ...more });
}

/** As the command line on this machine asks. */
function ask(server: RunningServer, path: string, body?: object): Promise<Response> {
  return fetch(`${server.url}/api/${path}`, {
    headers: { authorization: `Bearer ${server.localToken}`, "content-type": "application/json" },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
}

async function attemptsLeft(server: RunningServer): Promise<number> {
  const standing = await fetch(`${server.url}/api/session`);
  return ((await standing.json()) as { attemptsLeft: number }).attemptsLeft;
}

function signIn(server: RunningServer, password: string): Promise<Response> {
  return fetch(`${server.url}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password }),
  });
}
