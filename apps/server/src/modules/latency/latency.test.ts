import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { begin } from "@rufbaum/conversation";
import { virtualTime } from "@rufbaum/runtime/virtual";
import {
  endCall,
  findLatencyDays,
  forgetTranscripts,
  insertCall,
  recordAnswerTimes,
  recordTurns,
  saveSnapshot,
} from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { sampleTree } from "@rufbaum/tree/sample";
import { clientOf, ownerOf, startTestApp } from "../../testing/test-app.ts";
import { writeRetention } from "../retention/retention-settings.ts";
import { createLatency } from "./latency.ts";
import { addUpDays, lastDays } from "./latency-days.ts";

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(() => store.clear());
afterAll(() => store.close());

/** A call of `treeId` in which an answer took `wait` milliseconds. */
async function answer(at: string, wait: number, treeId = "tree_1"): Promise<void> {
  const tree = sampleTree({ id: treeId, createdAt: at });
  const id = `call_${at}_${treeId}`;
  await insertCall(store.db, {
    id,
    treeId,
    treeName: treeId,
    snapshotId: await saveSnapshot(store.db, tree, 0),
    direction: "outbound",
    from: "+493023125999",
    to: "+493023125001",
    createdAt: Date.parse(at),
  });
  await recordTurns(store.db, [
    {
      callId: id,
      state: begin(tree, {}),
      currentNodeId: null,
      outcome: null,
      endReason: null,
      messages: [
        {
          id: `msg_${id}`,
          at: Date.parse(at),
          speaker: "ai",
          text: "Gern.",
          confidence: null,
          intent: null,
          condition: null,
          nodeId: null,
          origin: null,
        },
      ],
    },
  ]);
  await recordAnswerTimes(store.db, [
    { messageId: `msg_${id}`, waitMilliseconds: wait, firstAudioMilliseconds: null },
  ]);
}

const timeZone = () => "Europe/Berlin";

function latencyAt(now: string) {
  const clock = virtualTime(Date.parse(now));
  return { clock, latency: createLatency({ sideDb: store.db, clock, timeZone }) };
}

const days = (views: readonly { day: string; treeId: string }[]) =>
  views.map(({ day, treeId }) => `${day} ${treeId}`);

test("days begin at midnight in Berlin, the newest stands first, and trees go by name", async () => {
  await answer("2026-10-23T22:00:00Z", 1);
  await answer("2026-10-24T21:59:59Z", 2, "tree_2");
  // The clocks go back on this day: it lasts 25 hours.
  await answer("2026-10-24T22:00:00Z", 3);
  await answer("2026-10-25T22:59:59Z", 4, "tree_2");
  await answer("2026-10-25T23:00:00Z", 5);
  const { latency } = latencyAt("2026-10-26T12:00:00Z");
  expect(days(await latency.read({ days: 3, treeId: null }))).toEqual([
    "2026-10-26 tree_1",
    "2026-10-25 tree_1",
    "2026-10-25 tree_2",
    "2026-10-24 tree_1",
    "2026-10-24 tree_2",
  ]);
  expect(days(await latency.read({ days: 2, treeId: "tree_2" }))).toEqual(["2026-10-25 tree_2"]);
  expect(days(await latency.read({ days: 1, treeId: "other" }))).toEqual([]);
});

test("a day that is over is added up once, on all servers together, today again and again", async () => {
  const clock = virtualTime(Date.parse("2026-11-21T12:00:00Z"));
  const request = { days: 3, treeId: null };
  await answer("2026-11-20T11:00:00Z", 5);
  const latency = createLatency({ sideDb: store.db, clock, timeZone });
  const twice = await Promise.all([latency.read(request), latency.read(request)]);
  expect(twice.map(days)).toEqual([["2026-11-20 tree_1"], ["2026-11-20 tree_1"]]);
  await answer("2026-11-21T11:00:00Z", 7);
  await answer("2026-11-20T12:00:00Z", 6);
  await clock.advance(5_000);
  const other = createLatency({ sideDb: store.db, clock, timeZone });
  for (const { read } of [latency, other]) {
    const [today, before] = await read(request);
    expect(today).toMatchObject({ answers: 1, server: { p50: 7 } });
    expect(before).toMatchObject({ answers: 1, server: { p50: 5 } });
  }
});

