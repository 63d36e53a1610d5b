import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "bun:test";
import { fakeLine } from "@rufbaum/calls/testing";
import type { CampaignPlan } from "@rufbaum/dialing/campaigns";
import { until } from "@rufbaum/runtime/testing";
import { virtualTime } from "@rufbaum/runtime/virtual";
import { insertTree } from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { type Carrier, CarrierError, type PlaceCall } from "@rufbaum/telephony";
import { agreed } from "../../testing/agreed.ts";
import { SMALL_TREE } from "../../testing/calls-program.ts";
import { diallingServer } from "../../testing/dialling-server.ts";
import { NO_RULES } from "../../testing/no-rules.ts";
import { LOCAL_TOKEN, startTestApp } from "../../testing/test-app.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let store: TestStore;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(() => store.clear());
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
afterAll(() => store.close());

const numberOf = (index: number) => `+4930231250${String(index).padStart(2, "0")}`;
const numbers = (amount: number) => Array.from({ length: amount }, (_, index) => numberOf(index));
const calledIn = (placed: readonly PlaceCall[]) => placed.map(({ to }) => to).toSorted();

/** The program with its routes and its dialler, over a carrier of the test, in virtual time. */
async function program(carrier: Partial<Carrier> = {}, start?: number, { dials = true } = {}) {
  const server = await diallingServer(store.db, { carrier, time: virtualTime(start) });
  stops.push(server.stop);
  const { time, telephony, campaigns, pass, placed } = server;
  const { app, logged } = await startTestApp({ db: store.db, time, overrides: { telephony } });
  if (dials) campaigns.start();

  async function request(path: string, body?: object | string, method?: string) {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const answer = await app.handle(
      new Request(`http://localhost/api${path}`, {
        method: method ?? (body === undefined ? "GET" : "POST"),
        headers: {
          host: "localhost",
          authorization: `Bearer ${LOCAL_TOKEN}`,
          "rufbaum-person": "Ada",
          ...(body !== undefined && {
            "content-type": typeof body === "string" ? "text/csv" : "application/json",
            "content-length": String(new TextEncoder().encode(text).length),
          }),
        },
        ...(body !== undefined && { body: text }),
      }),
    );
    // biome-ignore lint/suspicious/noExplicitAny: what a test reads of an answer, it checks
    return [answer.status, (await answer.json()) as any] as const;
  }

  /** What is answered, which is no refusal. */
  async function ask(path: string, body?: object | string, method?: string) {
    const [status, answer] = await request(path, body, method);
    if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
    return answer;
  }

  /** A campaign that runs. @returns its address */
  async function starts(
    to: readonly string[],
    { plan, ...more }: { plan?: Partial<CampaignPlan>; treeId?: string } = {},
  ): Promise<string> {
    const contacts = to.map((phoneNumber) => ({ phoneNumber }));
    const { campaign } = await ask("/bulk-calls/start", {
      ...{ name: "Probe", message: "", contacts, useDecisionTree: more.treeId !== undefined },
      ...{ plan: { perMinute: 600, ...plan }, ...more },
    });
    return `/bulk-calls/campaigns/${campaign.id}`;
  }

  /** Everybody may be called at any hour, as often as the plan says. */
  const freely = () => ask("/settings/lawful-calling", NO_RULES, "PUT");

  /** Lets pass as much, every call ending as it is asked for. */
  async function passing(
    milliseconds: number,
    step: number,
    how: "busy" | "no-answer" = "no-answer",
  ): Promise<void> {
    for (let left = milliseconds; left > 0; left -= step) {
      await pass(Math.min(step, left), step);
      for (const { id, callSid } of await ask("/calls/active")) {
        if (callSid !== null) await server.tell(id, how);
      }
    }
  }
  const faults = () => [...logged, ...server.logged];
  return { ...server, placed, ask, request, starts, freely, passing, faults };
}

