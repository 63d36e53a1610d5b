import { expect, test } from "bun:test";
import type { Persona, SimulationResult } from "@rufbaum/simulation";
import type { Database } from "../database.ts";
import {
  deleteSimulationRun,
  findSimulationRun,
  insertSimulationRun,
  listSimulationRuns,
  type NewSimulationRun,
} from "../queries/simulation-runs.ts";
import { deleteTree, insertTree, purgeTrees } from "../queries/trees.ts";
import { NOON, sampleTree } from "./samples.ts";

export function simulationRunsContract(db: () => Database) {
  const store = (run: NewSimulationRun, keep = 10) => insertSimulationRun(db(), run, { keep });
  const ids = async (treeId: string | null = null, limit = 10) =>
    (await listSimulationRuns(db(), { treeId, limit })).map(({ id }) => id);

  test("a simulation comes back as it was stored, with the tree it walked", async () => {
    const run = sampleRun({ seed: Number.MAX_SAFE_INTEGER, noise: 0.1, successRate: 33.33 });
    await store(run);
    expect(await findSimulationRun(db(), run.id)).toEqual({
      ...run,
      treeId: "tree_1",
      treeName: "Erstkontakt",
      snapshotId: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await findSimulationRun(db(), "none")).toBeNull();
  });

  test("simulations are listed the newest first, without what is long, by tree if wanted", async () => {
    await store(sampleRun({ id: "a" }));
    await store(sampleRun({ id: "b", createdAt: NOON + 2 }));
    await store(sampleRun({ id: "c", createdAt: NOON + 1, tree: sampleTree({ id: "tree_2" }) }));
    expect(await ids()).toEqual(["b", "c", "a"]);
    expect(await ids(null, 2)).toEqual(["b", "c"]);
    expect(await ids("tree_1")).toEqual(["b", "a"]);
    expect(await ids("other")).toEqual([]);
    const [listed] = await listSimulationRuns(db(), { treeId: null, limit: 1 });
    expect(listed).toMatchObject({ personaNames: ["Anna Weber"], runs: 5, seed: 1 });
    expect(Object.keys(listed ?? {})).not.toContain("result");
    expect(Object.keys(listed ?? {})).not.toContain("personas");
  });

  test("of a tree's simulations the oldest give way, those of others stay", async () => {
    await store(sampleRun({ id: "other", tree: sampleTree({ id: "tree_2" }) }), 2);
    for (const [place, id] of ["a", "b", "c"].entries()) {
      await store(sampleRun({ id, createdAt: NOON + 1 + place }), 2);
    }
    expect(await ids()).toEqual(["c", "b", "other"]);
  });

  test("a simulation that can't be stored leaves the others as they are", async () => {
    await store(sampleRun({ id: "a" }));
    const fault = await store(sampleRun({ id: "a", createdAt: NOON + 1 }), 1).catch(
      (error: unknown) => error,
    );
    expect(fault).toBeInstanceOf(Error);
    expect(await ids()).toEqual(["a"]);
  });

  test("what no database holds of a tree's name is left out, its document stays whole", async () => {
    const tree = sampleTree({ name: "a\0b" });
    await store(sampleRun({ tree, personaNames: ["c\0d"] }));
    expect(await findSimulationRun(db(), "simulation_1")).toMatchObject({
      treeName: "a\ufffdb",
      tree: { name: "a\0b" },
      personaNames: ["c\0d"],
    });
  });

  test("simulations outlive a deleted tree, but not a purged one", async () => {
    const tree = sampleTree();
    await insertTree(db(), tree);
    await store(sampleRun({ id: "a", tree }));
    await store(sampleRun({ id: "b", tree: sampleTree({ id: "tree_2" }) }));
    await deleteTree(db(), tree.id, NOON);
    expect(await ids()).toHaveLength(2);
    await purgeTrees(db(), NOON + 1);
    expect(await ids()).toEqual(["b"]);
  });

  test("a deleted simulation is gone", async () => {
    await store(sampleRun({ id: "a" }));
    expect(await deleteSimulationRun(db(), "a")).toBe(true);
    expect(await deleteSimulationRun(db(), "a")).toBe(false);
    expect(await ids()).toEqual([]);
  });
}

export function sampleRun(more: Partial<NewSimulationRun> = {}): NewSimulationRun {
  const anna: Persona = {
    id: "anna",
    name: "Anna Weber",
    type: "Entscheiderin",
    personality: ["freundlich"],
    patienceLevel: 8,
  };
  return {
    id: "simulation_1",
    createdAt: NOON,
    seed: 1,
    noise: 0,
    runs: 5,
    personas: [anna],
    personaNames: [anna.name],
    treeVersion: "0".repeat(64),
    successRate: 40,
    executionTime: 1.5,
    result: { totalRuns: 5, successRate: 40 } as SimulationResult,
    tree: sampleTree(),
    ...more,
  };
}
