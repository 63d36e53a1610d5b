import { afterEach, beforeEach, expect, test } from "bun:test";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Network } from "@rufbaum/runtime";
import { realRuntime } from "@rufbaum/runtime/real";
import { takeLock, writeLocalServer } from "@rufbaum/store";
import { NO_DASHBOARD } from "../connection/launch.ts";
import type { CliDeps, Environment } from "../deps.ts";
import { fakeCli } from "../testing/fake-cli.ts";
import { fakeServer, type Handler, refusal } from "../testing/fake-server.ts";
import type { Finding } from "./check.ts";
import { checkBun } from "./check-bun.ts";
import { type Examined, examine } from "./examine.ts";

let directory = "";
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "rufbaum-doctor-"));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

interface Surroundings {
  env?: Environment;
  network?: Network;
  now?: number;
  isPortFree?: () => Promise<boolean>;
  loadDashboard?: CliDeps["loadDashboard"];
}

const NOWHERE: Network = {
  fetch: () => Promise.reject(new Error("nobody listens")),
  connect: () => {
    throw new Error("nobody listens");
  },
};

/** What is found out, by subject. */
async function found(surroundings: Surroundings = {}): Promise<Record<string, Finding>> {
  const findings = new Map<string, Finding>();
  await examine(depsOf(surroundings), (finding) => {
    findings.set(finding.subject, finding);
  });
  return Object.fromEntries(findings);
}

function depsOf({
  env = {},
  network = NOWHERE,
  now,
  isPortFree = async () => true,
  loadDashboard = async () => NO_DASHBOARD,
}: Surroundings) {
  const deps: Examined["deps"] = {
    env: { RUFBAUM_DATA: directory, ...env },
    runtime: {
      ...realRuntime(),
      network,
      ...(now === undefined ? {} : { clock: { now: () => now } }),
    },
    machine: {
      bunVersion: Bun.version,
      cores: 1,
      isPortFree,
      run: async () => null,
      userName: () => null,
    },
    loadDashboard,
  };
  return deps;
}

/** How each subject stands. */
async function standings(surroundings: Surroundings = {}): Promise<Record<string, string>> {
  const findings = Object.values(await found(surroundings));
  return Object.fromEntries(findings.map(({ subject, standing }) => [subject, standing]));
}

function ourServer(routes: Record<string, Handler> = {}): Network {
  return fakeServer({
    "GET /api/health": () => ({ ok: true, version: "0.0.0" }),
    "GET /api/session": () => ({ authenticated: true }),
    "GET /api/tokens": () => [],
    "GET /api/voice-line": () => ({
      carrier: "emulator",
      status: "ready",
      since: "2026-01-05T09:00:00.000Z",
      reason: null,
      from: "+493023125800",
    }),
    ...routes,
  }).network;
}

async function withServer(port = 3000): Promise<void> {
  const server = { url: `http://127.0.0.1:${port}`, pid: process.pid, token: "local" };
  await writeLocalServer(realRuntime().disk, directory, server);
}

const HEALTHY = {
  bun: "ok",
  configuration: "ok",
  data: "ok",
  database: "warn",
  backups: "ok",
  port: "ok",
  carrier: "ok",
  clock: "ok",
  dashboard: "ok",
};

test("before the first start all is well, and the folder is left as it is", async () => {
  await rm(directory, { recursive: true });
  expect(await standings()).toEqual(HEALTHY);
  expect(
    await realRuntime()
      .disk.list(directory)
      .catch((error) => error.code),
  ).toBe("ENOENT");
});

test("while our server runs it is the one that is asked", async () => {
  await withServer();
  const findings = await found({ network: ourServer(), isPortFree: async () => false });
  expect(findings.data?.message).toContain("in use by the server at http://127.0.0.1:3000");
  expect(findings.port).toMatchObject({ standing: "ok" });
  expect(findings.carrier?.message).toContain("the bundled emulator");
  expect(findings.database?.message).toContain("not a power cut");
});

