import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { seededRandom } from "@rufbaum/runtime/virtual";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import type { Tree } from "@rufbaum/tree";
import { renameTree } from "@rufbaum/tree/editing";
import { sampleTree } from "@rufbaum/tree/sample";
import { ownerOf, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { createTrees } from "./service.ts";
import { createVersions } from "./versions.ts";

let store: TestStore;
let running: TestApp;
let tree: Tree;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(async () => {
  await store.clear();
  running = await startTestApp(store);
  const text = JSON.stringify(sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" }));
  const { data } = await ownerOf(running.app).api["decision-trees"].import.post(text as never);
  tree = data?.tree as Tree;
  running.published.length = 0;
});
afterAll(() => store.close());

function routes(id = tree.id) {
  return ownerOf(running.app).api["decision-trees"]({ id });
}

async function rename(name: string) {
  const { data } = await routes().draft.get();
  if (!data) throw new Error("there is no draft");
  const { diff } = renameTree(data.tree as Tree, name);
  await routes().edits.post({ baseVersion: data.version, editor: "tab", diff });
}

test("publishing freezes the draft; later edits leave the version as it was", async () => {
  expect((await routes().draft.get()).data).toMatchObject({ published: null, isPublished: false });
  const { data: first, status } = await routes().versions.post({ note: "Start" });
  expect(status).toBe(201);
  expect(first).toEqual({
    number: 1,
    publishedAt: new Date(running.time.now()).toISOString(),
    note: "Start",
    nodes: tree.nodes.length,
    connections: tree.connections.length,
  });
  expect((await routes().draft.get()).data).toMatchObject({
    published: { number: 1 },
    isPublished: true,
  });
  await rename("Geändert");
  expect((await routes().draft.get()).data?.isPublished).toBe(false);
  expect((await routes().versions({ number: 1 }).get()).data?.tree.name).toBe(tree.name);
  await routes().versions.post({});
  const { data: versions } = await routes().versions.get();
  expect(versions?.map(({ number, note }) => [number, note])).toEqual([
    [2, null],
    [1, "Start"],
  ]);
});

test("a tree with errors, or without a change, is not published", async () => {
  await routes().versions.post({});
  const again = await routes().versions.post({});
  expect(again.error).toMatchObject({ status: 409, value: { reason: "unchanged" } });
  await routes().put({ ...tree, nodes: tree.nodes, connections: [] });
  const broken = await routes().versions.post({});
  expect(broken.error).toMatchObject({ status: 409, value: { reason: "lint-errors" } });
  expect(broken.error?.value as unknown).toMatchObject({
    details: { findings: Array(3).fill({ code: "dead-end", severity: "error" }) },
  });
  expect((await routes().versions.get()).data).toHaveLength(1);
});

test("of three who publish at once one does, and the others are told that nothing has changed", async () => {
  const answers = await Promise.all([1, 2, 3].map(() => routes().versions.post({})));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect((await routes().versions.get()).data).toHaveLength(1);
});

test("restoring makes the draft what the version was, as an edit that others see", async () => {
  await routes().versions.post({});
  await rename("Geändert");
  running.published.length = 0;
  const { data } = await routes().versions({ number: 1 }).restore.post();
  expect(data).toEqual({ version: 3 });
  expect((await routes().draft.get()).data).toMatchObject({ isPublished: true, tree });
  expect(running.published).toMatchObject([
    { type: "tree-edited", version: 3, diff: { fields: { name: { to: tree.name } } } },
  ]);
});

test("a version that does not exist is told as such; a number that is none is refused", async () => {
  for (const answer of [
    await routes().versions({ number: 7 }).get(),
    await routes().versions({ number: 7 }).restore.post(),
  ]) {
    expect(answer.error).toMatchObject({ status: 404, value: { reason: "unknown-version" } });
  }
  expect((await routes("none").versions.get()).status).toBe(404);
  expect((await routes("none").draft.get()).status).toBe(404);
  expect(
    (
      await routes()
        .versions({ number: "drei" as never })
        .get()
    ).status,
  ).toBe(422);
});

test("campaigns walk what was published; a tree that never was is published by the first", async () => {
  const deps = {
    runtime: { clock: running.time, random: seededRandom(1) },
    db: store.db,
    sideDb: store.db,
  };
  const live = { publish: () => {} };
  const trees = createTrees({ ...deps, live });
  const versions = createVersions({ ...deps, live, trees });
  expect(await versions.published(tree.id)).toBeNull();
  const atOnce = await Promise.all([1, 2].map(() => versions.publishedOrFirst(tree.id)));
  expect(atOnce).toEqual([tree, tree]);
  await rename("Geändert");
  expect((await versions.publishedOrFirst(tree.id)).name).toBe(tree.name);
  expect(await versions.list(tree.id)).toHaveLength(1);
});

test("a tree with errors that never was published starts no campaign", async () => {
  await routes().put({ ...tree, connections: [] });
  const deps = {
    runtime: { clock: running.time, random: seededRandom(1) },
    db: store.db,
    sideDb: store.db,
  };
  const live = { publish: () => {} };
  const trees = createTrees({ ...deps, live });
  const versions = createVersions({ ...deps, live, trees });
  const fault = await versions.publishedOrFirst(tree.id).catch((error: unknown) => error);
  expect(fault).toMatchObject({ reason: "lint-errors" });
  expect(await versions.published(tree.id)).toBeNull();
});
