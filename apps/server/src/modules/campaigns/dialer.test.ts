import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "bun:test";
import { type CampaignPlan, USUAL_PLAN } from "@rufbaum/dialing/campaigns";
import { virtualTime } from "@rufbaum/runtime/virtual";
import {
  changeCampaign,
  enterContacts,
  findCall,
  findCampaign,
  insertCampaign,
  insertContact,
  listCampaignContacts,
  saveSnapshot,
} from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { type Carrier, type CarrierCall, CarrierError, type PlaceCall } from "@rufbaum/telephony";
import { onlyEnd } from "../../carrier-ends.ts";
import { agreed } from "../../testing/agreed.ts";
import { SMALL_TREE } from "../../testing/calls-program.ts";
import { diallingServer } from "../../testing/dialling-server.ts";
import { callStore } from "../calls/call-store.ts";
import type { LawfulDialling } from "../lawful-calling/lawful-dialling.ts";
import { USUAL_SYSTEM } from "../settings/system-settings.ts";

const MINUTE = 60_000;
const FREE: CampaignPlan = { ...USUAL_PLAN, atOnce: null, perMinute: 600 };

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

/** Ended after the test. */
async function server(carrier: Partial<Carrier> = {}, time?: ReturnType<typeof virtualTime>) {
  const started = await diallingServer(store.db, { carrier, ...(time && { time }) });
  stops.push(started.stop);
  return started;
}

let runs = 40;

/** A campaign that runs, with contacts who agreed to be called. */
async function running(now: number, amount: number, plan: Partial<CampaignPlan> = {}) {
  const id = `campaign_${runs++}`;
  const made = await insertCampaign(store.db, {
    ...{ id, name: "Probe", agent: "", message: "", useDecisionTree: true },
    ...{ treeId: SMALL_TREE.id, treeName: SMALL_TREE.name, plan: { ...FREE, ...plan } },
    ...{ lists: [], otherColumns: ["Dach"], createdAt: now, createdBy: "Ada" },
  });
  const contacts: number[] = [];
  for (let index = 0; index < amount; index++) {
    const number = numberOf(index);
    const subject = await agreed(store.db, number, now);
    const contact = await insertContact(store.db, {
      ...{ number, subject, kind: "fixed", country: "DE", regions: "DE-BE", postcode: "10115" },
      ...{ firstName: `Vor${index}`, lastName: "Nach", company: "", email: "" },
      ...{ status: "lead", customFields: { Dach: "Flach" }, createdAt: now, updatedAt: now },
    } as Parameters<typeof insertContact>[1]);
    contacts.push((contact as { sequence: number }).sequence);
  }
  const { key } = made;
  await enterContacts(store.db, { campaign: key, dueAt: now, priority: 0, contacts });
  const snapshotId = await saveSnapshot(store.db, SMALL_TREE, now);
  const changes = { status: "running", snapshotId, startedBy: "Ada", resumedAt: now } as const;
  await changeCampaign(store.db, id, { among: ["draft"], changes });
  return { id, key, contacts };
}

async function standings(key: number) {
  return (await listCampaignContacts(store.db, key, { limit: 100 })).contacts;
}

const agreedTo = (placed: readonly PlaceCall[]) => placed.map(({ to }) => to).toSorted();
const all = (amount: number) => Array.from({ length: amount }, (_, index) => numberOf(index));

test("each contact is called once, with what is known of him, and the campaign ends", async () => {
  const { time, placed, pass, tell, campaigns } = await server();
  const { id, key } = await running(time.now(), 3);
  campaigns.start();
  await pass(2_000);
  expect(agreedTo(placed)).toEqual(all(3));
  const call = await findCall(store.db, placed[0]?.callId ?? "");
  expect(call).toMatchObject({ purpose: "campaign", madeBy: "Ada", treeName: SMALL_TREE.name });
  expect(call?.state?.variables).toMatchObject({
    ...{ firstName: "Vor0", lastName: "Nach", postcode: "10115", phone: numberOf(0) },
    ...{ Dach: "Flach", customField1: "Flach" },
  });
  for (const { callId } of placed) await tell(callId, "busy");
  await pass(2_000);
  expect((await standings(key)).map(({ standing }) => standing)).toEqual([
    "again",
    "again",
    "again",
  ]);
  // Half an hour later at the earliest, and once a day in all.
  await pass(10 * MINUTE, 5_000);
  expect(placed).toHaveLength(3);
  expect((await findCampaign(store.db, id))?.status).toBe("running");
});

