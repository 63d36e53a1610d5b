import { expect, test } from "bun:test";
import type { Tree } from "@rufbaum/tree";
import { copyItems, openSession } from "@rufbaum/tree/editing";
import { createStore } from "jotai";
import { editingSessionsAtom, openTreeIdAtom } from "../../editor/editing.ts";
import { pasteAtom } from "./paste-atom.ts";

function treeOf(id: string): Tree {
  return {
    ...{ id, name: id, isActive: false, createdAt: "2026-01-01T00:00:00Z", connections: [] },
    nodes: [{ id: "a", type: "message", title: "A", position: { x: 10, y: 20 } }],
  };
}

test("what was pasted into a tree that was left meanwhile goes into none", async () => {
  const store = createStore();
  const trees = [treeOf("one"), treeOf("two")];
  store.set(
    editingSessionsAtom,
    new Map(trees.map((tree) => [tree.id, openSession({ version: 1, tree })])),
  );
  const sizes = () =>
    trees.map(({ id }) => store.get(editingSessionsAtom).get(id)?.tree.nodes.length);
  const text = JSON.stringify(copyItems(treeOf("one"), { nodes: ["a"] }));

  store.set(openTreeIdAtom, "one");
  const pasting = store.set(pasteAtom, text, null);
  store.set(openTreeIdAtom, "two");
  await pasting;
  expect(sizes()).toEqual([1, 1]);

  // It is there before the focus is, which needs a page.
  await store.set(pasteAtom, text, null).catch(() => {});
  expect(sizes()).toEqual([1, 2]);
});
