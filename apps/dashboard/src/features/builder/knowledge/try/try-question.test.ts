import { expect, test } from "bun:test";
import type { Tree } from "@rufbaum/tree";
import { openUnderstanding } from "@rufbaum/understanding";
import { tryQuestion } from "./try-question.ts";

const reader = await openUnderstanding();

const TREE: Tree = {
  id: "tree_1",
  name: "Fahrschule",
  isActive: true,
  createdAt: "2026-01-01T00:00:00.000Z",
  nodes: [],
  connections: [],
  settings: {
    knowledge: [
      { id: "price", questions: ["Was kostet eine Fahrstunde?"], answer: "65 Euro." },
      { id: "car", questions: ["Kann ich auf Automatik lernen?"], answer: "" },
    ],
  },
};

test.each([
  ["was nehmen sie denn für eine fahrstunde", "price"],
  ["Kann ich auf Automatik lernen?", "car"],
  ["Ja gern", null],
  ["Darf mein Hund mit?", null],
])("“%s” asks for %p", (asked, id) => {
  const tried = tryQuestion(TREE, asked, reader);
  expect(tried?.entry.id ?? null).toBe(id);
  if (tried) expect(tried.confidence).toBeWithin(0.5, 1.01);
});

test("a tree without knowledge answers nothing", () => {
  const { settings: _, ...tree } = TREE;
  expect(tryQuestion(tree, "Was kostet eine Fahrstunde?", reader)).toBeNull();
});