test("a campaign deleted in the middle of its calls: they end, and nobody else is called", async () => {
  const answer = Promise.withResolvers<void>();
  const p = await program({
    async placeCall({ callId, to }) {
      if (to === numberOf(2)) await answer.promise;
      return { callSid: `CA${callId}`, status: "queued" };
    },
  });
  await p.freely();
  const address = await p.starts(numbers(6), { plan: { atOnce: 3, attempts: 3 } });
  await p.pass(2_000);
  expect(calledIn(p.placed)).toEqual(numbers(3));
  expect(await p.request(address, {}, "DELETE")).toMatchObject([
    409,
    { reason: "campaign-stands" },
  ]);
  await p.ask(`${address}/pause`, {});
  expect(await p.ask(address, {}, "DELETE")).toEqual({ ok: true });
  const other = await p.starts([numberOf(10)]);
  // Its answer comes when there is no campaign any more.
  answer.resolve();
  await p.pass(3_000);
  const [first, second, third] = p.placed.map(({ callId }) => callId);
  await p.tell(first ?? "", "busy");
  await p.tell(second ?? "", "in-progress");
  await p.tell(third ?? "", "no-answer");
  await p.pass(5_000);
  await p.tell(second ?? "", "completed", 2);
  // A busy one would be called again by then.
  await p.passing(40 * MINUTE, 60_000);
  expect(calledIn(p.placed)).toEqual([...numbers(3), numberOf(10)]);
  expect(p.ended).toEqual([]);
  for (const [id, status] of [
    [first, "busy"],
    [second, "completed"],
    [third, "no-answer"],
  ]) {
    expect(await p.ask(`/calls/${id}`)).toMatchObject({ status });
  }
  expect(await p.ask("/calls/active")).toEqual([]);
  expect((await p.request(address))[0]).toBe(404);
  expect(await p.ask(other)).toMatchObject({ calling: 0, again: 1 });
  expect(p.faults()).toEqual([]);
});

test("a tree changed, published and deleted while it is called with: the frozen one goes on", async () => {
  const p = await program();
  await p.freely();
  await insertTree(store.db, SMALL_TREE);
  await p.ask(`/decision-trees/${SMALL_TREE.id}/versions`, {});
  const address = await p.starts(numbers(3), {
    treeId: SMALL_TREE.id,
    plan: { perMinute: 1, atOnce: null },
  });
  /** What the last one who was called hears first. */
  const heard = async () => {
    const { callId = "" } = p.placed.at(-1) ?? {};
    const { callSid } = await p.ask(`/calls/${callId}`);
    await p.calls.answered(callId, callSid);
    const { line, spoken } = fakeLine();
    await p.calls.openRelay({ callId, callSid, resumed: false }, line);
    await until(() => spoken.length > 0);
    return JSON.stringify(spoken);
  };
  await p.pass(2_000);
  expect(await heard()).toContain("hier spricht eine KI");
  const [start, ...others] = SMALL_TREE.nodes;
  const changed = { ...SMALL_TREE, nodes: [{ ...start, content: "Ganz neu." }, ...others] };
  await p.ask(`/decision-trees/${SMALL_TREE.id}`, changed, "PUT");
  await p.ask(`/decision-trees/${SMALL_TREE.id}/versions`, {});
  await p.pass(MINUTE, 5_000);
  expect(p.placed).toHaveLength(2);
  expect(await heard()).toContain("hier spricht eine KI");
  expect(await p.ask(address)).toMatchObject({ treeVersion: 1, treeNote: null });
  await p.ask(`/decision-trees/${SMALL_TREE.id}`, {}, "DELETE");
  await p.pass(MINUTE, 5_000);
  expect(calledIn(p.placed)).toEqual(numbers(3));
  expect(await heard()).toContain("hier spricht eine KI");
  expect(await p.ask(address)).toMatchObject({
    ...{ status: "running", treeVersion: 1 },
    treeNote:
      "Der Decision Tree wurde gelöscht. Die Kampagne ruft weiter mit der Version an, die beim Start veröffentlicht war.",
  });
});

test("a file of which nobody may be called starts nothing, and says of each why", async () => {
  const p = await program();
  const file = ["Telefon;Vorname", "030 23125 001;Eva", "030 23125 002;Max", "112;Not", ";Ohne"];
  const { id: list } = await p.ask("/contacts/import?name=messe.csv&list=Messe", file.join("\n"));
  const { id } = await p.ask("/bulk-calls/campaigns", { name: "Messe", list });
  const address = `/bulk-calls/campaigns/${id}`;
  const report = {
    ...{ total: 2, callable: 0, later: 0, skipped: 2, invalid: 2 },
    reasons: [
      { amount: 2, kind: "never" },
      { code: "invalid", amount: 2 },
    ],
  };
  expect(await p.request(`${address}/start`, { acknowledged: 2 })).toMatchObject([
    409,
    { reason: "nobody-callable", details: { report } },
  ]);
  const nobody = await p.ask("/contacts/import?name=leer.csv&list=Leer", "Telefon\n112\nnix");
  const empty = await p.ask("/bulk-calls/campaigns", { name: "Leer", list: nobody.id });
  expect(await p.request(`/bulk-calls/campaigns/${empty.id}/start`, {})).toMatchObject([
    409,
    {
      reason: "nobody-callable",
      message: "Die Kampagne startet nicht. Niemand wird angerufen. 2 Zeilen sind keine Kontakte.",
    },
  ]);
  await p.pass(10 * MINUTE, 60_000);
  const all = await p.ask("/bulk-calls/campaigns");
  expect(all.map(({ status, hold }: { status: string; hold: unknown }) => [status, hold])).toEqual([
    ["draft", null],
    ["draft", null],
  ]);
  expect(p.placed).toEqual([]);
});