test("a day whose last answers may still come is not kept", async () => {
  const { clock, latency } = latencyAt("2026-11-21T23:30:00Z");
  const request = { days: 2, treeId: null };
  expect(await latency.read(request)).toEqual([]);
  await answer("2026-11-21T22:59:00Z", 9);
  await clock.advance(5_000);
  expect(days(await latency.read(request))).toEqual(["2026-11-21 tree_1"]);
});

test("days are added up before anybody asks, and not beyond being told to stop", async () => {
  const now = Date.parse("2026-11-21T12:00:00Z");
  await answer("2026-11-20T11:00:00Z", 5);
  await addUpDays({ sideDb: store.db, now, timeZone: timeZone(), signal: AbortSignal.abort() });
  const [, yesterday] = lastDays(now, 2, timeZone()).map(({ since }) => since);
  const found = async () => (await findLatencyDays(store.db, [yesterday ?? 0])).size;
  expect(await found()).toBe(0);
  await addUpDays({
    sideDb: store.db,
    now,
    timeZone: timeZone(),
    signal: new AbortController().signal,
  });
  expect(await found()).toBe(1);
});

test("another zone has other days, and those of which nothing is remembered stay as they were", async () => {
  let zone = "Europe/Berlin";
  const clock = virtualTime(Date.parse("2026-11-21T12:00:00Z"));
  const deps = { sideDb: store.db, clock, timeZone: () => zone };
  const latency = createLatency(deps);
  const read = async (days: number) =>
    (await latency.read({ days, treeId: null })).map(({ day, answers }) => `${day} ${answers}`);
  await answer("2026-11-19T23:30:00Z", 5);
  await answer("2026-11-20T11:00:00Z", 6);
  expect(await read(3)).toEqual(["2026-11-20 2"]);
  zone = "Europe/London";
  expect(await read(3)).toEqual(["2026-11-20 1", "2026-11-19 1"]);
  // What was said is forgotten after a week, and only what was added up of it stays.
  await writeRetention(store.db, { transcripts: 7 });
  await clock.advance(10 * 24 * 3_600_000);
  for (const callId of ["call_2026-11-19T23:30:00Z_tree_1", "call_2026-11-20T11:00:00Z_tree_1"]) {
    const end = { callId, status: "completed", outcome: "success", endReason: null } as const;
    await endCall(store.db, { ...end, errorCode: null, at: Date.parse("2026-11-20T12:00:00Z") });
  }
  expect(await forgetTranscripts(store.db, { before: clock.now(), limit: 9 })).toBe(2);
  zone = "Europe/Lisbon";
  expect(await read(14)).toEqual(["2026-11-20 1", "2026-11-19 1"]);
  zone = "America/New_York";
  expect(await read(14)).toEqual(["2026-11-20 1", "2026-11-19 1"]);
});

test("a read that failed is not kept", async () => {
  let isBroken = true;
  const flaky = new Proxy(store.db, {
    get(db, name, receiver) {
      if (name === "select" && isBroken) throw new Error("gone");
      return Reflect.get(db, name, receiver);
    },
  });
  const latency = createLatency({ sideDb: flaky, clock: virtualTime(), timeZone });
  const request = { days: 1, treeId: null };
  await expect(latency.read(request)).rejects.toThrow("gone");
  isBroken = false;
  expect(await latency.read(request)).toEqual([]);
});

test("the route answers whoever is signed in, with bars that name their ends", async () => {
  const running = await startTestApp(store);
  const at = new Date(running.time.now()).toISOString();
  await answer(at, 3);
  expect((await clientOf(running.app).api.latency.get({ query: {} })).status).toBe(401);
  const { data } = await ownerOf(running.app).api.latency.get({ query: { days: 1 } });
  expect(data).toMatchObject([
    { treeId: "tree_1", day: at.slice(0, 10), answers: 1, server: { p99: 3 }, firstAudio: null },
  ]);
  expect(data?.[0]?.server.histogram.slice(1, 4)).toEqual([
    { below: 2, count: 0 },
    { below: 5, count: 1 },
    { below: 10, count: 0 },
  ]);
  expect(data?.[0]?.server.histogram.at(-1)).toEqual({ below: null, count: 0 });
  const wrong = await ownerOf(running.app).api.latency.get({ query: { days: 91 } });
  expect(wrong.status).toBe(422);
});
