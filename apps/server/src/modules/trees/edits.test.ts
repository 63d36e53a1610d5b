import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { virtualTime } from "@rufbaum/runtime/virtual";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import type { Tree } from "@rufbaum/tree";
import { diffTrees, renameTree, type TreeDiff } from "@rufbaum/tree/editing";
import { sampleTree } from "@rufbaum/tree/sample";
import { ownerOf, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { purgeDeletedTrees } from "./purge.ts";

const DAY = 24 * 60 * 60 * 1000;

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
  const { data } = await trees().import.post(text as never);
  if (!data) throw new Error("the sample tree was not taken");
  tree = data.tree as Tree;
  running.published.length = 0;
});
afterAll(() => store.close());

function trees() {
  return ownerOf(running.app).api["decision-trees"];
}

function edit(diff: TreeDiff, baseVersion = 1) {
  return trees()({ id: tree.id }).edits.post({ baseVersion, editor: "tab", diff });
}

async function draft() {
  const { data } = await trees()({ id: tree.id }).draft.get();
  if (!data) throw new Error("there is no draft");
  return data;
}

test("an edit is stored as the next version and told to everybody", async () => {
  const { diff } = renameTree(tree, "Neu");
  expect((await edit(diff)).data).toEqual({ version: 2 });
  expect(await draft()).toMatchObject({ version: 2, tree: { name: "Neu" } });
  expect(running.published).toEqual([
    { type: "tree-edited", treeId: tree.id, version: 2, editor: "tab", diff },
  ]);
});