test("where after the start nobody may be called any more the campaign ends with the reason", async () => {
  const p = await program({}, undefined, { dials: false });
  for (const number of numbers(2)) await agreed(store.db, number, p.time.now());
  const address = await p.starts(numbers(2));
  for (const number of numbers(2)) await p.telephony.suppressions.optOut(number, null);
  p.campaigns.start();
  await p.pass(10_000);
  expect(p.placed).toEqual([]);
  expect(await p.ask(address)).toMatchObject({
    ...{ status: "completed", completedCalls: 2, skipped: 2, hold: null },
    counts: [{ standing: "skipped", reason: "suppressed", amount: 2 }],
  });
});

test("a carrier that is away for an hour is waited for, then everybody called as the plan says", async () => {
  let isAway = true;
  const p = await program({
    async placeCall({ callId }) {
      if (isAway) throw new CarrierError("no route", { retryable: true, fateUnknown: false });
      return { callSid: `CA${callId}`, status: "queued" };
    },
  });
  await p.freely();
  // More than so many faults of which twenty pause a campaign.
  const retries = { busy: { attempts: 2, minutes: 1 } } as CampaignPlan["retries"];
  const address = await p.starts(numbers(60), { plan: { atOnce: null, retries } });
  await p.pass(HOUR, 20_000);
  const shown = await p.ask(address);
  expect(shown).toMatchObject({
    ...{ status: "running", pauseReason: null, calling: 0, completedCalls: 0, lost: 0 },
    hold: { code: "carrier-down", until: expect.any(String) },
  });
  expect(shown.hold.message).toStartWith("Der Netzbetreiber ist nicht erreichbar.");
  // It is asked again and again, and not by everybody at once.
  const inVain = p.placed.length;
  expect(inVain).toBeWithin(20, 150);
  isAway = false;
  await p.passing(45 * MINUTE, 30_000, "busy");
  expect(calledIn(p.placed.slice(inVain))).toEqual(
    numbers(60).flatMap((number) => [number, number]),
  );
  expect(await p.ask(address)).toMatchObject({
    ...{ status: "completed", completedCalls: 60, hold: null },
    counts: [{ standing: "busy", amount: 60 }],
  });
});

test("started again at three in the morning nobody is called before the window opens", async () => {
  const evening = Date.UTC(2026, 0, 5, 18, 58);
  const before = await program({}, evening);
  for (const number of numbers(4)) await agreed(store.db, number, evening);
  const address = await before.starts(numbers(4), { plan: { perMinute: 1 } });
  await before.pass(10_000);
  expect(before.placed).toHaveLength(1);
  await before.tell(before.placed[0]?.callId ?? "", "busy");
  await before.stop();

  const p = await program({}, Date.UTC(2026, 0, 6, 2, 0));
  await p.pass(2 * MINUTE, 10_000);
  expect(await p.ask(address)).toMatchObject({
    ...{ status: "running" },
    hold: { code: "outside-window", until: "2026-01-06T07:00:00.000Z" },
  });
  p.time.advance(Date.UTC(2026, 0, 6, 6, 58) - p.time.now());
  await p.pass(2 * MINUTE - 1, 5_000);
  expect(p.placed).toEqual([]);
  await p.pass(5 * MINUTE, 5_000);
  expect(new Set(calledIn([...before.placed, ...p.placed]))).toEqual(new Set(numbers(4)));
  expect(new Set(calledIn(p.placed)).size).toBe(p.placed.length);
});

