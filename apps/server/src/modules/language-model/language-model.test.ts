import { afterAll, beforeAll, expect, test } from "bun:test";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { clientOf, ownerOf, startTestApp } from "../../testing/test-app.ts";

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const settings = { baseUrl: "http://127.0.0.1:11434/v1", apiKey: "sk-secret", model: "small" };

test("what is configured is shown without its key, and is asked on request", async () => {
  const check = async () => ({ isReached: true, milliseconds: 12 }) as const;
  const overrides = { languageModel: { settings, check } };
  const { app } = await startTestApp({ ...store, overrides });
  const api = ownerOf(app).api.settings["language-model"];
  const { data } = await api.get();
  expect(data).toEqual({
    model: { baseUrl: settings.baseUrl, model: "small", hasKey: true },
  });
  expect((await api.check.post()).data).toEqual({ isReached: true, milliseconds: 12 });
  expect((await clientOf(app).api.settings["language-model"].get()).status).toBe(401);
});

test("why it does not answer is told in the language of the answer", async () => {
  const fault = { code: "status", status: 401 } as const;
  const check = async () => ({ isReached: false, fault }) as const;
  const overrides = { languageModel: { settings, check } };
  const { app } = await startTestApp({ ...store, overrides });
  const asked = async (language: "de" | "en") => {
    const headers = { "rufbaum-language": language };
    const { data } = await ownerOf(app).api.settings["language-model"].check.post({}, { headers });
    return data;
  };
  expect(await asked("de")).toEqual({
    ...{ isReached: false, fault },
    why: "der API-Schlüssel fehlt oder stimmt nicht, Status 401",
  });
  expect(await asked("en")).toMatchObject({ why: "the API key is missing or wrong, status 401" });
});

test("where none is configured, there is none to show or to ask", async () => {
  const { app } = await startTestApp(store);
  const api = ownerOf(app).api.settings["language-model"];
  expect((await api.get()).data).toEqual({ model: null });
  expect((await api.check.post()).status).toBe(409);
});
