import { expect, test } from "bun:test";
import type { Outcome, Tree } from "@rufbaum/tree";
import { isSuccess, newNode, OUTCOMES } from "@rufbaum/tree/graph";
import { noSuccessYet, outcomeCounts } from "./outcome-counts.ts";

test.each(OUTCOMES)("what %s means to the figures is said in one sentence", (outcome) => {
  const sentence = outcomeCounts(outcome);
  expect(sentence).toMatch(/^Zählt [^.]+\.$/);
  expect(sentence.startsWith("Zählt nicht als Erfolg")).toBe(!isSuccess(outcome));
});

const treeWith = (...outcomes: Outcome[]): Tree => ({
  ...{ id: "tree_1", name: "Baum", isActive: false, createdAt: "2026-01-01T00:00:00.000Z" },
  nodes: outcomes.map((outcome, index) => ({
    ...newNode("end", { id: `end_${index}`, title: "Ende", position: { x: 0, y: 0 } }),
    outcome,
  })),
  connections: [],
});

test.each([
  ["is the first", treeWith(), true],
  ["stands beside others that are none", treeWith("callback", "not-interested"), true],
  ["stands beside one", treeWith("callback", "appointment"), false],
])("an end that %s is told that no success is possible: %#", (_, tree, isTold) => {
  expect(noSuccessYet(tree, { id: "", outcome: "completed" }) !== null).toBe(isTold);
  expect(noSuccessYet(tree, { id: "", outcome: "success" })).toBeNull();
});

test("what an end had before it is edited does not count", () => {
  const tree = treeWith("appointment");
  expect(noSuccessYet(tree, { id: "end_0", outcome: "completed" })).toContain("„Erfolg“");
});
