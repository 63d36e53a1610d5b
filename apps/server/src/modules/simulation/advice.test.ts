import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { virtualTime } from "@rufbaum/runtime/virtual";
import {
  PERSONAS,
  recommend as recommended,
  type SimulationResult,
  simulate,
} from "@rufbaum/simulation";
import { insertTree, saveSnapshot } from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import type { Tree } from "@rufbaum/tree";
import { sampleTree } from "@rufbaum/tree/sample";
import { type Language, wordsIn } from "@rufbaum/words";
import { type ToldResult, tellResult } from "@rufbaum/words/simulation";
import { ownerOf, startTestApp } from "../../testing/test-app.ts";
import { createAdvisor } from "./advice.ts";
import { askForMore } from "./further-advice.ts";

const tree = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
const MARK = "Vorschlag des Sprachmodells: ";

let store: TestStore;
let result: ToldResult;
beforeAll(async () => {
  store = await openTestStore();
  const job = { tree, personas: PERSONAS, runs: 200, seed: 1, noise: 0.1, discovery: true };
  result = tellResult(await simulate(job, { clock: virtualTime() }), wordsIn("de"));
});
beforeEach(() => store.clear());
afterAll(() => store.close());

function intentWith(advice: object) {
  return { count: 1, triggeredAt: {}, suggestedActions: [], advice: [advice] };
}

/** As the specification has it: without what the sentences say. */
const plain = ({
  totalRuns,
  executionTime,
  successRate,
  averagePathLength,
  performanceMetrics,
  pathAnalysis,
  failurePoints,
  discoveredIntents,
}: ToldResult) => ({
  totalRuns,
  executionTime,
  successRate,
  averagePathLength,
  performanceMetrics,
  pathAnalysis,
  failurePoints,
  discoveredIntents: Object.fromEntries(
    Object.entries(discoveredIntents).map(([name, { count, triggeredAt, suggestedActions }]) => [
      name,
      { count, triggeredAt, suggestedActions },
    ]),
  ),
});

function recommend(of: SimulationResult, tree?: Tree, language: Language = "de"): string[] {
  return recommended(of, tree).map(wordsIn(language).recommendation);
}

function advisor(sentences?: string[], language: Language = "de") {
  const asked: string[] = [];
  const write = async (instructions: string, facts: unknown) => {
    asked.push(instructions, JSON.stringify(facts));
    return sentences ?? [];
  };
  const askForSome = sentences ? askForMore(write) : null;
  const { recommend: ask } = createAdvisor({ db: store.db, askForMore: askForSome });
  return { asked, recommend: (given: unknown) => ask(given, wordsIn(language)) };
}

test("a result as it was given out gets the engine's advice, on the tree as it was walked", async () => {
  await saveSnapshot(store.db, tree, 0);
  const asJson = JSON.parse(JSON.stringify(result));
  expect(await advisor().recommend(asJson)).toEqual(recommend(result, tree));
});

test("what was meant and misread is advised on, and has to be whole", async () => {
  await saveSnapshot(store.db, tree, 0);
  const node = tree.nodes.find(({ conditions }) => conditions)?.id ?? "";
  const misread = [{ said: "Sofort.", text: "Sofort.", read: "Nein", count: 150, run: 0 }];
  const rate = { count: 50, of: 200, percent: 25, low: 20, high: 30 };
  const understoodWith = (misread: unknown) => ({
    ...result,
    understood: { [node]: { rate, conditions: { Ja: { rate, between: 0, misread } } } },
  });
  const sentences = await advisor().recommend(understoodWith(misread));
  expect(sentences.join(" ")).toContain("davon wurden 25,0 % so gelesen");
  await expect(advisor().recommend(understoodWith([{ said: "Sofort." }]))).rejects.toMatchObject({
    reason: "invalid-result",
  });
});

test("where the tree that was walked is not kept, today's gives the titles", async () => {
  await insertTree(store.db, { ...tree, description: "anders" } as typeof tree);
  expect(await advisor().recommend(result)).toEqual(recommend(result, tree));
});

test("it is told in the language that is asked for, and so is what a language model adds", async () => {
  await saveSnapshot(store.db, tree, 0);
  const { asked, recommend: ask } = advisor(["Shorten the text of “Start”: 1,234.5 of 200."], "en");
  expect(await ask(result)).toEqual(recommend(result, tree, "en"));
  expect(asked[0]).toContain("short English sentences");
  const { recommend: askAgain } = advisor(["Shorten the text of “Start”, 200 heard it."], "en");
  expect((await askAgain(result)).at(-1)).toBe(
    "Suggestion of the language model: Shorten the text of “Start”, 200 heard it.",
  );
});

