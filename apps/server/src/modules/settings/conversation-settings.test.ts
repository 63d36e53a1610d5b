import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { ownerOf, startTestApp } from "../../testing/test-app.ts";

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(() => store.clear());
afterAll(() => store.close());

test("by default Christian speaks at his own pace, and calls are logged; a restart keeps changes", async () => {
  const { app, published } = await startTestApp(store);
  const { conversations } = ownerOf(app).api.settings;
  const usual = { defaultVoice: "Christian_Plasa", defaultSpeed: 1, enableLogging: true } as const;
  expect((await conversations.get()).data).toEqual({ ...usual, version: 0 });
  const change = { version: 0, defaultSpeed: 1.5, enableLogging: false } as const;
  const kept = { ...usual, defaultSpeed: 1.5, enableLogging: false, version: 1 } as const;
  expect((await conversations.put(change)).data).toEqual(kept);
  expect(published).toContainEqual({ type: "settings-changed", part: "conversations" });
  const again = await startTestApp(store);
  expect((await ownerOf(again.app).api.settings.conversations.get()).data).toEqual(kept);
});

test.each([
  { defaultVoice: "Albert" },
  { defaultSpeed: 1.1 },
  { enableLogging: "ja" },
  { volume: 3 },
])("what can't be chosen is refused, and names the field: %j", async (change) => {
  const { app } = await startTestApp(store);
  const { conversations } = ownerOf(app).api.settings;
  const { status, error } = await conversations.put({ version: 0, ...change } as never);
  expect(status).toBe(422);
  expect(JSON.stringify(error?.value)).toContain(Object.keys(change)[0] ?? "");
  expect((await conversations.get()).data?.version).toBe(0);
});

test("every voice that is offered can be chosen", async () => {
  const { app } = await startTestApp(store);
  const { conversations } = ownerOf(app).api.settings;
  const choices = (await conversations.choices.get()).data;
  let version = 0;
  for (const defaultVoice of choices?.voices ?? []) {
    const { data } = await conversations.put({ version, defaultVoice });
    expect(data?.defaultVoice).toBe(defaultVoice);
    version = data?.version ?? 0;
  }
  expect(version).toBeGreaterThan(5);
});
