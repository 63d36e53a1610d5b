import { expect, test } from "bun:test";
import type { NewCall } from "@rufbaum/calls";
import type { Database } from "../database.ts";
import { findCall, insertCall } from "../queries/calls.ts";
import { insertSimulationRun } from "../queries/simulation-runs.ts";
import { loadSnapshot, purgeSnapshots, saveSnapshot } from "../queries/snapshots.ts";
import { publishTree } from "../queries/tree-versions.ts";
import { insertTree } from "../queries/trees.ts";
import { NOON, sampleTree } from "./samples.ts";
import { sampleRun } from "./simulation-runs.contract.ts";

const HOUR = 3_600_000;

export function snapshotsContract(db: () => Database) {
  const named = (name: string) => sampleTree({ id: name, name });

  function callOf(snapshotId: string, id = "call_1"): NewCall {
    return {
      id,
      treeId: "tree_1",
      treeName: "Erstkontakt",
      snapshotId,
      direction: "outbound",
      from: "+493023125999",
      to: "+493023125001",
      createdAt: NOON,
    };
  }

  test("a snapshot is forgotten once nothing refers to it and nobody meant to for a while", async () => {
    const [old, fresh, again] = [
      await saveSnapshot(db(), named("old"), NOON - HOUR),
      await saveSnapshot(db(), named("fresh"), NOON),
      await saveSnapshot(db(), named("again"), NOON - HOUR),
    ];
    expect(await saveSnapshot(db(), named("again"), NOON)).toBe(again);
    expect(await purgeSnapshots(db(), { before: NOON })).toBe(1);
    expect(await loadSnapshot(db(), old)).toBeNull();
    expect(await loadSnapshot(db(), fresh)).toEqual(named("fresh"));
    expect(await loadSnapshot(db(), again)).toEqual(named("again"));
  });

  test("what a call, a version or a simulation refers to is never forgotten", async () => {
    await insertCall(db(), callOf(await saveSnapshot(db(), named("called"), 0)));
    await insertTree(db(), named("published"));
    await publishTree(db(), "published", { note: null, publishedAt: 0 });
    await insertSimulationRun(db(), sampleRun({ createdAt: 0, tree: named("simulated") }), {
      keep: 1,
    });
    expect(await purgeSnapshots(db(), { before: NOON })).toBe(0);
  });

  test("more snapshots than one slice holds are all looked at", async () => {
    for (let n = 0; n < 205; n++) await saveSnapshot(db(), named(`tree_${n}`), 0);
    expect(await purgeSnapshots(db(), { before: NOON })).toBe(205);
  });

  test("a call that is placed while snapshots are forgotten keeps its own", async () => {
    for (let round = 0; round < 20; round++) {
      const tree = named(`tree_${round}`);
      await saveSnapshot(db(), tree, 0);
      async function place(): Promise<string> {
        const id = await saveSnapshot(db(), tree, NOON);
        await insertCall(db(), callOf(id, `call_${round}`));
        return id;
      }
      const [id] = await Promise.all([place(), purgeSnapshots(db(), { before: NOON })]);
      expect(await loadSnapshot(db(), id)).toEqual(tree);
    }
  });

  test("what somebody refers to at this very moment stays, even if it looks forgotten", async () => {
    const id = await saveSnapshot(db(), named("old"), 0);
    let purging = Promise.resolve(0);
    await db().transaction(async (tx) => {
      await insertCall(tx, callOf(id));
      purging = purgeSnapshots(db(), { before: NOON });
      // A server comes to the snapshot meanwhile, and waits there for this transaction.
      for (let n = 0; n < 20; n++) await findCall(tx, "call_1");
    });
    expect(await purging).toBe(0);
    expect(await loadSnapshot(db(), id)).toEqual(named("old"));
  });
}
