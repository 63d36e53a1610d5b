import { afterAll, afterEach, beforeAll, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { until } from "@rufbaum/runtime/testing";
import { type RealServer, startRealServer } from "../../testing/real-server.ts";

/** Milliseconds: calls take their time. */
const LIMIT = 300_000;

let directory = "";
let server: RealServer | null = null;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "rufbaum-dialing-"));
});
afterEach(async () => {
  await server?.stop();
  server = null;
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function start(more: Record<string, string> = {}): Promise<RealServer> {
  server = await startRealServer({ RUFBAUM_DATA: directory, EMULATOR_SPEED: "20", ...more });
  return server;
}

/** A draft with so many contacts of the numbers that reach nobody. */
async function campaignOf(
  { ask, url, localToken }: RealServer,
  amount: number,
  plan: object,
  from = 0,
): Promise<string> {
  const lines = Array.from(
    { length: amount },
    (_, at) => `+49302312${5000 + from + at};Vorname${at};Nachname${at};Flach`,
  );
  const response = await fetch(`${url}/api/contacts/import?name=messe.csv&list=Messe${from}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${localToken}`,
      "rufbaum-person": "Ada",
      "content-type": "text/csv",
    },
    body: ["Telefon;Vorname;Nachname;Dach", ...lines].join("\n"),
  });
  const { id: list } = (await response.json()) as { id: string };
  const { id } = await ask("/api/bulk-calls/campaigns", { name: "Probe", list, plan });
  return id;
}

const FAST = { atOnce: null, perMinute: null };

test(
  "a campaign calls everybody on its list, once each, and ends",
  async () => {
    const running = await start();
    const id = await campaignOf(running, 20, { ...FAST, attempts: 1 });
    await running.ask(`/api/bulk-calls/campaigns/${id}/start`, {});
    const view = () => running.ask(`/api/bulk-calls/campaigns/${id}`);
    await until(async () => (await view()).status === "completed");
    const gone = { waiting: 0, again: 0, calling: 0, skipped: 0 };
    expect(await view()).toMatchObject({
      totalCalls: 20,
      completedCalls: 20,
      answered: 20,
      ...gone,
    });
    const calls = await running.ask("/api/calls?limit=100");
    expect(calls).toHaveLength(20);
    expect(new Set(calls.map((call: { phoneNumber: string }) => call.phoneNumber)).size).toBe(20);
  },
  LIMIT,
);
