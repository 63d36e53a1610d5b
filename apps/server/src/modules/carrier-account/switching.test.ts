import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { realRuntime } from "@rufbaum/runtime/real";
import { until } from "@rufbaum/runtime/testing";
import { findPostgres, startPostgres } from "@rufbaum/store/testing";
import { type ServedEmulator, serveEmulator } from "@rufbaum/telephony/emulator";
import { findFreePort } from "../../http/listen.ts";
import { NO_RULES } from "../../testing/no-rules.ts";
import { type RealServer, saidBy, startRealServer } from "../../testing/real-server.ts";

/** An emulator of its own plays Twilio here. */
let carrier: ServedEmulator;
let directory = "";
const running: RealServer[] = [];
beforeAll(async () => {
  const runtime = realRuntime();
  carrier = serveEmulator({ runtime, port: 0, speed: 4, callsPerSecond: 10, seed: 1 });
  directory = await mkdtemp(join(tmpdir(), "rufbaum-carrier-"));
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});
afterAll(async () => {
  await carrier.stop();
  await rm(directory, { recursive: true, force: true });
});

const account = () => ({
  accountSid: carrier.accountSid,
  authToken: carrier.authToken,
  number: carrier.from,
});

async function start(
  name: string,
  more: Record<string, string> = {},
  parts: { isPrivate?: boolean } = {},
): Promise<RealServer> {
  const port = findFreePort("127.0.0.1");
  const environment = {
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    RUFBAUM_DATA: join(directory, name),
    TWILIO_API_BASE: carrier.url,
    EMULATOR_SPEED: "4",
    ...more,
  };
  const server = await startRealServer(environment, parts);
  running.push(server);
  await until(async () => (await server.ask("/api/numbers")).length > 0);
  return server;
}

async function placeCall({ ask }: RealServer, to: string): Promise<string> {
  const [tree] = await ask("/api/decision-trees");
  return (await ask("/api/make-call", { to, treeId: tree.id })).callId;
}

const lineOf = async ({ ask }: RealServer) => (await ask("/api/voice-line")).carrier;
const LIMIT = 300_000;

test(
  "new calls go through the account, running ones end where they began, and back again",
  async () => {
    const server = await start("one");
    const { ask, messages } = server;
    await ask("/api/settings/lawful-calling", NO_RULES, "PUT");
    const emulated = await placeCall(server, "+493023125001");
    await until(() => saidBy(messages, "caller").length > 0);

    const used = await ask("/api/settings/carrier", account(), "PUT");
    expect(used).toMatchObject({ source: "settings", isReadable: true, openCalls: 1 });
    expect(used.account).toEqual({
      id: carrier.accountSid.slice(-4),
      number: carrier.from.slice(-4),
      hasVoiceKey: false,
      hasApp: false,
    });
    expect(await lineOf(server)).toBe("twilio");
    await until(async () => (await ask("/api/voice-line")).status !== "connecting");
    const real = await placeCall(server, "+496990009001");

    await ask("/api/settings/carrier", undefined, "DELETE");
    expect(await lineOf(server)).toBe("emulator");
    for (const id of [emulated, real]) {
      await until(async () => (await ask(`/api/calls/${id}`)).status === "completed");
      expect(await ask(`/api/calls/${id}`)).toMatchObject({ outcome: "appointment" });
    }
    const changes = await ask("/api/audit?action=carrier-changed");
    const name = `twilio:${carrier.accountSid.slice(0, 4)}…${carrier.accountSid.slice(-4)}`;
    expect(changes).toMatchObject([
      { by: "Ada", details: { carrier: "emulator", before: name } },
      { by: "Ada", details: { carrier: name, before: "emulator" } },
    ]);
  },
  LIMIT,
);