test("a carrier that says later is left alone, and nobody is lost or called twice", async () => {
  let refusals = 7;
  const { time, placed, pass, campaigns, ended } = await server({
    placeCall: async ({ callId }) => {
      if (refusals-- > 0) {
        const later = { retryAfter: 3_000 };
        throw new CarrierError("429", { retryable: true, fateUnknown: false, status: 429, later });
      }
      return { callSid: `CA${callId}`, status: "queued" };
    },
  });
  const { key, id } = await running(time.now(), 5);
  campaigns.start();
  await pass(1_500);
  const campaign = await findCampaign(store.db, id);
  expect(campaign && campaigns.holdOf(campaign)).toMatchObject({ code: "carrier-later" });
  await pass(3 * MINUTE, 1_000);
  expect(campaign && campaigns.holdOf(campaign)).toMatchObject({ code: "nobody-due" });
  const rows = await standings(key);
  expect(rows.map(({ standing }) => standing)).toEqual(Array(5).fill("calling"));
  expect(agreedTo(placed.slice(-5))).toEqual(all(5));
  expect(placed).toHaveLength(12);
  expect(rows.map(({ attempts }) => attempts)).toEqual([0, 0, 0, 0, 0]);
  expect(ended).toEqual([]);
});

test("a call of which the carrier did not say whether it placed it is found, not placed again", async () => {
  const known: CarrierCall[] = [];
  const { time, placed, pass, campaigns } = await server({
    async placeCall({ callId, to, from }) {
      const callSid = `CA${callId}`;
      known.push({ callSid, to, from, status: "ringing", createdAt: null, duration: null });
      throw new CarrierError("500", { retryable: false, fateUnknown: true, status: 500 });
    },
    findCallsTo: async (to) => known.filter((call) => call.to === to),
    findCall: async (callSid) => known.find((call) => call.callSid === callSid) ?? null,
  });
  const { key } = await running(time.now(), 3);
  campaigns.start();
  await pass(5 * MINUTE, 5_000);
  expect(agreedTo(placed)).toEqual(all(3));
  expect((await standings(key)).map(({ callSid }) => callSid)).toEqual(
    placed.map(({ callId }) => `CA${callId}`),
  );
});

test("who opts out while he is being placed is withdrawn, and never called again", async () => {
  const waiting = Promise.withResolvers<void>();
  const { time, placed, ended, pass, tell, campaigns, telephony } = await server({
    async placeCall({ callId }) {
      await waiting.promise;
      return { callSid: `CA${callId}`, status: "queued" };
    },
  });
  const { key } = await running(time.now(), 2);
  campaigns.start();
  await pass(1_000);
  expect(placed).toHaveLength(2);
  await telephony.suppressions.optOut(numberOf(1), null);
  waiting.resolve();
  await pass(3_000);
  const withdrawn = placed.find(({ to }) => to === numberOf(1))?.callId ?? "";
  expect(ended).toContain(`CA${withdrawn}`);
  await tell(withdrawn, "canceled");
  await pass(5_000);
  const rows = await standings(key);
  expect(rows.find(({ number }) => number === numberOf(1))).toMatchObject({
    ...{ standing: "skipped", reason: "suppressed" },
  });
  expect(placed).toHaveLength(2);
});

test("what is said of a call as it ends finishes its contact, whatever was read before", async () => {
  const { time, placed, pass, tell, campaigns } = await server();
  const { key } = await running(time.now(), 1);
  campaigns.start();
  await pass(1_500);
  const callId = placed[0]?.callId ?? "";
  const before = await findCall(store.db, callId);
  await tell(callId, "no-answer");
  await pass(1_500);
  expect((await standings(key))[0]).toMatchObject({ standing: "again" });
  const lawful = { forCampaigns: async () => ({ attempts: null }) } as unknown as LawfulDialling;
  const limits = () => Promise.reject(new Error("Nobody is called."));
  const calls = callStore({
    db: store.db,
    ...USUAL_SYSTEM,
    clock: time,
    limits,
    lawful,
    ends: onlyEnd({ name: "emulator" }),
  });
  if (before) await calls.markOutcome(before, "not-interested", null);
  expect((await standings(key))[0]).toMatchObject({ standing: "not-interested", dueAt: null });
});

