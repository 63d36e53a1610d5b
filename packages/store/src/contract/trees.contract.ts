import { expect, test } from "bun:test";
import type { Database } from "../database.ts";
import { loadSnapshot, saveSnapshot } from "../queries/snapshots.ts";
import {
  countTrees,
  deleteTree,
  findTree,
  insertTree,
  listTrees,
  replaceTree,
} from "../queries/trees.ts";
import { sampleTree } from "./samples.ts";

export function treesContract(db: () => Database) {
  test("a tree comes back byte for byte, with unknown fields, odd characters and key order", async () => {
    const tree = sampleTree({
      name: "日本語 🤖",
      zebra: 1,
      alpha: { "2": "\0", "1": "\ud800" },
    } as never);
    await insertTree(db(), tree);
    expect(JSON.stringify(await findTree(db(), tree.id))).toBe(JSON.stringify(tree));
  });

  test("trees are listed from the oldest to the newest", async () => {
    await insertTree(db(), sampleTree({ id: "b", createdAt: "2026-01-02T00:00:00Z" }));
    await insertTree(db(), sampleTree({ id: "a", createdAt: "2026-01-01T00:00:00Z" }));
    expect((await listTrees(db())).map(({ id }) => id)).toEqual(["a", "b"]);
    expect(await countTrees(db())).toBe(2);
  });

  test("at most one tree is active, however many are activated at once", async () => {
    await insertTree(db(), sampleTree({ id: "0", isActive: true }));
    const ids = ["1", "2", "3", "4", "5"];
    await Promise.all(ids.map((id) => insertTree(db(), sampleTree({ id, isActive: true }))));
    await Promise.all(ids.map((id) => replaceTree(db(), sampleTree({ id, isActive: true }))));
    expect((await listTrees(db())).filter(({ isActive }) => isActive)).toHaveLength(1);
  });

  test("replacing and deleting say whether there was such a tree", async () => {
    expect(await replaceTree(db(), sampleTree())).toBeNull();
    expect(await deleteTree(db(), "tree_1")).toBe(false);
    await insertTree(db(), sampleTree());
    expect(await replaceTree(db(), sampleTree({ name: "Neu" }))).toEqual(
      sampleTree({ name: "Neu" }),
    );
    expect(await deleteTree(db(), "tree_1")).toBe(true);
    expect(await findTree(db(), "tree_1")).toBeNull();
  });

  test("a snapshot is kept once, whatever the order of its keys", async () => {
    const id = await saveSnapshot(db(), sampleTree());
    const turned = Object.fromEntries(Object.entries(sampleTree()).reverse());
    expect(await saveSnapshot(db(), turned as never)).toBe(id);
    expect(id).toMatch(/^[0-9a-f]{64}$/);
    expect(await loadSnapshot(db(), id)).toEqual(sampleTree());
    expect(await loadSnapshot(db(), "none")).toBeNull();
  });
}
