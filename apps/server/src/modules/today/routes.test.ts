import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import type { NewCall } from "@rufbaum/calls";
import { endCall, insertCall, moveCallStatus, saveSnapshot } from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import type { Outcome } from "@rufbaum/tree";
import { sampleTree } from "@rufbaum/tree/sample";
import { clientOf, ownerOf, startTestApp } from "../../testing/test-app.ts";

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(() => store.clear());
afterAll(() => store.close());

/** A call that was answered when it was made, and ended; `outcome: null` leaves it running. */
async function call(
  createdAt: string,
  outcome: Outcome | null,
  seconds = 0,
  more: Partial<NewCall> = {},
): Promise<void> {
  const id = `call_${createdAt}_${outcome}`;
  const at = Date.parse(createdAt);
  const snapshotId = await saveSnapshot(store.db, sampleTree({ id: "tree_1", createdAt }), 0);
  const tree = { treeId: "tree_1", treeName: "Erstkontakt", snapshotId };
  const numbers = { from: "+493023125999", to: "+493023125001" };
  await insertCall(store.db, {
    id,
    ...tree,
    ...numbers,
    direction: "outbound",
    createdAt: at,
    ...more,
  });
  const answer = { callId: id, status: "in-progress", sequence: 1, at, duration: null } as const;
  await moveCallStatus(store.db, answer);
  if (outcome === null) return;
  const end = { callId: id, status: "completed", endReason: null, errorCode: null } as const;
  await endCall(store.db, { ...end, outcome, at: at + seconds * 1_000 });
}

test("the figures are of the calls made since midnight in Berlin", async () => {
  const { app } = await startTestApp(store);
  // It is 10 o'clock in Berlin on the fifth of January.
  await call("2026-01-04T22:59:59.999Z", "appointment", 600);
  await call("2026-01-04T23:00:00.000Z", "appointment", 60);
  // A campaign's count as all others do.
  const attempt = { campaign: 1, contact: 1, claim: 1 };
  await call("2026-01-05T08:00:00.000Z", "success", 30, { purpose: "campaign", attempt });
  await call("2026-01-05T08:30:00.000Z", "not-interested", 15);
  await call("2026-01-05T08:59:00.000Z", null);
  expect((await ownerOf(app).api.today.get()).data).toEqual({
    calls: 4,
    successRate: 200 / 3,
    averageDuration: 35,
    appointments: 1,
  });
});

test("midnight is that of the zone in the settings, from one request to the next", async () => {
  const { app } = await startTestApp(store);
  const { api } = ownerOf(app);
  // It is 4 o'clock in New York, and its day began at 5 in the morning of UTC.
  await call("2026-01-05T04:59:59.999Z", "appointment", 60);
  await call("2026-01-05T05:00:00.000Z", "success", 60);
  expect((await api.today.get()).data).toMatchObject({ calls: 2 });
  await api.settings.system.put({ version: 0, timeZone: "America/New_York" });
  expect((await api.today.get()).data).toMatchObject({ calls: 1 });
});

test("a day without calls has no rate and no average", async () => {
  const { app } = await startTestApp(store);
  expect((await clientOf(app).api.today.get()).status).toBe(401);
  expect((await ownerOf(app).api.today.get()).data).toEqual({
    calls: 0,
    successRate: null,
    averageDuration: null,
    appointments: 0,
  });
});