test.each([
  // The clock jumps from 2:00 to 3:00.
  ["leaves an hour out", "2026-03-29T01:00:00Z", 185, "2026-04-05T00:30:00.000Z"],
  // It shows 2:30 twice: the first of them counts.
  ["has an hour twice", "2026-10-25T00:30:00Z", 155, "2026-11-01T01:30:00.000Z"],
])("a night that %s opens a window once, and nobody is called beside it", async (...night) => {
  const [, opens, closes, next] = night;
  const opensAt = Date.parse(opens);
  const calledAt: number[] = [];
  const p = await program(
    {
      async placeCall({ callId }) {
        calledAt.push(p.time.now());
        return { callSid: `CA${callId}`, status: "queued" };
      },
    },
    opensAt - 2 * MINUTE,
  );
  await p.freely();
  const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
  const closed = Object.fromEntries(days.map((day) => [day, []]));
  const windows = {
    ...closed,
    sunday: [{ from: 150, until: closes }],
  } as unknown as CampaignPlan["windows"];
  const plan = { perMinute: 1, atOnce: null, attempts: 1, windows };
  const address = await p.starts(numbers(12), { plan });
  await p.passing(9 * MINUTE, 15_000);
  expect(calledAt).toHaveLength(5);
  for (const at of calledAt) expect(at).toBeWithin(opensAt, opensAt + 5 * MINUTE);
  // The other time at which the clock shows it.
  p.time.advance(opensAt + 59 * MINUTE - p.time.now());
  await p.passing(5 * MINUTE, 30_000);
  expect(calledAt).toHaveLength(5);
  expect(await p.ask(address)).toMatchObject({ hold: { code: "outside-window", until: next } });
  expect(calledIn(p.placed)).toEqual(numbers(5));
});

test("who had as many calls as a running campaign's plan allows by now is called no more", async () => {
  const p = await program();
  await p.freely();
  const address = await p.starts(numbers(3), { plan: { attempts: 2 } });
  await p.passing(10_000, 1_000, "busy");
  expect(await p.ask(address)).toMatchObject({ status: "running", again: 3 });
  await p.ask(address, { plan: { attempts: 1 } }, "PATCH");
  expect(await p.ask(address)).toMatchObject({ again: 0, completedCalls: 3 });
  await p.passing(45 * MINUTE, 5 * MINUTE, "busy");
  expect(calledIn(p.placed)).toEqual(numbers(3));
  expect(await p.ask(address)).toMatchObject({
    ...{ status: "completed" },
    counts: [{ standing: "busy", amount: 3 }],
  });
});

test.each([
  ["changed while it runs", []],
  ["changed while it is paused", ["pause", "resume"]],
  ["changed and checked while it is paused", ["pause", "check", "resume"]],
] as const)("hours %s count for those who were to wait for others", async (_, steps) => {
  const p = await program({}, Date.UTC(2026, 0, 5, 9, 0));
  await p.freely();
  const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
  const evening = [{ from: 18 * 60, until: 20 * 60 }];
  const windows = Object.fromEntries(days.map((day) => [day, evening])) as never;
  const address = await p.starts(numbers(3), { plan: { attempts: 1, windows } });
  await p.pass(MINUTE, 10_000);
  expect(await p.ask(address)).toMatchObject({
    ...{ waiting: 3, hold: { until: "2026-01-05T17:00:00.000Z" } },
    counts: [{ standing: "waiting", reason: "outside-window", amount: 3 }],
  });
  if (steps[0] === "pause") await p.ask(`${address}/pause`, {});
  await p.ask(address, { plan: { windows: null } }, "PATCH");
  if (steps[1] === "check") {
    await p.ask(`${address}/check`, {});
    await until(async () => !("done" in (await p.ask(`${address}/check`))));
  }
  if (steps.includes("resume" as never)) await p.ask(`${address}/resume`, {});
  await p.passing(2 * MINUTE, 10_000, "busy");
  expect(calledIn(p.placed)).toEqual(numbers(3));
});

test.each([
  ["who was left out by a check", true],
  ["who came while it waited", false],
])("once there are hours again, %s is called, too", async (_, isChecked) => {
  const p = await program({}, Date.UTC(2026, 0, 5, 9, 0));
  await p.freely();
  const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
  const none = Object.fromEntries(days.map((day) => [day, []])) as never;
  const address = await p.starts(numbers(2), { plan: { attempts: 1 } });
  await p.ask(`${address}/pause`, {});
  await p.ask(address, { plan: { windows: none } }, "PATCH");
  if (isChecked) {
    await p.ask(`${address}/check`, {});
    await until(async () => !("done" in (await p.ask(`${address}/check`))));
  }
  await p.ask(`${address}/resume`, {});
  if (!isChecked) {
    await p.ask(`${address}/contacts`, { contacts: [{ phoneNumber: numberOf(2) }] });
  }
  await p.ask(address, { plan: { windows: null } }, "PATCH");
  await p.passing(2 * MINUTE, 10_000, "busy");
  expect(calledIn(p.placed)).toEqual(numbers(isChecked ? 2 : 3));
});

