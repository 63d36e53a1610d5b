import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { until } from "@rufbaum/runtime/testing";
import { compareResults, PERSONAS, type Persona, simulate } from "@rufbaum/simulation";
import {
  findSimulationRun,
  insertSimulationRun,
  insertTree,
  listSimulationRuns,
  setActive,
} from "@rufbaum/store";
import { changeTree, openTestStore, type TestStore } from "@rufbaum/store/testing";
import type { Tree } from "@rufbaum/tree";
import { wordsIn } from "@rufbaum/words";
import { tellComparison, tellResult } from "@rufbaum/words/simulation";
import { SMALL_TREE } from "../../testing/calls-program.ts";
import { clientOf, ownerOf, startTestApp, type TestApp } from "../../testing/test-app.ts";

let store: TestStore;
let running: TestApp;
beforeAll(async () => {
  store = await openTestStore();
  running = await startTestApp(store);
});
beforeEach(async () => {
  await store.clear();
  running.published.length = 0;
  await insertTree(store.db, SMALL_TREE);
});
afterAll(() => store.close());

const request = { treeId: SMALL_TREE.id, numSimulations: 20 };
/** More than any of these tests waits for. */
const long = { treeId: SMALL_TREE.id, numSimulations: 1_000_000 };
const api = () => ownerOf(running.app).api.simulation;
const stored = () => listSimulationRuns(store.db, { treeId: null, limit: 10 });
const told = (type: string) => running.published.filter((message) => message.type === type);

async function ran(more: Partial<typeof request> & { seed?: number } = {}) {
  const { data } = await api().run.post({ ...request, ...more });
  if (!data) throw new Error("there is no result");
  return data;
}

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
  const simulated = await simulate({ ...job, discovery: true }, { clock: running.time });
  expect(result as unknown).toEqual(tellResult(simulated, wordsIn("de")));
  expect((await api().runs({ id: runId }).get()).data as unknown).toEqual({
    ...result,
    runId,
    createdAt: running.time.now(),
    tree: SMALL_TREE,
    customers: PERSONAS,
  });
});

test("own personas are simulated with, an empty list means the built-in ones", async () => {
  const anna: Persona = {
    id: "anna",
    name: "Anna Weber",
    type: "Entscheiderin",
    personality: ["freundlich"],
    patienceLevel: 8,
  };
  const { data } = await api().run.post({ ...request, personas: [anna], language: "de" });
  expect(data?.personas).toMatchObject([{ id: "anna", name: "Anna Weber", runs: 20 }]);
  const { data: all } = await api().run.post({ ...request, personas: [] });
  expect(all?.personas.map(({ id }) => id)).toEqual(PERSONAS.map(({ id }) => id));
});

const [persona] = PERSONAS;

test.each<[string, object, number, string, string]>([
  ["an unknown tree", { treeId: "none" }, 404, "unknown-tree", "„none“"],
  ["a tree that no database can have", { treeId: "a\0b" }, 422, "invalid-request", "treeId"],
  ["no run", { numSimulations: 0 }, 400, "invalid-count", "1 bis 1.000.000"],
  ["fewer", { numSimulations: -5 }, 400, "invalid-count", "-5 Gespräche"],
  ["ten million", { numSimulations: 10_000_000 }, 400, "invalid-count", "10.000.000 Gespräche"],
  ["a half", { numSimulations: 1.5 }, 400, "invalid-count", "1,5 Gespräche"],
  ["a word for a count", { numSimulations: "viele" }, 422, "invalid-request", "numSimulations"],
  ["too much noise", { noise: 1.01 }, 400, "invalid-noise", "zwischen 0 und 1"],
  ["less than no noise", { noise: -0.1 }, 400, "invalid-noise", "nicht bei -0,1"],
  ["a broken seed", { seed: 0.5 }, 400, "invalid-seed", "ganze Zahl"],
  ["a seed too large", { seed: 2 ** 53 }, 400, "invalid-seed", "9.007.199.254.740.991"],
  ["another language", { language: "en" }, 400, "unknown-language", "nur auf Deutsch"],
  [
    "a persona without patience",
    { personas: [{ ...persona, patienceLevel: undefined }] },
    400,
    "invalid-personas",
    "[0].patienceLevel",
  ],
  [
    "a persona beyond patience",
    { personas: [persona, { ...persona, id: "b", patienceLevel: 11 }] },
    400,
    "invalid-personas",
    "[1].patienceLevel",
  ],
  ["two of one id", { personas: [persona, persona] }, 400, "invalid-personas", "[1].id"],
  ["a name as a persona", { personas: ["Anna"] }, 400, "invalid-personas", "[0]"],
  ["no list of personas", { personas: 7 }, 400, "invalid-personas", "Die Liste ist 7"],
  ["a key without end", { key: "k".repeat(500) }, 422, "invalid-request", "key"],
])("%s is refused, with what would be right", async (_name, more, status, reason, words) => {
  const refused = await api().run.post({ ...request, ...more } as typeof request);
  expect(refused.status as number).toBe(status);
  const value = refused.error?.value as { reason: string; message: string } | undefined;
  expect(value?.reason).toBe(reason);
  expect(value?.message).toContain(words);
  expect(await stored()).toEqual([]);
  expect(running.published).toEqual([]);
});

