import { afterAll, beforeAll, expect, test } from "bun:test";
import { PERSONAS, type StoredResult, treeVersion } from "@rufbaum/simulation";
import { findSimulationRun, insertSimulationRun, insertTree } from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { sampleTree } from "@rufbaum/tree/sample";
import { ownerOf, startTestApp, type TestApp } from "../../testing/test-app.ts";
import older from "./testing/result-of-older-version.json" with { type: "json" };

const sample = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
/** As it was then, when conditions had no words of the agent's. */
const tree = {
  ...sample,
  nodes: sample.nodes.map((node) => {
    const conditions = node.conditions?.map(({ spoken: _, ...condition }) => condition);
    return { ...node, ...(conditions && { conditions }) };
  }),
};

/**
 * As versions until November 2026 stored it, with the sentences that they told of it (fewer paths); the
 * sample's cards lie elsewhere since then.
 */
const result: StoredResult = {
  ...(older.result as never as StoredResult),
  treeVersion: treeVersion(tree),
};

let store: TestStore;
let running: TestApp;
beforeAll(async () => {
  store = await openTestStore();
  running = await startTestApp(store);
  const { treeVersion, seed, noise, totalRuns: runs, successRate, executionTime } = result;
  const personas = { personas: PERSONAS, personaNames: PERSONAS.map(({ name }) => name) };
  const run = { id: "run_old", tree, treeVersion, createdAt: 0, seed, noise, runs, ...personas };
  await insertSimulationRun(store.db, { ...run, successRate, executionTime, result }, { keep: 10 });
});
afterAll(() => store.close());

const api = () => ownerOf(running.app).api.simulation;

test("a run that an older version stored is shown in its own sentences, with the word of today", async () => {
  const { data } = await api().runs({ id: "run_old" }).get();
  if (!data) throw new Error("there is no run");
  const {
    runId: _id,
    createdAt: _at,
    tree: _tree,
    customers: _who,
    discoveredIntents,
    ...others
  } = data;
  const { discoveredIntents: before, ...more } = result;
  expect(others).toEqual(more as never);
  const told = Object.entries(discoveredIntents).map(([name, { advice: _, ...intent }]) => [
    name,
    intent,
  ]);
  const inWordsOfToday = JSON.stringify(before)
    .replaceAll("An Knoten „", "Am Node „")
    .replaceAll("an Knoten „", "am Node „")
    .replaceAll("3 Knoten", "3 Nodes");
  expect(inWordsOfToday).not.toContain("Knoten");
  expect(JSON.stringify(Object.fromEntries(told))).toBe(inWordsOfToday);
});

test("what could be done about it is told from its figures, as today", async () => {
  const { data } = await api().runs({ id: "run_old" }).get();
  if (!data) throw new Error("there is no run");
  const { runId: _id, createdAt: _at, tree: _tree, customers: _who, ...simulationResult } = data;
  const answer = await api().recommendations.post({ simulationResult });
  expect(answer.data).toEqual({ recommendations: older.recommendations });
  // As a client has it that kept the answer of the older version.
  const kept = await api().recommendations.post({ simulationResult: result as never });
  expect(kept.data).toEqual({ recommendations: older.recommendations });
});

test("it is compared like any other", async () => {
  const { data } = await api().compare.get({ query: { one: "run_old", other: "run_old" } });
  expect(data?.summary).toBe(older.summary);
});

test("a run is stored as codes, and read in the language that is asked for", async () => {
  await insertTree(store.db, tree);
  const headers = { "rufbaum-language": "en" };
  const { data } = await api().run.post({ treeId: tree.id, numSimulations: 200 });
  if (!data) throw new Error("there is no run");
  const english = (await api().runs({ id: data.runId }).get({ headers })).data;
  const sentencesOf = (run: Pick<NonNullable<typeof english>, "discoveredIntents"> | null) =>
    Object.values(run?.discoveredIntents ?? {}).flatMap((intent) => intent.suggestedActions);
  expect(sentencesOf(data).join("\n")).toContain("wurde nur falsch gehört, was der Baum versteht");
  expect(sentencesOf(english).join("\n")).toContain("merely misheard ");
  const kept = await findSimulationRun(store.db, data.runId);
  expect(JSON.stringify(kept?.result)).not.toContain("suggestedActions");

  const { runId: _id, ...simulationResult } = data;
  const advice = await api().recommendations.post({ simulationResult }, { headers });
  expect(advice.data?.recommendations[0]).toMatch(/^(?:At|With|Word|Add|Nothing) /);
  const query = { one: "run_old", other: data.runId };
  const compared = await api().compare.get({ query, headers });
  expect(compared.data?.summary).toStartWith("Success rate ");
});
