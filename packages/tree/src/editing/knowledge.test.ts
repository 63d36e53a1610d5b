import { expect, test } from "bun:test";
import { exportTree } from "../document/export-tree.ts";
import { newTree } from "../document/new-tree.ts";
import type { KnowledgeEntry, Tree } from "../tree.ts";
import { treeDiffSchema } from "./diff-schema.ts";
import {
  applyDiff,
  compareTrees,
  diffTrees,
  invertDiff,
  mergeTrees,
  setSettings,
} from "./index.ts";

const entry = (id: string, answer = "So."): KnowledgeEntry => ({
  ...{ id, answer },
  questions: [`Wie geht ${id}?`],
});

const many = Array.from({ length: 5_000 }, (_, place) => entry(`e${place}`));

function treeWith(knowledge: KnowledgeEntry[], more: Tree["settings"] = {}): Tree {
  const tree = newTree({ id: "tree_1", name: "Baum", createdAt: "2026-01-01T00:00:00.000Z" });
  return { ...tree, settings: { ...more, knowledge } };
}

const BASE = treeWith(many);
const changed = (id: string, answer: string, known = many) =>
  treeWith(known.map((one) => (one.id === id ? { ...one, answer } : one)));

test("a changed entry is a change of that entry, however many there are", () => {
  const next = changed("e7", "Anders.");
  const diff = diffTrees(BASE, next);
  expect(diff).toEqual({
    knowledge: { updated: [{ id: "e7", fields: { answer: { from: "So.", to: "Anders." } } }] },
  });
  expect(treeDiffSchema.safeParse(diff).success).toBe(true);
  expect(exportTree(applyDiff(BASE, diff))).toBe(exportTree(next));
  expect(exportTree(applyDiff(next, invertDiff(diff)))).toBe(exportTree(BASE));
});

test("a comparison names the entries that were added, changed and removed", () => {
  const to = treeWith([...many.slice(1, 3), entry("neu")], { maxSteps: 40 });
  const { knowledge, fields, isSame } = compareTrees(
    changed("e1", "Anders.", many.slice(0, 3)),
    to,
  );
  expect(knowledge.added.map(({ id }) => id)).toEqual(["neu"]);
  expect(knowledge.removed.map(({ id }) => id)).toEqual(["e0"]);
  expect(knowledge.changed.map(({ to }) => to.id)).toEqual(["e1"]);
  expect(fields.settings?.to).toEqual({ maxSteps: 40, knowledge: [] });
  expect(isSame).toBe(false);
});

test("two authors who change different entries are not in each other's way", () => {
  const mine = changed("e1", "Meins.");
  const theirs = treeWith([...(changed("e2", "Deins.").settings?.knowledge ?? []), entry("neu")]);
  const { tree, conflicts } = mergeTrees(BASE, mine, theirs);
  expect(conflicts).toEqual([]);
  const answers = new Map(tree.settings?.knowledge?.map(({ id, answer }) => [id, answer]));
  expect([answers.get("e1"), answers.get("e2"), answers.get("neu")]).toEqual([
    "Meins.",
    "Deins.",
    "So.",
  ]);
});

test("two answers to one entry are a conflict of that entry alone", () => {
  const { conflicts } = mergeTrees(BASE, changed("e1", "Meins."), changed("e1", "Deins."));
  expect(conflicts).toMatchObject([
    { list: "knowledge", recordId: "e1", field: "answer", mine: "Meins.", theirs: "Deins." },
  ]);
});

test("no knowledge, none left and a document's own field of that name are three things", () => {
  const { settings: _, ...none } = BASE;
  const own = { ...none, knowledge: ["etwas anderes"] } as unknown as Tree;
  const trees = [none as Tree, treeWith([]), BASE, own, { ...none, settings: {} } as Tree];
  for (const from of trees) {
    for (const to of trees) {
      const diff = diffTrees(from, to);
      expect(exportTree(applyDiff(from, diff))).toBe(exportTree(to));
      expect(exportTree(applyDiff(to, invertDiff(diff)))).toBe(exportTree(from));
    }
  }
  expect(setSettings(BASE, {}).diff.knowledge?.removed).toHaveLength(5_000);
});
