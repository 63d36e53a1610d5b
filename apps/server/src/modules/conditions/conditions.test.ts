import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { breathe } from "@rufbaum/runtime";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import type { Writer } from "@rufbaum/understanding/llm";
import type { ErrorBody } from "../../http/error-response.ts";
import { clientOf, ownerOf, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { createConditions } from "./service.ts";

let store: TestStore;
let running: TestApp;
/** What the language model was asked on, and what it writes. */
const told: unknown[] = [];
let written: string[] = [];
const writer: Writer = async (_, facts) => {
  told.push(facts);
  return written;
};

beforeAll(async () => {
  store = await openTestStore();
  running = await startTestApp({ db: store.db, overrides: { writer } });
});
afterAll(() => store.close());

function routes(app = running) {
  return ownerOf(app.app).api["decision-trees"].conditions;
}

const CONTRACT = {
  question: "Ihr Vertrag läuft im März aus. Soll er weiterlaufen?",
  conditions: [
    { id: "a", key: "Läuft weiter", examples: ["ja der kann so bleiben"] },
    { id: "b", key: "Soll enden", examples: ["nein den will ich kündigen"] },
  ],
};

test("a node's conditions are told as they are understood", async () => {
  const { data, status } = await routes().explain.post(CONTRACT);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    asksYesOrNo: true,
    yes: { condition: "a", by: "likeness" },
    no: { condition: "b", by: "likeness" },
    conditions: [{ id: "a" }, { id: "b" }],
    alike: [],
    canWriteExamples: true,
  });
  expect(data?.replies).toHaveLength(10);
  const names = new Set(data?.replies.map(({ condition }) => condition));
  expect(names).toEqual(new Set(["Läuft weiter", "Soll enden", null]));
});

test("calls go on between the parts of an explanation", async () => {
  const { explain } = createConditions({ writer: null });
  await explain(CONTRACT);
  let turns = 0;
  let isTold = false;
  const goOn = async () => {
    for (; !isTold; turns += 1) await breathe();
  };
  const others = goOn();
  await explain(CONTRACT);
  isTold = true;
  await others;
  expect(turns).toBeGreaterThan(2);
});

test.each([
  ["no conditions", []],
  ["one without a name", [{ id: "a", key: "", examples: [] }]],
  [
    "several that nobody can read",
    ["🙂", "x".repeat(200), ""].map((key) => ({ id: key || "a", key, examples: [] })),
  ],
])("of %s nothing is claimed", async (_, conditions) => {
  const { data, status } = await routes().explain.post({ question: "Und?", conditions } as never);
  expect(status).toBe(200);
  expect(data?.conditions.map(({ missed }) => missed)).toEqual(conditions.map(() => []));
});

test.each([
  ["no list", { question: "Ja?", conditions: "Ja" }],
  [
    "a condition without an id",
    { question: "Ja?", conditions: [{ id: "", key: "Ja", examples: [] }] },
  ],
  ["too many", { question: "", conditions: Array(201).fill({ id: "a", key: "Ja", examples: [] }) }],
])("%s is refused", async (_, body) => {
  expect((await routes().explain.post(body as never)).status).toBe(422);
});

test("nobody is told without having signed in", async () => {
  const anybody = clientOf(running.app).api["decision-trees"].conditions;
  expect((await anybody.explain.post(CONTRACT)).status).toBe(401);
});

describe("examples by a language model", () => {
  test("come as it writes them, told no example, without what is known, read as another or no speech", async () => {
    written = [
      " mir ist  beides recht ",
      "Ja, der kann so bleiben!",
      "nein den will ich kündigen",
      "siehe https://beispiel.test",
      "",
      "mir ist beides recht",
    ];
    const { data } = await routes().examples.post({ ...CONTRACT, wanted: "a" });
    expect(data?.examples).toEqual(["mir ist beides recht"]);
    expect(told.at(-1)).toEqual({
      question: CONTRACT.question,
      conditions: CONTRACT.conditions.map(({ key }) => key),
      wanted: "Läuft weiter",
    });
  });

  test("where nothing usable comes, a sentence says so", async () => {
    written = [];
    const { status, error } = await routes().examples.post({ ...CONTRACT, wanted: "a" });
    expect([status, (error?.value as ErrorBody | undefined)?.reason]).toEqual([
      502,
      "language-model-silent",
    ]);
  });

  test("without a language model, a sentence says so, and none is offered", async () => {
    const without = await startTestApp({ db: store.db });
    const { status } = await routes(without).examples.post({ ...CONTRACT, wanted: "a" });
    expect(status).toBe(409);
    const { data } = await routes(without).explain.post(CONTRACT);
    expect(data?.canWriteExamples).toBe(false);
  });

  test("for a condition that is not there, nobody is asked", async () => {
    const before = told.length;
    expect((await routes().examples.post({ ...CONTRACT, wanted: "c" })).status).toBe(404);
    expect(told).toHaveLength(before);
  });
});