test("of two who save at once one is told that there is a newer version, and nothing is lost", async () => {
  const answers = await Promise.all(
    ["Von Anna", "Von Ben"].map((name) => edit(renameTree(tree, name).diff)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.error?.value as unknown).toMatchObject({
    reason: "version-conflict",
    details: { version: 2 },
  });
  expect((await draft()).version).toBe(2);
});

test("a whole tree put in its place reaches open editors as an edit", async () => {
  await trees()({ id: tree.id }).put({ ...tree, name: "Als Ganzes" });
  expect(running.published).toMatchObject([
    {
      type: "tree-edited",
      version: 2,
      editor: null,
      diff: { fields: { name: { to: "Als Ganzes" } } },
    },
  ]);
  expect((await edit(renameTree(tree, "Zu spät").diff)).status).toBe(409);
});

test("an edit does not make a tree active, nor gives it another id", async () => {
  const forged = { fields: { isActive: { to: false }, id: { to: "x" }, name: { to: "Neu" } } };
  await edit(forged as TreeDiff);
  expect((await draft()).tree).toMatchObject({ id: tree.id, isActive: true, name: "Neu" });
});

const node = (id: string, more: object = {}) => ({
  id,
  type: "message",
  title: id,
  position: { x: 0, y: 0 },
  ...more,
});

test.each([
  [
    "a node that is still connected",
    400,
    { nodes: { removed: [{ index: 0, record: { id: "start" } }] } },
  ],
  [
    "a connection to nowhere",
    400,
    {
      connections: {
        added: [{ index: 0, record: { id: "c", sourceNodeId: "start", targetNodeId: "weg" } }],
      },
    },
  ],
  [
    "a text of 100 kB",
    400,
    { nodes: { added: [{ index: 0, record: node("n", { content: "x".repeat(100_000) }) }] } },
  ],
  [
    "more nodes than a tree may have",
    400,
    {
      nodes: {
        added: Array.from({ length: 4_999 }, (_, index) => ({ index, record: node(`n${index}`) })),
      },
    },
  ],
  [
    "a field of a wrong kind",
    400,
    { nodes: { updated: [{ id: "start", fields: { title: { to: 5 } } }] } },
  ],
  ["no diff", 422, "rubbish"],
  ["a list that trees don't have", 422, { calls: { added: [] } }],
  ["a record without an id", 422, { nodes: { added: [{ index: 0, record: {} }] } }],
])("%s is refused, and nothing is stored", async (_what, status, diff) => {
  const answer = await edit(diff as never);
  expect(answer.status).toBe(status);
  expect(await draft()).toMatchObject({ version: 1 });
  expect(running.published).toEqual([]);
});

test("a prototype in a diff is refused", async () => {
  const body = `{"baseVersion":1,"editor":"tab","diff":{"nodes":{"updated":[{"id":"start","fields":{"title":{"to":{"__proto__":{"x":1}}}}}]}}}`;
  const response = await running.app.handle(
    new Request(`http://localhost/api/decision-trees/${tree.id}/edits`, {
      method: "POST",
      headers: {
        host: "localhost",
        "content-type": "application/json",
        "content-length": String(body.length),
        authorization: "Bearer local-token-of-the-tests",
      },
      body,
    }),
  );
  expect([400, 422]).toContain(response.status);
  expect((await draft()).version).toBe(1);
});

test("an edit of an unknown tree is told as such", async () => {
  const { error } = await trees()({ id: "none" }).edits.post({
    baseVersion: 1,
    editor: "tab",
    diff: {},
  });
  expect(error).toMatchObject({ status: 404, value: { reason: "unknown-tree" } });
});

test("a layout of a thousand nodes is one edit", async () => {
  const large: Tree = {
    ...tree,
    nodes: Array.from({ length: 1_000 }, (_, index) => ({
      id: `node_${index}`,
      type: index === 0 ? ("start" as const) : ("message" as const),
      title: `Schritt ${index}`,
      position: { x: 0, y: 0 },
    })),
    connections: [],
  };
  await trees()({ id: tree.id }).put(large);
  const moved = {
    ...large,
    nodes: large.nodes.map((each, x) => ({ ...each, position: { x, y: 8 } })),
  };
  expect((await edit(diffTrees(large, moved), 2)).data).toEqual({ version: 3 });
  expect((await draft()).tree.nodes[999]?.position).toEqual({ x: 999, y: 8 });
});

test("a copy has a name and an id of its own and is not active", async () => {
  const { data: copy, status } = await trees()({ id: tree.id }).duplicate.post({});
  expect(status).toBe(201);
  expect(copy).toMatchObject({ name: `${tree.name} (Kopie)`, isActive: false });
  expect(copy?.id).not.toBe(tree.id);
  expect(copy?.nodes).toEqual(tree.nodes);
});

test("a deleted tree comes back as it was, active unless another one has become it", async () => {
  await trees()({ id: tree.id }).delete();
  expect((await trees().get()).data).toEqual([]);
  expect((await edit({})).status).toBe(404);
  const { data } = await trees()({ id: tree.id }).undelete.post();
  expect(data as unknown).toEqual(tree);
  const { data: other } = await trees()({ id: tree.id }).duplicate.post({});
  const id = other?.id ?? "";
  await trees()({ id: tree.id }).delete();
  await trees()({ id }).activate.post();
  expect((await trees()({ id: tree.id }).undelete.post()).data?.isActive).toBe(false);
  expect((await trees()({ id }).get()).data?.isActive).toBe(true);
  expect((await trees()({ id: "none" }).undelete.post()).status).toBe(404);
});

test("activating a tree that does not exist leaves the active one as it was", async () => {
  expect((await trees()({ id: "none" }).activate.post()).status).toBe(404);
  expect((await draft()).tree.isActive).toBe(true);
});

test("what was deleted is forgotten after thirty days", async () => {
  await trees()({ id: tree.id }).delete();
  const at = (days: number) => virtualTime(running.time.now() + days * DAY);
  expect(await purgeDeletedTrees(store.db, at(29))).toBe(0);
  expect(await purgeDeletedTrees(store.db, at(31))).toBe(1);
  expect((await trees()({ id: tree.id }).undelete.post()).status).toBe(404);
});