test("a lead is called within ten seconds, whatever the campaign was waiting for", async () => {
  const calledAt = new Map<string, number>();
  const p = await program({
    async placeCall({ callId, to }) {
      calledAt.set(to, p.time.now());
      return { callSid: `CA${callId}`, status: "queued" };
    },
  });
  for (const number of numbers(9)) await agreed(store.db, number, p.time.now());
  const address = await p.starts(numbers(2), { plan: { attempts: 2 } });
  /** @returns milliseconds until he is called; `null`: he is not, for ten minutes */
  async function lead(number: string): Promise<number | null> {
    const since = p.time.now();
    const contacts = [{ telefon: number, vorname: "Eva" }];
    expect(await p.ask(`${address}/contacts`, { contacts })).toMatchObject({ added: 1 });
    await p.passing(20_000, 1_000);
    const at = calledAt.get(number);
    return at === undefined ? null : at - since;
  }
  // It runs, with nobody to call before the afternoon.
  await p.passing(MINUTE, 5_000, "no-answer");
  expect(await p.ask(address)).toMatchObject({ again: 2, hold: { code: "nobody-due" } });
  expect(await lead(numberOf(2))).toBeWithin(0, 10_000);

  await p.ask(`${address}/pause`, {});
  expect(await lead(numberOf(3))).toBeNull();
  expect(await p.ask(address)).toMatchObject({ status: "paused", waiting: 1 });
  await p.ask(`${address}/resume`, {});
  await p.passing(10_000, 1_000);
  expect(calledAt.has(numberOf(3))).toBe(true);

  // Outside of the hours he is told to be called later, and is.
  p.time.advance(Date.UTC(2026, 0, 5, 20, 0) - p.time.now());
  await p.pass(5_000);
  expect(
    await p.ask(`${address}/contacts`, { contacts: [{ telefon: numberOf(4) }] }),
  ).toMatchObject({
    added: 1,
    report: { callable: 0, later: 1, reasons: [{ until: "2026-01-06T07:00:00.000Z" }] },
  });
  await p.pass(MINUTE, 5_000);
  expect(calledAt.has(numberOf(4))).toBe(false);
  p.time.advance(Date.UTC(2026, 0, 6, 7, 0) - p.time.now());
  await p.passing(30_000, 1_000);
  expect(calledAt.has(numberOf(4))).toBe(true);
});

test("who was left out and has agreed since is called once he is sent again", async () => {
  const p = await program();
  await agreed(store.db, numberOf(0), p.time.now());
  const address = await p.starts(numbers(1), { plan: { attempts: 1 } });
  const lead = () => p.ask(`${address}/contacts`, { contacts: [{ telefon: numberOf(1) }] });
  expect(await lead()).toMatchObject({ added: 1, report: { skipped: 1 } });
  await p.passing(10_000, 1_000);
  expect(await p.ask(address)).toMatchObject({ status: "completed" });
  await agreed(store.db, numberOf(1), p.time.now());
  const again = { added: 0, known: 1, report: { total: 1, callable: 1, skipped: 0 } };
  expect(await lead()).toMatchObject(again);
  await p.passing(10_000, 1_000);
  expect(calledIn(p.placed)).toEqual(numbers(2));
});

test("a lead for a campaign that was completed makes it run again", async () => {
  const p = await program();
  await p.freely();
  const address = await p.starts(numbers(1), { plan: { attempts: 1 } });
  await p.passing(10_000, 1_000);
  expect(await p.ask(address)).toMatchObject({ status: "completed" });
  await p.ask(`${address}/contacts`, { contacts: [{ telefon: numberOf(1) }] });
  expect(await p.ask(address)).toMatchObject({ status: "running", completedAt: null });
  await p.pass(10_000);
  expect(calledIn(p.placed)).toEqual(numbers(2));
  await p.passing(5_000, 1_000);
  expect(await p.ask(address)).toMatchObject({ status: "completed", completedCalls: 2 });
});