test("a server whose database is away is told as running, with what is away", async () => {
  await withServer();
  const away = () =>
    refusal(
      503,
      "database-unavailable",
      "The database is not responding. Please try again in a moment.",
    );
  const network = ourServer({ "GET /api/session": away, "GET /api/tokens": away });
  const { data, database, port, carrier } = await found({
    network,
    isPortFree: async () => false,
  });
  expect(data).toMatchObject({
    standing: "ok",
    message: expect.stringContaining("in use by the server at http://127.0.0.1:3000"),
  });
  expect(database).toMatchObject({
    standing: "fail",
    message: `The server at http://127.0.0.1:3000 (process ${process.pid}) is running, but its database does not answer.`,
  });
  expect(port?.standing).toBe("ok");
  expect(carrier?.standing).toBe("warn");
});

test("another Rufbaum on the port is told as one", async () => {
  const { port } = await found({ network: ourServer(), isPortFree: async () => false });
  expect(port).toMatchObject({
    standing: "fail",
    message: "Another Rufbaum listens on 3000 of 127.0.0.1.",
    advice: expect.not.stringContaining("End that program"),
  });
});

test("a server on another port than the configured one is worth a warning", async () => {
  await withServer(4000);
  const expected = { ...HEALTHY, disk: "ok", port: "warn" };
  expect(await standings({ network: ourServer() })).toEqual(expected);
});

test.each([
  ["error", "fail"],
  ["connecting", "warn"],
  ["connected", "ok"],
])("a voice line in state %s is %s", async (status, standing) => {
  await withServer();
  const line = { carrier: "twilio", status, since: "", reason: "Gesperrt.", from: "+493023125000" };
  const network = ourServer({ "GET /api/voice-line": () => line });
  expect((await standings({ network })).carrier).toBe(standing);
});

test("without a number that calls may show the line is of no use", async () => {
  await withServer();
  const line = { carrier: "twilio", status: "ready", since: "", reason: null, from: null };
  const { carrier } = await found({ network: ourServer({ "GET /api/voice-line": () => line }) });
  expect(carrier).toMatchObject({
    standing: "fail",
    advice: expect.stringContaining("rufbaum numbers list"),
  });
});

test("each variable that can't be used is named, and nothing is looked for with them", async () => {
  const findings: Finding[] = [];
  const deps = depsOf({ env: { PORT: "many", EMULATOR_SPEED: "fast" } });
  await examine(deps, (finding) => void findings.push(finding));
  const wrong = findings.filter(({ subject }) => subject === "configuration");
  expect(wrong.map(({ standing }) => standing)).toEqual(["fail", "fail"]);
  expect(wrong.map(({ message }) => message.split(" ")[0])).toEqual(["PORT", "EMULATOR_SPEED"]);
  expect(findings.map(({ subject }) => subject)).not.toContain("port");
});

test("a folder that is a file fails", async () => {
  await Bun.write(join(directory, "file"), "");
  const findings = await found({ env: { RUFBAUM_DATA: join(directory, "file") } });
  expect(findings.data).toMatchObject({
    standing: "fail",
    advice: expect.stringContaining("RUFBAUM_DATA"),
  });
  expect(findings.database).toBeUndefined();
});

test("a lock that is none fails, with what to do about it", async () => {
  await Bun.write(join(directory, "lock"), "something else, long enough");
  const { data } = await found();
  expect(data).toMatchObject({ standing: "fail" });
  expect(data?.message).toContain(`delete ${join(directory, "lock")}`);
});

test("data that somebody else has open fails, with who it is", async () => {
  const { disk } = realRuntime();
  const lock = await takeLock(disk, directory, { pid: 4711, startedAt: 0, host: "elsewhere" });
  try {
    const { data } = await found();
    expect(data?.standing).toBe("fail");
    expect(data?.message).toContain("process 4711 on elsewhere");
  } finally {
    await lock.release();
  }
});

