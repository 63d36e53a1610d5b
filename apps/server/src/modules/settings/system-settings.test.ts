import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { until } from "@rufbaum/runtime/testing";
import { setSetting } from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { createLive } from "../../live/live.ts";
import { clientOf, ownerOf, PASSWORD, startTestApp } from "../../testing/test-app.ts";
import { createSystem } from "./system-settings.ts";

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(() => store.clear());
afterAll(() => store.close());

test("Berlin and German stand until somebody changes them, and what is changed is told", async () => {
  const { app, published } = await startTestApp(store);
  const { system } = ownerOf(app).api.settings;
  const usual = { timeZone: "Europe/Berlin", language: "de" } as const;
  expect((await system.get()).data).toEqual({ ...usual, version: 0 });
  const changed = await system.put({ version: 0, timeZone: "America/New_York" });
  const kept = { ...usual, timeZone: "America/New_York", version: 1 };
  expect(changed.data).toEqual(kept);
  expect((await system.get()).data).toEqual(kept);
  expect(published).toContainEqual({ type: "settings-changed", part: "system" });
});

test("who changes what another has changed meanwhile is told so, and nothing is lost", async () => {
  const { app } = await startTestApp(store);
  const { system } = ownerOf(app).api.settings;
  await system.put({ version: 0, timeZone: "Europe/London" });
  const { status, error } = await system.put({ version: 0, language: "en" });
  expect(status).toBe(409);
  expect(error?.value).toMatchObject({
    reason: "setting-changed",
    details: { current: { timeZone: "Europe/London", language: "de", version: 1 } },
  } as never);
  expect((await system.put({ version: 1, language: "en" })).data).toMatchObject({
    timeZone: "Europe/London",
    language: "en",
    version: 2,
  });
});

test.each(["Europe/Bonn", "+02:00", "", "Berlin"])("%j is no time zone", async (timeZone) => {
  const { app } = await startTestApp(store);
  const { system } = ownerOf(app).api.settings;
  const { status, error } = await system.put({ version: 0, timeZone });
  expect(status).toBe(422);
  expect(error?.value).toMatchObject({
    reason: "unknown-time-zone",
    message: `„${timeZone}“ ist keine Zeitzone. Gemeint ist ein Name wie „Europe/Berlin“.`,
  } as never);
  expect((await system.get()).data?.version).toBe(0);
});

test("every zone of IANA's can be chosen, and in any spelling", async () => {
  const { app } = await startTestApp(store);
  const { settings } = ownerOf(app).api;
  const zones = (await settings["time-zones"].get()).data ?? [];
  expect(zones).toContain("Europe/Berlin");
  expect(zones.length).toBeGreaterThan(300);
  const { data } = await settings.system.put({ version: 0, timeZone: " europe/lisbon " });
  expect(data?.timeZone).toBe("Europe/Lisbon");
});

test("signing in tells the zone", async () => {
  const { app } = await startTestApp(store);
  await ownerOf(app).api.settings.system.put({ version: 0, timeZone: "Asia/Tokyo" });
  const { data } = await clientOf(app).api.session.post({ password: PASSWORD });
  expect(data?.timeZone).toBe("Asia/Tokyo");
});

test("another server's change counts as soon as it is told, and after news were missed", async () => {
  const live = createLive();
  const [mine, others] = ["mine", "others"].map(() =>
    createSystem({ db: store.db, live, log: () => {} }),
  );
  await others?.change({ version: 0, timeZone: "Europe/London" });
  expect(mine?.timeZone()).toBe("Europe/Berlin");
  live.tell({ type: "settings-changed", part: "system" });
  await until(() => mine?.timeZone() === "Europe/London");
  await others?.change({ version: 1, timeZone: "America/New_York", language: "en" });
  live.renew();
  await until(() => mine?.timeZone() === "America/New_York" && mine.language() === "en");
});

test("what is stored and can't be read any more is as by default", async () => {
  await setSetting(store.db, "system", {
    version: 4,
    value: { timeZone: "Mars/Olympus", language: "nl" },
  });
  const system = createSystem({ db: store.db, live: createLive(), log: () => {} });
  await system.load();
  expect([system.timeZone(), system.language()]).toEqual(["Europe/Berlin", "de"]);
  expect(await system.change({ version: 4, language: "en" })).toMatchObject({ version: 5 });
});
