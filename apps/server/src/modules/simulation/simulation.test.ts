import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { PERSONAS, simulate } from "@rufbaum/simulation";
import { insertTree } from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { SMALL_TREE } from "../../testing/calls-program.ts";
import { clientOf, ownerOf, startTestApp, type TestApp } from "../../testing/test-app.ts";

let store: TestStore;
let running: TestApp;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(async () => {
  await store.clear();
  running = await startTestApp(store);
  await insertTree(store.db, SMALL_TREE);
});
afterAll(() => store.close());

const api = () => ownerOf(running.app).api.simulation;
const request = { treeId: SMALL_TREE.id, numSimulations: 20 };

test("the five built-in personas are told, to whoever is signed in", async () => {
  expect((await clientOf(running.app).api.simulation.personas.get()).status).toBe(401);
  const { data } = await api().personas.get();
  expect(data).toEqual([...PERSONAS]);
  expect(data).toHaveLength(5);
});

test("a run answers with what the engine comes to, and is stored with it", async () => {
  const { data } = await api().run.post({ ...request, seed: 7, noise: 0.2 });
  if (!data) throw new Error("there is no result");
  const { runId, ...result } = data;
  const job = { tree: SMALL_TREE, personas: PERSONAS, runs: 20, seed: 7, noise: 0.2 };
  expect(result as unknown).toEqual(
    await simulate({ ...job, discovery: true }, { clock: running.time }),
  );
  expect((await api().runs({ id: runId }).get()).data as unknown).toEqual({
    ...result,
    runId,
    createdAt: running.time.now(),
    tree: SMALL_TREE,
  });
});
