import { expect } from "bun:test";
import type { CarriedCall, Emulator } from "../program/start-emulator.ts";
import type { Program } from "../program/start-program.ts";
import { until } from "../until.ts";
import { callAnybody } from "./call-anybody.ts";
import { ask, PATIENTLY } from "./place-call.ts";
import { servers, serversOnPostgres } from "./servers.ts";

/** Milliseconds for which the database is away. */
const AWAY = 60_000;
const SOON = { pause: 5 };

const NUMBERS = Array.from({ length: 60 }, (_, last) => `+493023125${100 + last}`);

/** The environment of a server that goes on under the address under which the calls were placed. */
function addressed(line: Emulator, port: number): Record<string, string> {
  return { ...line.account, PUBLIC_URL: `http://127.0.0.1:${port}`, PORT: String(port) };
}

/** A campaign that calls each of the numbers once. @returns its address */
async function startCampaign(program: Program, perMinute: number): Promise<string> {
  await callAnybody(program);
  const asAda = async (path: string, method: string, body: object) => {
    const answer = await program.ask(path, {
      method,
      headers: { "content-type": "application/json", "rufbaum-person": "Ada" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const limits = { atOnce: null, perMinute: null, minutesPerDay: null };
  await asAda("/api/settings/limits", "PUT", limits);
  const { campaign } = await asAda("/api/bulk-calls/start", "POST", {
    ...{ name: "Probe", agent: "", message: "", treeId: "", useDecisionTree: false },
    contacts: NUMBERS.map((phoneNumber) => ({ phoneNumber })),
    plan: { atOnce: 8, perMinute, attempts: 1 },
  });
  return `/api/bulk-calls/campaigns/${campaign.id}`;
}

/** Waits until it is completed. @returns what the carrier was asked for */
async function completed(program: Program, address: string, line: Emulator) {
  await until(
    "a campaign's end",
    async () => {
      const campaign = await ask(program, address).catch(() => null);
      if (campaign?.status === "paused") throw new Error(JSON.stringify(campaign));
      return campaign?.status === "completed" || null;
    },
    PATIENTLY,
  );
  expect(await ask(program, address)).toMatchObject({ totalCalls: 60, completedCalls: 60 });
  return line.log();
}

const toWhom = (calls: readonly CarriedCall[]) => calls.map(({ to }) => to).toSorted();

/** When each call of the campaign was written down, which is before the carrier is asked for it. */
async function claimedAt(program: Program, address: string): Promise<number[]> {
  const { contacts } = await ask(program, `${address}/contacts/search`, { limit: 1_000 });
  const times: number[] = [];
  for (const { contact } of contacts) {
    const attempts = await ask(program, `${address}/contacts/${contact}/attempts`);
    for (const { startTime } of attempts) times.push(Date.parse(startTime));
  }
  return times;
}

async function untilCalled(line: Emulator, amount: number): Promise<void> {
  await until("some calls", async () => (await line.log()).length >= amount || null);
}

serversOnPostgres(
  "a campaign outlasts a database that is gone for a minute: each is called once",
  async ({ start, carrier }, database) => {
    const line = await carrier({ speed: 20 });
    const program = await start("a", addressed(line, 10_000 + (process.pid % 5_000)));
    const address = await startCampaign(program, 240);
    await untilCalled(line, 12);
    await database.crash();
    const crashed = performance.now();
    expect((await program.ask(address)).status).toBe(503);
    await Bun.sleep(AWAY - (performance.now() - crashed));
    const before = (await line.log()).length;
    expect(before).toBeLessThan(NUMBERS.length);
    await database.start();
    expect(toWhom(await completed(program, address, line))).toEqual(NUMBERS);
  },
);

servers(
  "a server that is told to stop calls nobody any more, and the next one goes on",
  async ({ start, carrier }) => {
    const line = await carrier({ speed: 20 });
    const env = addressed(line, 15_000 + (process.pid % 5_000));
    const first = await start("a", env);
    const address = await startCampaign(first, 600);
    await untilCalled(line, 12);
    const stopped = first.stop();
    await until("it to hear so", async () => first.output().includes("Stopping") || null, SOON);
    const heard = Date.now();
    expect(await stopped).toBe(0);
    expect((await line.log()).length).toBeLessThan(NUMBERS.length);
    const before = Date.now();
    const next = await start("a", env);
    expect(toWhom(await completed(next, address, line))).toEqual(NUMBERS);
    const times = await claimedAt(next, address);
    expect(times.length).toBeGreaterThanOrEqual(NUMBERS.length);
    expect(times.filter((at) => at > heard && at < before)).toEqual([]);
    expect(await ask(next, "/api/calls/active")).toEqual([]);
  },
);
