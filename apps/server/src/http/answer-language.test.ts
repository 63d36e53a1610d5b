import { afterAll, beforeAll, expect, test } from "bun:test";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { type Language, wordsIn } from "@rufbaum/words";
import { LANGUAGE_HEADER } from "@rufbaum/words/language";
import { clientOf, LOCAL_TOKEN, ownerOf, startTestApp, type TestApp } from "../testing/test-app.ts";
import { languageOfAnswer } from "./answer-language.ts";

function asked(headers: Record<string, string>) {
  return { headers: new Headers(headers) };
}

test.each<[string, Record<string, string>, Language, Language]>([
  ["names none", {}, "de", "de"],
  ["names one", { "Rufbaum-Language": "en" }, "de", "en"],
  ["names the other one", { "Rufbaum-Language": "de" }, "en", "de"],
  ["names none, and the settings another", {}, "en", "en"],
  ["names what is none", { "Rufbaum-Language": "tlh" }, "de", "de"],
  ["names what every object has", { "Rufbaum-Language": "__proto__" }, "de", "de"],
  ["comes from an English browser", { "Accept-Language": "en" }, "de", "de"],
])("a request that %s", (_, headers, ofSettings, expected) => {
  expect(languageOfAnswer(asked(headers), () => ofSettings)).toBe(expected);
});

let store: TestStore;
let running: TestApp;
beforeAll(async () => {
  store = await openTestStore();
  running = await startTestApp(store);
});
afterAll(() => store.close());

const HEADERS: [Language, Record<string, string>][] = [
  ["de", {}],
  ["de", { [LANGUAGE_HEADER]: "de" }],
  ["en", { [LANGUAGE_HEADER]: "en" }],
  ["de", { [LANGUAGE_HEADER]: "xx" }],
];

test.each(HEADERS)("who may not come in is told so in %s with %j", async (language, headers) => {
  const { status, error } = await clientOf(running.app, headers).api["decision-trees"].get();
  expect(status).toBe(401);
  expect(error?.value as unknown).toEqual({
    message: wordsIn(language).refusal({ code: "not-signed-in" }),
    reason: "not-signed-in",
  });
});

test.each(HEADERS)(
  "what is not as it should be is told in %s with %j",
  async (language, headers) => {
    const api = clientOf(running.app, { authorization: `Bearer ${LOCAL_TOKEN}`, ...headers }).api;
    const body = { name: 7 } as unknown as { name: string };
    const { status, error } = await api.tokens.post(body);
    expect(status).toBe(422);
    expect(error?.value).toMatchObject({
      message: wordsIn(language).refusal({
        code: "invalid-request",
        part: "body",
        faults: [{ path: "name", fault: { code: "wrong-kind", kind: "text" } }],
      }),
      reason: "invalid-request",
      details: {
        in: "body",
        problems: [
          {
            path: "name",
            message: wordsIn(language).fieldFault({ code: "wrong-kind", kind: "text" }),
          },
        ],
      },
    });
  },
);

test.each(HEADERS)("what a refusal lists is told in %s with %j, too", async (language, headers) => {
  const api = clientOf(running.app, { authorization: `Bearer ${LOCAL_TOKEN}`, ...headers }).api;
  const { error } = await api["decision-trees"].import.post("[]");
  const fault = { code: "no-object" } as const;
  const message = wordsIn(language).problem({ code: "not-a-tree", params: { fault } });
  const value = error?.value as unknown as { message: string; details: unknown };
  expect(value.details).toEqual({ problems: [{ path: "", message }] });
  expect(value.message).toEndWith(`: ${message}`);
});

test.each(HEADERS)("what is found in a file is told in %s with %j", async (language, headers) => {
  const api = clientOf(running.app, { authorization: `Bearer ${LOCAL_TOKEN}`, ...headers }).api;
  const file = JSON.stringify({ name: "Leer", nodes: [], connections: [] });
  const { data } = await api["decision-trees"].import.post(file);
  const [found] = data?.findings ?? [];
  if (!found) throw new Error("nothing was found");
  expect(found.message).toBe(wordsIn(language).finding(found));
});

test("where the settings are English, who names no language is answered in English", async () => {
  const { app } = await startTestApp(store);
  await ownerOf(app).api.settings.system.put({ version: 0, language: "en" });
  const { error } = await clientOf(app).api["decision-trees"].get();
  expect(error?.value).toMatchObject({ message: "Please sign in." });
});
