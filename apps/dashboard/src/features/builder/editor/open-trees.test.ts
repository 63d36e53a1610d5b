import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "bun:test";
import type { Tree } from "@rufbaum/tree";
import { renameTree } from "@rufbaum/tree/editing";
import { getDefaultStore } from "jotai";

/*
 * The real modules in a made-up browser: a window that can be left, storage, and a server that
 * answers for one tree.
 */

const TREE: Tree = {
  id: "tree_1",
  name: "Erstkontakt",
  isActive: true,
  createdAt: "2026-01-01T00:00:00.000Z",
  nodes: [],
  connections: [],
};
const PENDING = `rufbaum.pending.${TREE.id}`;

const page = new EventTarget();
const tab = new Map<string, string>();
const asked: string[] = [];
let version = 1;

const BROWSER = {
  location: { origin: "http://localhost" },
  window: page,
  sessionStorage: {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
  },
  async fetch(input: string | URL | Request, init?: RequestInit) {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    asked.push(`${init?.method ?? "GET"} ${pathname.split("/").at(-1)}`);
    const isEdit = pathname.endsWith("/edits");
    if (isEdit) version += 1;
    return Response.json(isEdit ? { version } : { version, tree: TREE, published: null });
  },
};
const before = Object.keys(BROWSER).map((name) => [name, Reflect.get(globalThis, name)] as const);

beforeAll(() => void Object.assign(globalThis, BROWSER));
afterAll(() => {
  for (const [name, value] of before) Reflect.set(globalThis, name, value);
});

async function editor() {
  const [trees, { editAnyTree }, { editingSessionsAtom }, session, feed] = await Promise.all([
    import("./open-trees.ts"),
    import("./edit-any-tree.ts"),
    import("./editing.ts"),
    import("../../../api/tab-session.ts"),
    import("../../../api/tree-feed.ts"),
  ]);
  return {
    ...{ ...trees, ...session, ...feed },
    isOpen: () => getDefaultStore().get(editingSessionsAtom).has(TREE.id),
    rename: (name: string) => editAnyTree(TREE.id, (tree) => renameTree(tree, name), "umbenannt"),
  };
}

afterEach(async () => (await editor()).closeTree(TREE.id));
beforeEach(async () => {
  const { beginSession } = await editor();
  tab.clear();
  version = 1;
  beginSession({ token: "t", expiresAt: "2126-01-01T00:00:00Z" });
});

/** @returns whether the browser would ask the user to stay */
function leave(): boolean {
  const leaving = new Event("beforeunload", { cancelable: true });
  page.dispatchEvent(leaving);
  page.dispatchEvent(new Event("pagehide"));
  return leaving.defaultPrevented;
}

/** What the server is asked while `act` runs. */
async function askedBy(act: () => unknown): Promise<string[]> {
  asked.length = 0;
  await act();
  await Bun.sleep(0);
  return [...asked];
}

test("an open tree is saved, read again after a gap, and kept when the page is left", async () => {
  const { openTree, flushEdits, rename, tellCaughtUp } = await editor();
  expect(await askedBy(() => openTree(TREE.id))).toEqual(["GET draft"]);
  expect(await askedBy(tellCaughtUp)).toEqual(["GET draft"]);
  expect(leave()).toBe(false);
  await rename("Zweitkontakt");
  expect(leave()).toBe(true);
  expect(tab.get(PENDING)).toContain("Zweitkontakt");
  expect(await askedBy(() => flushEdits(TREE.id))).toEqual(["POST edits"]);
  expect(leave()).toBe(false);
  expect(tab.has(PENDING)).toBe(false);
});

test("a closed tree listens to nothing any more", async () => {
  const { openTree, closeTree, tellCaughtUp, rename, isOpen } = await editor();
  await openTree(TREE.id);
  await rename("Zweitkontakt");
  closeTree(TREE.id);
  expect(isOpen()).toBe(false);
  expect(await askedBy(tellCaughtUp)).toEqual([]);
  expect(leave()).toBe(false);
  expect(tab.has(PENDING)).toBe(false);
});

test("a tree that is set aside is not saved until it is taken up again", async () => {
  const { openTree, setAside, flushEdits, rename } = await editor();
  await openTree(TREE.id);
  const takeUpAgain = setAside(TREE.id);
  await rename("Zweitkontakt");
  expect(await askedBy(() => flushEdits(TREE.id))).toEqual([]);
  takeUpAgain();
  expect(await askedBy(() => flushEdits(TREE.id))).toEqual(["POST edits"]);
});

test("when the session ends, only what is unsaved stays open", async () => {
  const { openTree, endSession, beginSession, rename, isOpen } = await editor();
  await openTree(TREE.id);
  endSession("expired");
  expect(isOpen()).toBe(false);
  beginSession({ token: "t", expiresAt: "2126-01-01T00:00:00Z" });
  await openTree(TREE.id);
  await rename("Zweitkontakt");
  endSession("expired");
  expect(isOpen()).toBe(true);
});
