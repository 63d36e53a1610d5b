import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { virtualTime } from "@rufbaum/runtime/virtual";
import { type Database, deleteTree, insertTree, setActive } from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import type { Tree } from "@rufbaum/tree";
import { sampleTree } from "@rufbaum/tree/sample";
import { createLive } from "../../live/live.ts";
import { clientOf, ownerOf, startTestApp } from "../../testing/test-app.ts";
import { createTreeLists } from "./tree-lists.ts";

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(() => store.clear());
afterAll(() => store.close());

function tree(id: string, more: Partial<Tree> = {}): Tree {
  return {
    id,
    name: `Baum ${id} 🌳`,
    isActive: false,
    createdAt: "2026-01-05T09:00:00.000Z",
    nodes: [{ id: "start", type: "start", title: "Start", position: { x: 1, y: 2 } }],
    connections: [],
    ...more,
  };
}

/** Lists that are kept up to so many bytes, and what was asked of the database. */
function open(mostKept?: number) {
  const asked = { count: 0 };
  const sideDb = new Proxy(store.db, {
    get(db, name, receiver) {
      if (name === "select") asked.count += 1;
      return Reflect.get(db, name, receiver);
    },
  }) as Database;
  const time = virtualTime();
  const live = createLive();
  const lists = createTreeLists({ sideDb, clock: time, live }, mostKept);
  const whole = async () => new Response(await lists.whole()).text();
  const changed = (treeId: string) => live.tell({ type: "tree-changed", treeId });
  return { lists, whole, changed, live, time, asked };
}

test("the list is what the trees are, byte for byte, in their order", async () => {
  const [a, b] = [tree("a"), tree("b", { odd: "\0" } as never)];
  await insertTree(store.db, b);
  await insertTree(store.db, a);
  expect(await open().whole()).toBe(JSON.stringify([a, b]));
  await setActive(store.db, "b", true);
  expect(await open().whole()).toBe(JSON.stringify([a, { ...b, isActive: true }]));
});

test("no trees are an empty list", async () => {
  expect(await open().whole()).toBe("[]");
  expect(await open(0).whole()).toBe("[]");
  expect(await open().lists.entries()).toBe("[]");
});

test("a list that is ready asks the database nothing", async () => {
  await insertTree(store.db, tree("a"));
  const { whole, lists, asked } = open();
  const first = [await whole(), await lists.entries()];
  const before = asked.count;
  expect([await whole(), await lists.entries()]).toEqual(first);
  expect(asked.count).toBe(before);
});

test("after a change the list is new at once, and only what changed is read", async () => {
  for (const id of ["a", "b", "c"]) await insertTree(store.db, tree(id));
  const { whole, lists, changed } = open();
  await whole();
  await lists.entries();
  await setActive(store.db, "b", true);
  await deleteTree(store.db, "c", 0);
  await insertTree(store.db, tree("d"));
  changed("b");
  const trees = [tree("a"), tree("b", { isActive: true }), tree("d")];
  expect(await whole()).toBe(JSON.stringify(trees));
  const entries = JSON.parse(await lists.entries());
  expect(entries.map((entry: Tree) => `${entry.id} ${entry.isActive}`)).toEqual([
    "a false",
    "b true",
    "d false",
  ]);
});

test("a change that nobody told of shows within a second", async () => {
  await insertTree(store.db, tree("a"));
  const { whole, lists, time, live } = open();
  await whole();
  await lists.entries();
  await deleteTree(store.db, "a", 0);
  await time.advance(1_000);
  expect([await whole(), await lists.entries()]).toEqual(["[]", "[]"]);
  await insertTree(store.db, tree("b"));
  live.renew();
  expect(await whole()).toBe(JSON.stringify([tree("b")]));
});

test("trees that are too many to be kept come all the same", async () => {
  const trees = Array.from({ length: 45 }, (_, n) => tree(String(n).padStart(2, "0")));
  for (const each of trees) await insertTree(store.db, each);
  expect(await open(2_000).whole()).toBe(JSON.stringify(trees));
  const { whole, changed } = open(45 * 200);
  expect(await whole()).toBe(JSON.stringify(trees));
  await insertTree(store.db, tree("99"));
  changed("99");
  expect(JSON.parse(await whole())).toHaveLength(46);
});

test("the route answers with whole trees, or with what lists show, and only who is signed in", async () => {
  const { app } = await startTestApp(store);
  const routes = ownerOf(app).api["decision-trees"];
  const made = sampleTree({ id: "tree_1", createdAt: "2026-01-05T09:00:00.000Z" });
  await insertTree(store.db, made);
  const whole = await routes.get({ query: {} });
  expect(whole.data as unknown).toEqual([made]);
  expect(whole.response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(whole.response.headers.get("content-type")).toStartWith("application/json");
  await routes({ id: made.id }).versions.post({ note: "erste" });
  const { id, name, isActive, createdAt, nodes, connections } = made;
  const listed = await routes.get({ query: { view: "list" } });
  expect(listed.data as unknown).toEqual([
    {
      id,
      name,
      isActive,
      createdAt,
      nodes: nodes.length,
      connections: connections.length,
      version: 1,
      published: { number: 1, publishedAt: expect.stringMatching(/^2026-.*Z$/) },
    },
  ]);
  for (const query of [{}, { view: "list" as const }]) {
    expect((await clientOf(app).api["decision-trees"].get({ query })).status).toBe(401);
  }
  const odd = await routes.get({ query: { view: "odd" as never } });
  expect(odd.status).toBe(422);
});