test("an emergency stop takes back who waits, lets ringing ones ring, and leaves talks", async () => {
  const { time, placed, ended, pass, tell, campaigns, telephony } = await server();
  const { id, key } = await running(time.now(), 4);
  campaigns.start();
  await pass(1_500);
  expect(placed).toHaveLength(4);
  const [queued, ringing, answers, talks] = placed.map(({ callId }) => callId) as [
    string,
    string,
    string,
    string,
  ];
  await tell(ringing, "ringing");
  await tell(answers, "ringing");
  await tell(talks, "in-progress");
  const sid = async (callId: string) => (await findCall(store.db, callId))?.callSid ?? "";
  await changeCampaign(store.db, id, {
    among: ["running"],
    changes: { status: "paused", pauseReason: "emergency-stop" },
  });
  const campaign = await findCampaign(store.db, id);
  await campaigns.stopCalls(campaign, { endCalls: false });
  expect(ended).toEqual([await sid(queued)]);
  await pass(10_000);
  await tell(answers, "in-progress", 2);
  expect(ended).toHaveLength(1);
  await pass(10_000);
  expect(ended).toEqual([await sid(queued), await sid(ringing)]);
  await campaigns.stopCalls(campaign, { endCalls: true });
  expect([...new Set(ended)].toSorted()).toEqual(
    (await Promise.all([queued, ringing, answers, talks].map(sid))).toSorted(),
  );
  for (const callId of [queued, ringing]) await tell(callId, "canceled", 3);
  await pass(3_000);
  const rows = await standings(key);
  const standing = (call: string) => rows.find(({ callId }) => callId === call)?.standing;
  // Both stay in the campaign; one of them heard it ring.
  expect([queued, ringing].map(standing)).toEqual(["waiting", "again"]);
  expect(placed).toHaveLength(4);
  expect(telephony.calls.held()).toBeLessThanOrEqual(2);
});

async function pausedByStop(id: string) {
  const changes = { status: "paused", pauseReason: "emergency-stop" } as const;
  await changeCampaign(store.db, id, { among: ["running"], changes });
  return findCampaign(store.db, id);
}

test("what the carrier is too busy to end it is asked to end again", async () => {
  let refusals = 4;
  const { time, placed, ended, logged, pass, campaigns } = await server({
    async endCall() {
      if (refusals-- <= 0) return;
      const details = { retryable: true, fateUnknown: false, status: 429 };
      throw new CarrierError("later", { ...details, later: { retryAfter: null } });
    },
  });
  const { id } = await running(time.now(), 3);
  campaigns.start();
  await pass(1_500);
  expect(placed).toHaveLength(3);
  await campaigns.stopCalls(await pausedByStop(id), { endCalls: false });
  await pass(10_000);
  expect(ended).toHaveLength(3 + 4);
  expect(new Set(ended)).toEqual(new Set(placed.map(({ callId }) => `CA${callId}`)));
  expect(logged.filter((line) => line.includes("it is to end, and goes on"))).toHaveLength(3);
});

test("a stop that its server does not live to see is seen through by the next one", async () => {
  const first = await server();
  const { id } = await running(first.time.now(), 1);
  first.campaigns.start();
  await first.pass(1_500);
  const callId = first.placed[0]?.callId ?? "";
  await first.tell(callId, "ringing");
  await first.campaigns.stopCalls(await pausedByStop(id), { endCalls: false });
  await first.stop();
  await first.pass(30_000);
  expect(first.ended).toEqual([]);
  const known = { to: numberOf(0), from: "", createdAt: null, duration: null } as const;
  const second = await server(
    { findCall: async (callSid) => ({ ...known, callSid, status: "ringing" }) },
    first.time,
  );
  await second.calls.recover();
  await second.pass(14_000);
  expect(second.ended).toEqual([]);
  await second.pass(8_000);
  expect(second.ended).toEqual([`CA${callId}`]);
});

