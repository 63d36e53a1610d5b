import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { insertCall, insertTree, saveSnapshot, setSetting } from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { sampleTree } from "@rufbaum/tree/sample";
import { clientOf, ownerOf, startTestApp } from "../../testing/test-app.ts";
import { changeDialLimits, readDialLimits, USUAL_LIMITS } from "./dial-limits.ts";

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(() => store.clear());
afterAll(() => store.close());

const NONE = { atOnce: null, perMinute: null, minutesPerDay: null };

test("with Twilio 10 at once, 30 a minute and 600 minutes a day; with the emulator none", async () => {
  expect(await readDialLimits(store.db, "emulator")).toEqual(NONE);
  expect(await readDialLimits(store.db, "twilio")).toEqual({
    atOnce: 10,
    perMinute: 30,
    minutesPerDay: 600,
  });
});

test("what is set stands for that carrier alone; the rest stays usual", async () => {
  await changeDialLimits(store.db, "twilio", { atOnce: 25, perMinute: null });
  expect(await readDialLimits(store.db, "twilio")).toEqual({
    atOnce: 25,
    perMinute: null,
    minutesPerDay: 600,
  });
  await changeDialLimits(store.db, "twilio", { atOnce: "usual", minutesPerDay: 0 });
  expect(await readDialLimits(store.db, "twilio")).toEqual({
    ...USUAL_LIMITS.twilio,
    perMinute: null,
    minutesPerDay: 0,
  });
  expect(await readDialLimits(store.db, "emulator")).toEqual(NONE);
  await changeDialLimits(store.db, "emulator", NONE);
  expect((await readDialLimits(store.db, "twilio")).minutesPerDay).toBe(0);
});

test.each(["alt", { atOnce: "viele" }, { atOnce: -1 }, [1, 2, 3], 12])(
  "what can't be read is not set: %j",
  async (stored) => {
    await setSetting(store.db, "dial-limits-twilio", stored);
    expect(await readDialLimits(store.db, "twilio")).toEqual(USUAL_LIMITS.twilio);
  },
);

test("the settings show them with what is used of them today", async () => {
  const { app, time } = await startTestApp(store);
  const snapshotId = await saveSnapshot(
    store.db,
    sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" }),
    0,
  );
  await insertCall(store.db, {
    id: "call_1",
    treeId: "tree_1",
    treeName: "Erstkontakt",
    snapshotId,
    direction: "outbound",
    from: "+493023125800",
    to: "+493023125001",
    createdAt: time.now(),
  });
  const { limits } = ownerOf(app).api.settings;
  expect((await clientOf(app).api.settings.limits.get()).status).toBe(401);
  expect((await limits.get()).data).toEqual({
    limits: NONE,
    usual: NONE,
    version: expect.any(String),
    used: { atOnce: 1, perMinute: 1, minutesPerDay: 0 },
  });
  expect((await limits.put({ atOnce: 3 })).data).toMatchObject({
    limits: { ...NONE, atOnce: 3 },
    usual: NONE,
  });
  expect((await limits.put({ atOnce: "usual" })).data).toMatchObject({ limits: NONE });
});

test.each([{ atOnce: -1 }, { perMinute: 1.5 }, { minutesPerDay: 1e9 }, { atOnce: "none" }])(
  "%j is refused and changes nothing",
  async (changes) => {
    const { app } = await startTestApp(store);
    const { limits } = ownerOf(app).api.settings;
    expect((await limits.put(changes as never)).status).toBe(422);
    expect((await limits.get()).data?.limits).toEqual(NONE);
  },
);

test("a call beyond a limit is told when to come back, in the answer's header, too", async () => {
  const { app } = await startTestApp(store);
  const owner = ownerOf(app);
  await owner.api.settings.limits.put({ perMinute: 0 });
  const tree = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
  await insertTree(store.db, tree);
  const call = () => owner.api["make-call"].post({ to: "+493023125001", treeId: tree.id });
  const stopped = await call();
  expect(stopped.status).toBe(429);
  expect(stopped.error?.value).toMatchObject({ reason: "too-many-calls-per-minute" });
  expect(stopped.response.headers.get("retry-after")).toBeNull();
  await owner.api.settings.limits.put({ perMinute: 1 });
  // The carrier of this test refuses every call; asking for one counts all the same.
  expect((await call()).status).toBe(502);
  const late = await call();
  expect(late.status).toBe(429);
  expect(late.response.headers.get("retry-after")).toBe("60");
});