test("what is wrong with personas is listed with its code, in the language that is asked for", async () => {
  const told = async (language: string) => {
    const headers = { "rufbaum-language": language };
    const refused = await api().run.post({ ...request, personas: [persona, persona] } as never, {
      headers,
    });
    return refused.error?.value as unknown;
  };
  const problem = { path: "[1].id", code: "repeated-id", id: "decision-maker", first: 0 };
  expect(await told("de")).toMatchObject({
    message:
      "Mit diesen Personas lässt sich nicht simulieren: [1].id „decision-maker“ ist auch die Kennung von [0]. Jede Persona braucht eine eigene.",
    details: {
      problems: [
        {
          ...problem,
          message:
            "„decision-maker“ ist auch die Kennung von [0]. Jede Persona braucht eine eigene.",
        },
      ],
    },
  });
  expect(await told("en")).toMatchObject({
    message: expect.stringContaining(': [1].id "decision-maker" is the id of [0], too.'),
    details: { problems: [problem] },
  });
});

test("a tree with errors is simulated with its findings, or refused where that is wished", async () => {
  const nodes = SMALL_TREE.nodes.map((node) =>
    node.type === "decision" ? { ...node, conditions: [] } : node,
  );
  const broken: Tree = { ...SMALL_TREE, id: "broken", isActive: false, nodes, connections: [] };
  await insertTree(store.db, broken);
  const { findings } = await ran({ treeId: "broken" });
  expect(findings.some(({ severity }) => severity === "error")).toBe(true);
  const refused = await api().run.post({ ...request, treeId: "broken", strict: true });
  expect(refused.status).toBe(422);
  expect(refused.error?.value as unknown).toMatchObject({
    reason: "tree-has-errors",
    message: expect.stringContaining("solange der Baum Fehler hat"),
    details: { findings: findings.filter(({ severity }) => severity === "error") },
  });
  expect(await stored()).toHaveLength(1);
});

test("while one runs a second is refused, and told what runs; then the next may", async () => {
  const first = api().run.post({ ...long, key: "first" });
  await until(() => told("simulation-progress").length > 0);
  const second = await api().run.post(request);
  expect(second.status).toBe(409);
  expect(second.error?.value as unknown).toMatchObject({
    reason: "simulation-running",
    message: expect.stringContaining("von 1.000.000 Gesprächen"),
    details: { key: "first", treeId: SMALL_TREE.id, total: 1_000_000 },
  });
  expect((await api().cancel.post({ key: "second" })).status).toBe(404);
  expect((await api().cancel.post({ key: "first" })).data).toEqual({ ok: true });
  await first;
  await ran();
});

test("what is cancelled in the middle answers so, and leaves nothing behind", async () => {
  const { run } = api();
  const cut = run.post({ ...long, key: "mine" });
  await until(() => told("simulation-progress").length > 0);
  await api().cancel.post({ key: "mine" });
  const { status, error } = await cut;
  expect(status).toBe(409);
  expect(error?.value as unknown).toEqual({
    reason: "cancelled",
    message: "Die Simulation wurde abgebrochen.",
  });
  expect(told("simulation-ended")).toEqual([
    { type: "simulation-ended", key: "mine", runId: null },
  ]);
  expect(await stored()).toEqual([]);
  expect((await api().cancel.post({ key: "mine" })).status).toBe(404);
});

test("where a run fails nothing is stored, and the next may run", async () => {
  await store.db.execute("alter table simulation_runs rename to away" as never);
  const failed = await api().run.post({ ...request, key: "doomed" });
  await store.db.execute("alter table away rename to simulation_runs" as never);
  expect(failed.status as number).toBe(500);
  expect(told("simulation-ended")).toEqual([
    { type: "simulation-ended", key: "doomed", runId: null },
  ]);
  expect(await stored()).toEqual([]);
  await ran();
});

test("progress is told with a conversation to read along, and the end with the run's id", async () => {
  const { runId } = await ran({ numSimulations: 600 });
  expect(told("simulation-progress").at(-1)).toMatchObject({
    treeId: SMALL_TREE.id,
    done: 600,
    total: 600,
    sample: {
      personaName: expect.any(String),
      lines: expect.arrayContaining([
        { by: "agent", did: "say", text: "Guten Tag, hier spricht eine KI." },
      ]),
    },
  });
  expect(running.published.at(-1)).toMatchObject({ type: "simulation-ended", runId });
});