test.each(["PG_VERSION", "base"])(
  "a database of which only %s is left fails, with the way to a backup",
  async (left) => {
    await mkdir(join(directory, "data"));
    await Bun.write(join(directory, "data", left), "not a version");
    const { database } = await found();
    expect(database).toMatchObject({ standing: "fail", advice: expect.stringContaining("backup") });
  },
);

const BACKUP = "20260105T091500Z";
const AT = Date.UTC(2026, 0, 5, 9, 15);

/** Of nothing but its account, which is enough to be whole. */
async function writeEmptyBackup(): Promise<void> {
  const { tarHeader } = await import("@rufbaum/store/testing");
  const sha256 = new Bun.CryptoHasher("sha256").digest("hex");
  const account = { format: 1, madeAt: AT, schema: 0, files: 0, bytes: 0, sha256 };
  const content = new Uint8Array(1024);
  const text = new TextEncoder().encode(JSON.stringify(account));
  content.set(text);
  const header = tarHeader({ name: "backup.json", isFolder: false, size: text.length }, AT);
  const bytes = await Bun.zstdCompress(Buffer.concat([header, content]));
  await Bun.write(join(directory, "backups", `${BACKUP}.tar.zst`), bytes);
}

test("the newest backup's age is told, and that it is whole", async () => {
  await writeEmptyBackup();
  const { backups } = await found({ now: AT + 14 * 60_000 });
  expect(backups).toMatchObject({ standing: "ok" });
  expect(backups?.message).toContain(`${BACKUP}) is 14 min old and whole`);
});

test("a backup that is older than a running server makes them is worth a warning", async () => {
  await writeEmptyBackup();
  await withServer();
  const late = AT + 21 * 60_000;
  expect((await found({ network: ourServer(), now: late })).backups).toMatchObject({
    standing: "warn",
    message: expect.stringContaining("21 min old"),
  });
});

test("a newest backup that can't be restored fails", async () => {
  await Bun.write(join(directory, "backups", `${BACKUP}.tar.zst`), "garbage");
  expect((await found()).backups).toMatchObject({
    standing: "fail",
    message: expect.stringContaining("can't be restored"),
  });
});

test("data without a backup are worth a warning", async () => {
  await Bun.write(join(directory, "data", "PG_VERSION"), "18");
  expect((await found()).backups).toMatchObject({
    standing: "warn",
    advice: "Make one with: rufbaum backup",
  });
});