test("the plain figures alone are enough", async () => {
  const advice = await advisor().recommend(plain(result));
  expect(advice.length).toBeGreaterThan(0);
  expect(advice.join(" ")).not.toMatch(/undefined|NaN|null/);
});

test.each<[string, (result: ToldResult) => unknown, string]>([
  ["nothing", () => ({}), "totalRuns"],
  ["no run", (all) => ({ ...all, totalRuns: 0 }), "totalRuns"],
  ["a rate beyond all", (all) => ({ ...all, successRate: 101 }), "successRate"],
  [
    "half the metrics",
    (all) => ({ ...all, performanceMetrics: {} }),
    "performanceMetrics.bounceRate",
  ],
  [
    "a word for a count",
    (all) => ({ ...all, failurePoints: { a: { count: "x", reasons: {} } } }),
    "failurePoints.a.count",
  ],
  [
    "advice that nobody gives",
    (all) => ({ ...all, discoveredIntents: { a: intentWith({ code: "toString" }) } }),
    "discoveredIntents.a.advice.0.code",
  ],
  [
    "advice on a value that there is not",
    (all) => ({
      ...all,
      discoveredIntents: {
        a: intentWith({
          ...{ code: "value-unread", nodeId: "a", title: "a", value: "constructor", examples: [] },
        }),
      },
    }),
    "discoveredIntents.a.advice.0.value",
  ],
  ["a tree that no database can have", (all) => ({ ...all, treeId: "a\0b" }), "treeId"],
  ["a text without end", (all) => ({ ...all, treeName: "x".repeat(9_999) }), "treeName"],
])("%s is refused, with the field", async (_name, change, field) => {
  const { app } = await startTestApp(store);
  const refused = await ownerOf(app).api.simulation.recommendations.post({
    simulationResult: change(result) as ToldResult,
  });
  expect(refused.status).toBe(422);
  expect(refused.error?.value as unknown).toMatchObject({
    reason: "invalid-result",
    message: expect.stringContaining(`„${field}“`),
  });
});

test("the route answers with sentences", async () => {
  const { app } = await startTestApp(store);
  const { data } = await ownerOf(app).api.simulation.recommendations.post({
    simulationResult: result,
  });
  expect(data).toEqual({ recommendations: recommend(result) });
});

test("a language model's sentences follow ours, marked as its own", async () => {
  await saveSnapshot(store.db, tree, 0);
  const { recommend: ask } = advisor(["Kürzen Sie den  Text von „Start“."]);
  expect(await ask(result)).toEqual([
    ...recommend(result, tree),
    `${MARK}Kürzen Sie den Text von „Start“.`,
  ]);
});

test("it is told how many were reached, and how many calls that took", async () => {
  const { asked, recommend: ask } = advisor([]);
  await ask(result);
  const { runs, calls } = JSON.parse(asked[1] ?? "{}");
  expect([runs, calls]).toEqual([result.rates.success.of, 200]);
  expect(runs).toBeLessThan(calls);
});

test("it is told figures and titles, and no word of a call or of a persona", async () => {
  await saveSnapshot(store.db, tree, 0);
  const { asked, recommend: ask } = advisor([]);
  await ask(result);
  const [, facts = ""] = asked;
  expect(facts).toContain(tree.nodes[1]?.title ?? "?");
  const said = result.samples.flatMap(({ conversation }) =>
    conversation.lines.flatMap((line) => (line.type === "caller" ? [line.said] : [])),
  );
  expect(said.length).toBeGreaterThan(0);
  const words = [...said, ...PERSONAS.map(({ name }) => name)].filter(({ length }) => length > 8);
  expect(words.filter((word) => facts.includes(word))).toEqual([]);
});

test.each([
  ["a figure that it made up", "Bei „Start“ legen 98,76 % auf."],
  ["an address", "Mehr auf https://example.test/"],
  ["markup", "<b>Kürzen</b> Sie."],
  ["a lecture", "Kürzen Sie. ".repeat(40)],
  ["nothing", "  "],
])("its sentence with %s is left out", async (_name, sentence) => {
  await saveSnapshot(store.db, tree, 0);
  expect(await advisor([sentence]).recommend(result)).toEqual(recommend(result, tree));
});

test("its sentence may name a figure that stands in the result, as German writes it", async () => {
  await saveSnapshot(store.db, tree, 0);
  const rate = String(result.successRate).replace(".", ",");
  const sentence = `Von den 200 Gesprächen gelingen ${rate} %.`;
  expect((await advisor([sentence]).recommend(result)).at(-1)).toBe(MARK + sentence);
});