test("a stored run's conversations are led again, word for word", async () => {
  const { runId, samples } = await ran({ numSimulations: 200, seed: 3 });
  const conversation = (index: number) => api().runs({ id: runId }).conversations({ index }).get();
  const kept = new Set(samples.map(({ conversation: { index } }) => index));
  for (const { conversation: sample } of samples) {
    expect((await conversation(sample.index)).data as unknown).toEqual(sample);
  }
  const other = Array.from({ length: 200 }, (_, index) => index).find((index) => !kept.has(index));
  const { data } = await conversation(other ?? 0);
  expect(data?.index).toBe(other);
  expect(data?.lines.at(-1)?.type).toBe("end");
  // Changing the tree changes nothing of what was.
  await changeTree(store.db, SMALL_TREE.id, (tree) => ({ ...tree, nodes: [] }));
  expect((await conversation(other ?? 0)).data).toEqual(data);
  expect((await conversation(200)).error?.value as unknown).toMatchObject({
    reason: "unknown-conversation",
    message: expect.stringContaining("0 bis 199"),
  });
  expect((await conversation(-1)).status).toBe(422);
  expect((await api().runs({ id: "none" }).conversations({ index: 0 }).get()).status).toBe(404);
});

test("a run whose conversations would go another way today keeps those it was stored with", async () => {
  const { runId, samples } = await ran({ numSimulations: 200 });
  const old = await findSimulationRun(store.db, runId);
  const [first, ...others] = samples;
  if (!old || !first) throw new Error("there is no sample");
  const { snapshotId: _snapshot, treeId: _tree, treeName: _name, ...rest } = old;
  const conversation = { ...first.conversation, lines: [] };
  const result = { ...old.result, samples: [{ ...first, conversation }, ...others] };
  await insertSimulationRun(store.db, { ...rest, id: "run_old", result }, { keep: 9 });
  const tell = (index: number) => api().runs({ id: "run_old" }).conversations({ index }).get();
  expect((await tell(first.conversation.index)).data as unknown).toEqual(conversation);
  const kept = new Set(samples.map((sample) => sample.conversation.index));
  const other = Array.from({ length: 200 }, (_, index) => index).find((index) => !kept.has(index));
  const refused = await tell(other ?? 0);
  expect(refused.status as number).toBe(409);
  expect(refused.error?.value as unknown).toMatchObject({ reason: "made-by-another-version" });
});

test("stored runs are listed, tell whether their tree has changed, and are deleted", async () => {
  const { runId, successRate, treeVersion } = await ran({ seed: 9 });
  const list = async (query = {}) => (await api().runs.get({ query })).data;
  expect(await list()).toEqual([
    {
      id: runId,
      treeId: SMALL_TREE.id,
      treeName: SMALL_TREE.name,
      treeVersion,
      createdAt: running.time.now(),
      totalRuns: 20,
      seed: 9,
      noise: 0.1,
      successRate,
      executionTime: 0,
      personas: PERSONAS.map(({ name }) => name),
      isTreeCurrent: true,
    },
  ]);
  await setActive(store.db, SMALL_TREE.id, false);
  expect(await list()).toMatchObject([{ isTreeCurrent: true }]);
  await changeTree(store.db, SMALL_TREE.id, (tree) => ({ ...tree, name: "Anders" }));
  expect(await list({ treeId: SMALL_TREE.id, limit: 1 })).toMatchObject([{ isTreeCurrent: false }]);
  expect(await list({ treeId: "other" })).toEqual([]);
  expect((await api().runs.get({ query: { limit: 0 } })).status).toBe(422);
  const one = () => api().runs({ id: runId });
  expect((await one().delete()).data).toEqual({ ok: true });
  expect((await one().delete()).status).toBe(404);
  expect((await one().get()).error?.value as unknown).toMatchObject({ reason: "unknown-run" });
  expect(await list()).toEqual([]);
});

test("two stored runs are compared", async () => {
  const one = await ran({ seed: 1 });
  const other = await ran({ seed: 2, numSimulations: 40 });
  const query = { one: one.runId, other: other.runId };
  const { data } = await api().compare.get({ query });
  expect(data as unknown).toEqual(
    JSON.parse(
      JSON.stringify(tellComparison(compareResults(one, other, SMALL_TREE), wordsIn("de"))),
    ),
  );
  expect(data?.other).toMatchObject({ totalRuns: 40, seed: 2 });
  expect((await api().compare.get({ query: { ...query, one: "none" } })).status).toBe(404);
});