test("a PostgreSQL server that is not there fails", async () => {
  const { database } = await found({ env: { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" } });
  expect(database).toMatchObject({
    standing: "fail",
    advice: expect.stringContaining("DATABASE_URL"),
  });
});

test("a port that is taken, or that can't be had, fails", async () => {
  expect((await standings({ isPortFree: async () => false })).port).toBe("fail");
  const forbidden = () => Promise.reject(new Error("permission denied"));
  expect((await standings({ isPortFree: forbidden })).port).toBe("fail");
});

const TWILIO = {
  TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`,
  TWILIO_AUTH_TOKEN: "f".repeat(32),
  TWILIO_FROM: "+493023125000",
  TWILIO_API_BASE: "http://twilio.test",
  PUBLIC_URL: "https://calls.example.com",
};

test.each([
  [200, "ok"],
  [401, "fail"],
  [500, "warn"],
])("Twilio that answers %d is %s", async (status, standing) => {
  const { network, requests } = fakeServer({
    [`GET /2010-04-01/Accounts/${TWILIO.TWILIO_ACCOUNT_SID}.json`]: () =>
      Response.json({}, { status }),
  });
  expect((await standings({ env: TWILIO, network })).carrier).toBe(standing);
  expect(requests[0]?.headers.get("authorization")).toStartWith("Basic ");
});

test("Twilio that gives no answer fails", async () => {
  expect((await standings({ env: TWILIO })).carrier).toBe("fail");
});

test("a clock that was never set fails", async () => {
  const { clock } = await found({ now: 0 });
  expect(clock).toMatchObject({ standing: "fail", message: expect.stringContaining("1970") });
});

test.each([
  [0, "ok", "as Twilio's"],
  [90_000, "warn", "90 s ahead of Twilio's"],
  [-120_000, "warn", "120 s behind Twilio's"],
])("a clock %d ms ahead of Twilio's is %s", async (ahead, standing, message) => {
  const theirs = Date.UTC(2026, 5, 1);
  const { network } = fakeServer({
    "HEAD /": () => new Response(null, { headers: { date: new Date(theirs).toUTCString() } }),
  });
  const { clock } = await found({ env: TWILIO, network, now: theirs + ahead });
  expect(clock).toMatchObject({ standing, message: expect.stringContaining(message) });
});

test("a Bun that is too old fails", () => {
  expect(checkBun("1.2.0")).toMatchObject({ standing: "fail", advice: "Run: bun upgrade" });
  expect(checkBun("1.5.0").standing).toBe("ok");
});

test("a dashboard that was never built fails", async () => {
  const loadDashboard = () => Promise.reject(new Error("the dashboard is not built"));
  expect((await standings({ loadDashboard })).dashboard).toBe("fail");
});

test("the command ends with 1 if anything fails, in words and in JSON", async () => {
  const cli = (deps: Partial<CliDeps>) => fakeCli({ overrides: deps });
  const broken = depsOf({ isPortFree: async () => false });
  const words = await cli(broken).run("doctor");
  expect(words).toMatchObject({ code: 1, stderr: "" });
  expect(words.stdout).toMatch(/^ok {4}bun {12}\d/);
  expect(words.stdout).toMatch(/\nfail {2}port {11}3000 of 127\.0\.0\.1 is in use/);
  const { code, stdout } = await cli(broken).run("doctor", "--json");
  const { ok, checks } = JSON.parse(stdout);
  expect({ code, ok }).toEqual({ code: 1, ok: false });
  expect(checks.find(({ subject }: Finding) => subject === "port")).toMatchObject({
    standing: "fail",
    advice: expect.any(String),
  });
});

const MODEL = { LLM_BASE_URL: "http://llm.test/v1", LLM_MODEL: "small-one", LLM_API_KEY: "sk-1" };

test("a language model is looked at only if there is one", async () => {
  expect(await found()).not.toContainKey("understanding");
});

test.each([
  [200, "ok", 'The language model "small-one" answers in '],
  [401, "fail", "http://llm.test/v1 refuses the key."],
  [404, "fail", 'http://llm.test/v1 knows no model "small-one"'],
  [429, "warn", "The language model answers with status 429."],
])("a language model that answers with %d: %s", async (status, standing, message) => {
  const server = fakeServer({
    "POST /v1/chat/completions": () => Response.json({}, { status }),
  });
  const { understanding } = await found({ env: MODEL, network: server.network });
  expect(understanding?.standing).toBe(standing as Finding["standing"]);
  expect(understanding?.message).toStartWith(message);
  const [request] = server.requests.filter(({ path }) => path.startsWith("/v1"));
  expect(request?.headers.get("authorization")).toBe("Bearer sk-1");
});

test("a language model's key follows no redirect", async () => {
  const { network } = fakeServer({ "POST /v1/chat/completions": () => Response.json({}) });
  let redirect: string | undefined;
  const fetch: typeof network.fetch = (url, init) => {
    if (init?.method === "POST") redirect = init.redirect;
    return network.fetch(url, init);
  };
  await found({ env: MODEL, network: { ...network, fetch } });
  expect(redirect).toBe("error");
});

test("a language model that is not there is a warning: replies are read all the same", async () => {
  const { understanding } = await found({ env: MODEL });
  expect(understanding).toMatchObject({
    standing: "warn",
    message: "The language model gives no answer at http://llm.test/v1: nobody listens",
  });
});