test(
  "running campaigns are held, and go on through the account once somebody lets them",
  async () => {
    const { ask, url, localToken } = await start("six");
    await ask("/api/settings/lawful-calling", NO_RULES, "PUT");
    const imported = await fetch(`${url}/api/contacts/import?name=messe.csv&list=Messe`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${localToken}`,
        "rufbaum-person": "Ada",
        "content-type": "text/csv",
      },
      body: ["Telefon", "+493023125001", "+493023125101", "+493023125102"].join("\n"),
    });
    const { id: list } = (await imported.json()) as { id: string };
    const plan = { atOnce: 1, perMinute: null, attempts: 1 };
    const { id } = await ask("/api/bulk-calls/campaigns", { name: "Probe", list, plan });
    const campaign = `/api/bulk-calls/campaigns/${id}`;
    await ask(`${campaign}/start`, {});
    await until(async () => (await ask("/api/calls/active")).length > 0);

    const before = await ask("/api/settings/carrier");
    expect(before).toMatchObject({ openCalls: 1, runningCampaigns: 1 });
    await ask("/api/settings/carrier", account(), "PUT");
    expect(await ask(campaign)).toMatchObject({ status: "paused", pauseReason: "carrier-changed" });
    const carried = async () => {
      const authorization = `Basic ${btoa(`${carrier.accountSid}:${carrier.authToken}`)}`;
      const path = `/2010-04-01/Accounts/${carrier.accountSid}/Calls.json?PageSize=1000`;
      const answer = await fetch(carrier.url + path, { headers: { authorization } });
      const { calls: all } = (await answer.json()) as { calls: { to: string }[] };
      return all.filter(({ to }) => to.startsWith("+4930231251")).length;
    };
    expect(await carried()).toBe(0);
    await ask(`${campaign}/resume`, {});
    await until(async () => (await ask(campaign)).status === "completed");
    expect(await carried()).toBe(2);
  },
  LIMIT,
);

test(
  "a restart keeps the account, another key can't read it, and then nobody is called",
  async () => {
    const first = await start("two");
    await first.ask("/api/settings/carrier", account(), "PUT");
    const secrets = await readdir(join(directory, "two"));
    expect(secrets).toContain("secret.key");
    await running.pop()?.stop();

    const second = await start("two");
    expect(await second.ask("/api/settings/carrier")).toMatchObject({ source: "settings" });
    expect(await lineOf(second)).toBe("twilio");
    await running.pop()?.stop();

    const ofOneCommand = await start("two", {}, { isPrivate: true });
    expect(await lineOf(ofOneCommand)).toBe("twilio");
    expect(await placeCall(ofOneCommand, "+493023125001").catch(String)).toContain(
      "carrier-finds-nobody",
    );
    await running.pop()?.stop();

    const third = await start("two", { RUFBAUM_SECRET_KEY: "b".repeat(64) });
    expect(await third.ask("/api/settings/carrier")).toMatchObject({
      source: "settings",
      isReadable: false,
      account: { id: carrier.accountSid.slice(-4), hasVoiceKey: null },
    });
    expect((await third.ask("/api/voice-line")).reason).toContain("RUFBAUM_SECRET_KEY");
    expect(await placeCall(third, "+493023125001").catch(String)).toContain("carrier-unreadable");
    await third.ask("/api/settings/carrier", undefined, "DELETE");
    expect(await lineOf(third)).toBe("emulator");
  },
  LIMIT,
);

test(
  "wrong credentials change nothing, what is left out stays, and a change is taken back",
  async () => {
    const { ask, logged } = await start("three");
    const put = (body: object) => ask("/api/settings/carrier", body, "PUT");
    const wrong = { ...account(), authToken: "f".repeat(32) };
    expect(await put(wrong).catch(String)).toContain("Auth Token");
    const { isUsable, findings } = await ask("/api/settings/carrier/check", wrong);
    expect(isUsable).toBe(false);
    expect(findings[0]).toMatchObject({ code: "wrong-credentials", state: "wrong" });
    expect(await put({ ...account(), accountSid: "AC1" }).catch(String)).toContain("carrier-field");
    expect(await put({ number: carrier.from }).catch(String)).toContain("incomplete");
    expect(await ask("/api/settings/carrier")).toMatchObject({ source: "none", account: null });

    await put(account());
    const other = "+493023125801";
    expect((await put({ number: other })).account.number).toBe("5801");
    expect((await ask("/api/settings/carrier/undo", {})).account.number).toBe("5800");
    await ask("/api/settings/carrier", undefined, "DELETE");
    const again = await ask("/api/settings/carrier/undo", {});
    expect(again).toMatchObject({ source: "settings", isReadable: true });
    expect(logged.join("\n")).not.toContain(carrier.authToken);
  },
  LIMIT,
);

test(
  "what the environment says is shown, and can't be changed",
  async () => {
    const { ask } = await start("four", {
      TWILIO_ACCOUNT_SID: carrier.accountSid,
      TWILIO_AUTH_TOKEN: carrier.authToken,
      TWILIO_FROM: carrier.from,
    });
    expect(await ask("/api/settings/carrier")).toMatchObject({
      source: "environment",
      variables: ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM"],
    });
    const refused = await ask("/api/settings/carrier", account(), "PUT").catch(String);
    expect(refused).toContain("carrier-from-environment");
    expect(refused).toContain("TWILIO_AUTH_TOKEN");
  },
  LIMIT,
);

test(
  "its secrets stand in no answer, frame, log, file or backup",
  async () => {
    const server = await start("five");
    const { ask, url, localToken, messages, logged } = server;
    const canary = { apiKey: `SK${"c".repeat(32)}`, apiSecret: "canary-secret-of-the-key" };
    const secrets = [carrier.authToken, canary.apiSecret];
    const leaks = (text: string) => secrets.filter((secret) => text.includes(secret));
    const heard: string[] = [];
    const request = async (method: string, path: string, body?: object) => {
      const headers = {
        authorization: `Bearer ${localToken}`,
        "rufbaum-person": "Ada",
        "content-type": "application/json",
      };
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const answer = await fetch(`${url}${path}`, init);
      heard.push(JSON.stringify([...answer.headers]), await answer.text());
    };
    // The emulator has no keys: that this one is wrong is told, and it is not.
    await request("PUT", "/api/settings/carrier", { ...account(), ...canary });
    await request("POST", "/api/settings/carrier/check", { ...account(), ...canary });
    await request("PUT", "/api/settings/carrier", { ...account(), apiSecret: "ä ä" });
    await request("PUT", "/api/settings/carrier", { ...account(), authToken: ` ${secrets[0]}!` });
    await request("PUT", "/api/settings/carrier", { ...account(), more: secrets[0] });
    await ask("/api/settings/carrier", account(), "PUT");
    await request("POST", "/api/backups", {});
    const description = await ask("/api/docs/openapi.json");
    const paths = Object.entries(description.paths as Record<string, object>).flatMap(
      ([path, methods]) => ("get" in methods && !path.includes("{") ? [path] : []),
    );
    expect(paths).toContain("/api/settings/carrier");
    for (const path of paths.filter((each) => each !== "/ws")) await request("GET", path);
    await ask("/api/settings/carrier", undefined, "DELETE");
    await running.pop()?.stop();

    expect(leaks([...heard, ...logged, JSON.stringify(messages)].join("\n"))).toEqual([]);
    const files = await readdir(join(directory, "five"), { recursive: true, withFileTypes: true });
    const inFiles: string[] = [];
    for (const file of files.filter((one) => one.isFile())) {
      const path = join(file.parentPath, file.name);
      const bytes = await Bun.file(path).bytes();
      const text = path.endsWith(".zst") ? Bun.zstdDecompressSync(bytes) : bytes;
      if (leaks(Buffer.from(text).toString("latin1")).length > 0) inFiles.push(path);
    }
    expect(inFiles).toEqual([]);
  },
  LIMIT,
);

const bin = await findPostgres();
describe.skipIf(bin === null)("two servers on one PostgreSQL", () => {
  test(
    "go over to the account together; one without the key says so and calls nobody",
    async () => {
      const database = await startPostgres(bin as string);
      try {
        const shared = { DATABASE_URL: database.url, RUFBAUM_SECRET_KEY: "a".repeat(64) };
        const a = await start("a", shared);
        const b = await start("b", shared);
        const c = await start("c", { DATABASE_URL: database.url });
        await a.ask("/api/settings/carrier", account(), "PUT");
        await until(async () => (await lineOf(b)) === "twilio");
        await until(async () => (await lineOf(c)) === "twilio");
        expect(await b.ask("/api/settings/carrier")).toMatchObject({ isReadable: true });
        expect(await c.ask("/api/settings/carrier")).toMatchObject({ isReadable: false });
        await b.ask("/api/settings/carrier", undefined, "DELETE");
        await until(async () => (await lineOf(a)) === "emulator");
        for (const server of running.splice(0)) await server.stop();
      } finally {
        await database.stop();
      }
    },
    LIMIT,
  );
});
