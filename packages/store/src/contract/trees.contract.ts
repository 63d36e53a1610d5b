import { expect, test } from "bun:test";
import type { Tree } from "@rufbaum/tree";
import type { Database } from "../database.ts";
import { loadSnapshot, saveSnapshot } from "../queries/snapshots.ts";
import {
  findSnapshotDocument,
  findTreeDocument,
  findVersionDocument,
  insertTreeDocument,
  replaceTreeDocument,
  treeExists,
} from "../queries/tree-documents.ts";
import { listTreeSummaries } from "../queries/tree-lists.ts";
import {
  findPublished,
  findTreeVersion,
  listTreeVersions,
  publishTree,
} from "../queries/tree-versions.ts";
import {
  countTrees,
  deleteTree,
  findDraft,
  findTree,
  insertTree,
  purgeTrees,
  setActive,
  undeleteTree,
} from "../queries/trees.ts";
import { changeTree } from "../testing/change-tree.ts";
import { NOON, sampleTree } from "./samples.ts";

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
    expect((await listTreeSummaries(db())).map(({ id }) => id)).toEqual(["a", "b"]);
    expect(await countTrees(db())).toBe(2);
  });

  test("at most one tree is active, however many are activated at once", async () => {
    await insertTree(db(), sampleTree({ id: "0", isActive: true }));
    const ids = ["1", "2", "3", "4", "5"];
    await Promise.all(ids.map((id) => insertTree(db(), sampleTree({ id, isActive: true }))));
    await Promise.all(ids.map((id) => setActive(db(), id, true)));
    expect((await listTreeSummaries(db())).filter(({ isActive }) => isActive)).toHaveLength(1);
  });

  test("a tree goes in and comes out as the text that it is, and is the same tree", async () => {
    const tree = sampleTree({ zebra: 1, alpha: { "2": "\0", "1": "\ud800" } } as never);
    const text = JSON.stringify(tree);
    const createdAt = Date.parse(tree.createdAt);
    const { id, name, isActive } = tree;
    const counts = { nodes: tree.nodes.length, connections: tree.connections.length };
    const written = { id, name, isActive, createdAt, text, ...counts };
    expect(await insertTreeDocument(db(), written)).toBe(true);
    expect(await insertTreeDocument(db(), written)).toBe(false);
    expect(await findTreeDocument(db(), tree.id)).toEqual({
      id: tree.id,
      version: 1,
      isActive: tree.isActive,
      text,
    });
    expect(await findTree(db(), tree.id)).toEqual(tree);
    expect(await treeExists(db(), tree.id)).toBe(true);
    await publishTree(db(), tree.id, { note: null, publishedAt: 1 });
    const published = await findVersionDocument(db(), tree.id, 1);
    expect(JSON.parse(published ?? "")).toEqual(tree);
    expect(await findVersionDocument(db(), tree.id, 2)).toBeNull();
    const snapshot = await saveSnapshot(db(), tree, 1);
    expect(await findSnapshotDocument(db(), snapshot)).toBe(published);
  });

  test("of several who replace a text at once, one is the quickest, and the others are told", async () => {
    await insertTree(db(), sampleTree());
    const versions = await Promise.all(
      ["a", "b", "c"].map((name) => {
        const text = JSON.stringify(sampleTree({ name }));
        const counts = { nodes: 1, connections: 0 };
        return replaceTreeDocument(db(), { id: "tree_1", version: 1, name, text, ...counts });
      }),
    );
    expect(versions.toSorted()).toEqual([2, null, null]);
    const winner = ["a", "b", "c"][versions.indexOf(2)] ?? "";
    expect(await findDraft(db(), "tree_1")).toMatchObject({ version: 2, tree: { name: winner } });
    await deleteTree(db(), "tree_1", 1_000);
    const late = { id: "tree_1", version: 2, name: "d", text: "{}", nodes: 0, connections: 0 };
    expect(await replaceTreeDocument(db(), late)).toBeNull();
    expect(await findTreeDocument(db(), "tree_1")).toBeNull();
    expect(await treeExists(db(), "tree_1")).toBe(false);
  });

  test("a deleted tree is gone until it is brought back, and for good once it is purged", async () => {
    await insertTree(db(), sampleTree({ isActive: true }));
    expect(await deleteTree(db(), "none", 1_000)).toBe(false);
    expect(await deleteTree(db(), "tree_1", 1_000)).toBe(true);
    expect(await deleteTree(db(), "tree_1", 1_000)).toBe(false);
    expect(await findTree(db(), "tree_1")).toBeNull();
    expect(await listTreeSummaries(db())).toEqual([]);
    expect(await countTrees(db())).toBe(0);
    expect(await setActive(db(), "tree_1", true)).toBe(false);
    expect(await purgeTrees(db(), 1_000)).toBe(0);
    expect(await undeleteTree(db(), "tree_1")).toMatchObject({ id: "tree_1", isActive: true });
    expect(await undeleteTree(db(), "tree_1")).toBeNull();
    await deleteTree(db(), "tree_1", 1_000);
    expect(await purgeTrees(db(), 1_001)).toBe(1);
    expect(await undeleteTree(db(), "tree_1")).toBeNull();
  });

  test("a deleted tree comes back not active if another one has become it", async () => {
    await insertTree(db(), sampleTree({ id: "a", isActive: true }));
    await deleteTree(db(), "a", 1_000);
    await insertTree(db(), sampleTree({ id: "b", isActive: true }));
    expect(await undeleteTree(db(), "a")).toMatchObject({ isActive: false });
    expect(await findTree(db(), "b")).toMatchObject({ isActive: true });
  });

  test("activating a tree that does not exist leaves the active one as it was", async () => {
    await insertTree(db(), sampleTree({ isActive: true }));
    expect(await setActive(db(), "none", true)).toBe(false);
    expect(await findTree(db(), "tree_1")).toMatchObject({ isActive: true });
  });

  test("a deleted tree makes room for one of its id", async () => {
    await insertTree(db(), sampleTree());
    await deleteTree(db(), "tree_1", 1_000);
    await insertTree(db(), sampleTree({ name: "Neu" }));
    expect(await findDraft(db(), "tree_1")).toMatchObject({ version: 1, tree: { name: "Neu" } });
  });

  test("versions are numbered, and stay as they were published", async () => {
    const tree = sampleTree();
    await insertTree(db(), tree);
    expect(await findPublished(db(), tree.id)).toBeNull();
    await publishTree(db(), tree.id, { note: "Start", publishedAt: 1_000 });
    const changed = { ...tree, name: "Geändert" };
    await changeTree(db(), tree.id, () => changed);
    await publishTree(db(), tree.id, { note: null, publishedAt: 2_000 });
    expect(await findTreeVersion(db(), tree.id, 1)).toEqual({
      number: 1,
      publishedAt: 1_000,
      note: "Start",
      tree,
    });
    expect(await findPublished(db(), tree.id)).toMatchObject({ number: 2, tree: changed });
    expect(await listTreeVersions(db(), tree.id)).toEqual([
      { number: 2, publishedAt: 2_000, note: null, nodes: 1, connections: 0 },
      { number: 1, publishedAt: 1_000, note: "Start", nodes: 1, connections: 0 },
    ]);
    expect(await findTreeVersion(db(), tree.id, 3)).toBeNull();
    await deleteTree(db(), tree.id, 1_000);
    expect(await publishTree(db(), tree.id, { note: null, publishedAt: 3_000 })).toBeNull();
    expect(await purgeTrees(db(), 2_000)).toBe(1);
    expect(await listTreeVersions(db(), tree.id)).toEqual([]);
  });

  test("however many publish at once, each sees what the one before published", async () => {
    const tree = sampleTree();
    await insertTree(db(), tree);
    const isWanted = (_tree: Tree, last: unknown) => last === null;
    const published = await Promise.all(
      [1, 2, 3, 4].map((publishedAt) =>
        publishTree(db(), tree.id, { note: null, publishedAt, isWanted }),
      ),
    );
    expect(published.map((version) => version?.number)).toEqual([1, 1, 1, 1]);
    expect(await listTreeVersions(db(), tree.id)).toHaveLength(1);
  });

  test("a snapshot is kept once, whatever the order of its keys", async () => {
    const id = await saveSnapshot(db(), sampleTree(), NOON);
    const turned = Object.fromEntries(Object.entries(sampleTree()).reverse());
    expect(await saveSnapshot(db(), turned as never, NOON)).toBe(id);
    expect(id).toMatch(/^[0-9a-f]{64}$/);
    expect(await loadSnapshot(db(), id)).toEqual(sampleTree());
    expect(await loadSnapshot(db(), "none")).toBeNull();
  });
}
