import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { insertCall, moveCallStatus, saveSnapshot } from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { sampleTree } from "@rufbaum/tree/sample";
import { ownerOf, startTestApp } from "../../testing/test-app.ts";

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(() => store.clear());
afterAll(() => store.close());

const [FIRST, SECOND] = ["+493023125800", "+493023125801"];
let made = 0;

async function call(at: string, from: string, isAnswered: boolean, more: object = {}) {
  const createdAt = Date.parse(at);
  made += 1;
  const id = `call_${made}`;
  const snapshotId = await saveSnapshot(store.db, sampleTree({ id: "tree_1", createdAt: at }), 0);
  const tree = { treeId: "tree_1", treeName: "Erstkontakt", snapshotId };
  const numbers = { from, to: `+4930231250${String(made).padStart(2, "0")}` };
  const status = "queued" as const;
  await insertCall(store.db, {
    ...{ id, ...tree, ...numbers, status, direction: "outbound", createdAt },
    callSid: `CA${made}`,
    ...more,
  });
  if (!isAnswered) return;
  const answer = { status: "in-progress", sequence: 1, at: createdAt, duration: null } as const;
  await moveCallStatus(store.db, { callId: id, ...answer });
}

test("each number's answer rate stands beside that of the others, by the days of the zone", async () => {
  const { app } = await startTestApp(store);
  // It is 10 o'clock in Berlin on the fifth of January.
  await call("2026-01-04T22:59:00.000Z", FIRST ?? "", true);
  await call("2026-01-04T23:00:00.000Z", FIRST ?? "", false);
  await call("2026-01-05T08:00:00.000Z", FIRST ?? "", false);
  await call("2026-01-05T08:01:00.000Z", FIRST ?? "", false);
  await call("2026-01-05T08:02:00.000Z", SECOND ?? "", true);
  // Who calls us shows his own number, and years ago is long ago.
  await call("2026-01-05T08:03:00.000Z", "+493023125001", true, { direction: "inbound" });
  await call("2025-01-05T08:03:00.000Z", SECOND ?? "", false);
  const { data } = await ownerOf(app).api.settings["number-health"].get({ query: {} });
  expect(data).toEqual([
    {
      ...{ number: "+493023125800", written: "+49 30 23125800" },
      ...{ placed: 4, answered: 1, rate: 25, rateOfOthers: 100 },
      days: [
        { day: "2026-01-05", placed: 3, answered: 0, rate: 0 },
        { day: "2026-01-04", placed: 1, answered: 1, rate: 100 },
      ],
    },
    {
      ...{ number: "+493023125801", written: "+49 30 23125801" },
      ...{ placed: 1, answered: 1, rate: 100, rateOfOthers: 25 },
      days: [{ day: "2026-01-05", placed: 1, answered: 1, rate: 100 }],
    },
  ]);
  const { data: today } = await ownerOf(app).api.settings["number-health"].get({
    query: { days: 1 },
  });
  expect(today?.[0]).toMatchObject({ placed: 3, answered: 0 });
});

test("more calls than are read at once are all counted, also of one millisecond", async () => {
  const { app } = await startTestApp(store);
  for (let n = 0; n < 1_203; n++) {
    await call("2026-01-05T08:00:00.000Z", FIRST ?? "", false);
  }
  const { data } = await ownerOf(app).api.settings["number-health"].get({ query: { days: 2 } });
  expect(data).toMatchObject([{ placed: 1_203, rateOfOthers: null }]);
});

test("without calls there is nothing to tell, and no more than 90 days are", async () => {
  const { app } = await startTestApp(store);
  const health = ownerOf(app).api.settings["number-health"];
  expect((await health.get({ query: {} })).data).toEqual([]);
  expect((await health.get({ query: { days: 91 } })).status).toBe(422);
});