test("a call that was given up is ended once the carrier tells its id, and counts", async () => {
  const answer = Promise.withResolvers<{ callSid: string; status: "queued" }>();
  const one = await server({ placeCall: () => answer.promise });
  const other = await server({}, one.time);
  const { id, key } = await running(one.time.now(), 1);
  one.campaigns.start();
  await one.pass(1_000);
  await pausedByStop(id);
  await one.pass(100_000, 5_000);
  const [given] = await standings(key);
  expect(given).toMatchObject({ standing: "waiting", attempts: 0 });
  expect(await findCall(store.db, given?.callId ?? "")).toMatchObject({ endReason: "not-placed" });
  answer.resolve({ callSid: "CA_late", status: "queued" });
  await one.pass(3_000);
  expect([one.ended, other.ended]).toEqual([["CA_late"], []]);
  expect(await standings(key)).toMatchObject([{ attempts: 1 }]);
});

test("paused, it lets calls run and begins none; stopped, the server begins none", async () => {
  const { time, placed, ended, pass, campaigns } = await server();
  const { id } = await running(time.now(), 3, { perMinute: 60 });
  campaigns.start();
  await pass(1_200);
  const before = placed.length;
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(3);
  await changeCampaign(store.db, id, { among: ["running"], changes: { status: "paused" } });
  await pass(5_000);
  expect([placed.length, ended.length]).toEqual([before, 0]);
  await changeCampaign(store.db, id, { among: ["paused"], changes: { status: "running" } });
  await campaigns.stop();
  campaigns.wake();
  await pass(10_000);
  expect(placed).toHaveLength(before);
});

test("a campaign that ended with somebody left goes on within a minute, and calls him", async () => {
  const { time, placed, pass, campaigns } = await server();
  campaigns.start();
  await pass(3_000);
  const { id } = await running(time.now(), 1);
  const changes = { status: "completed", completedAt: 1 } as const;
  await changeCampaign(store.db, id, { among: ["running"], changes });
  await pass(30_000, 1_000);
  expect(placed).toEqual([]);
  await pass(35_000, 1_000);
  expect(agreedTo(placed)).toEqual(all(1));
  expect(await findCampaign(store.db, id)).toMatchObject({ status: "running", completedAt: null });
});

test("a clock that is set back an hour calls nobody a second time", async () => {
  const time = virtualTime();
  let behind = 0;
  const clock = { ...time, now: () => time.now() - behind };
  const { placed, pass, tell, campaigns } = await server({}, Object.assign(clock, { waiting: 0 }));
  const { key } = await running(time.now(), 3, { attempts: 1 });
  campaigns.start();
  await pass(1_000);
  behind = 60 * MINUTE;
  for (const { callId } of [...placed]) await tell(callId, "no-answer");
  await pass(70 * MINUTE, 30_000);
  expect(agreedTo(placed)).toEqual(all(3));
  expect((await standings(key)).map(({ standing }) => standing)).toEqual(
    Array(3).fill("no-answer"),
  );
});

test("two servers on the data call each contact once", async () => {
  const one = await server();
  const other = await server({}, one.time);
  const { key } = await running(one.time.now(), 12, { perMinute: 120 });
  one.campaigns.start();
  other.campaigns.start();
  await one.pass(12_000);
  expect(agreedTo([...one.placed, ...other.placed])).toEqual(all(12));
  expect((await standings(key)).map(({ standing }) => standing)).toEqual(Array(12).fill("calling"));
});

test("a hold, the hour's end and the next morning are seen and kept", async () => {
  const { time, placed, pass, campaigns } = await server();
  const { id } = await running(time.now(), 4, { perMinute: 1 });
  // It is ten in Berlin; until two minutes before eight at night.
  time.advance(10 * 60 * MINUTE - 2 * MINUTE);
  campaigns.start();
  await pass(4 * MINUTE, 2_000);
  expect(placed).toHaveLength(2);
  const campaign = await findCampaign(store.db, id);
  const hold = campaign && campaigns.holdOf(campaign);
  expect(hold).toMatchObject({ code: "outside-window" });
  expect(new Date(hold?.until ?? 0).toISOString()).toBe("2026-01-06T07:00:00.000Z");
});
