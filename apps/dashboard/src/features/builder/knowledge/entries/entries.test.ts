import { expect, test } from "bun:test";
import type { KnowledgeEntry, Tree } from "@rufbaum/tree";
import { applyDiff, edit, openSession, undo } from "@rufbaum/tree/editing";
import { addEntry, changeEntry, entriesOf, removeEntry } from "./entries.ts";

const PRICE: KnowledgeEntry = {
  id: "k1",
  questions: ["Was kostet eine Fahrstunde?"],
  answer: "65 Euro.",
};
const PLACE: KnowledgeEntry = { id: "k2", questions: ["Wo sind Sie?"], answer: "Am Bahnhof." };
const EMPTY: Tree = {
  id: "tree_1",
  name: "Fahrschule",
  isActive: true,
  createdAt: "2026-01-01T00:00:00.000Z",
  nodes: [],
  connections: [],
};
const TREE: Tree = { ...EMPTY, settings: { maxSteps: 9, knowledge: [PRICE, PLACE] } };

test("an entry comes last, into a tree without settings, too", () => {
  const first = applyDiff(EMPTY, addEntry(EMPTY, PRICE).diff);
  expect(first.settings).toEqual({ knowledge: [PRICE] });
  const second = applyDiff(first, addEntry(first, PLACE).diff);
  expect(entriesOf(second)).toEqual([PRICE, PLACE]);
});

test("a change leaves what is not named, and fields that nobody knows, as they were", () => {
  const odd = { ...PRICE, source: "Preisliste" };
  const tree: Tree = { ...TREE, settings: { knowledge: [odd, PLACE] } };
  const next = applyDiff(tree, changeEntry(tree, "k1", { answer: "70 Euro." }).diff);
  expect(entriesOf(next)).toEqual([{ ...odd, answer: "70 Euro." }, PLACE]);
  expect(changeEntry(tree, "gone", { answer: "?" }).diff).toEqual({});
});

test("the last entry takes the field with it, and the other settings stay", () => {
  const one = applyDiff(TREE, removeEntry(TREE, "k1").diff);
  expect(one.settings).toEqual({ maxSteps: 9, knowledge: [PLACE] });
  const none = applyDiff(one, removeEntry(one, "k2").diff);
  expect(none.settings).toEqual({ maxSteps: 9 });
});

test("what was deleted comes back where it stood", () => {
  const session = openSession({ version: 1, tree: TREE });
  const without = edit(session, removeEntry(TREE, "k1").diff, { label: "gelöscht" });
  expect(undo(without).tree).toEqual(TREE);
});
