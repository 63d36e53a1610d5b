import { expect, test } from "bun:test";
import type { TreeNode } from "@rufbaum/tree";
import { worstNodes } from "./worst-nodes.ts";

const nodes = ["a", "b", "c", "d", "e"].map(
  (id): TreeNode => ({ id, type: "message", title: id, position: { x: 0, y: 0 } }),
);
const at = (runs: number, failures: number) => ({
  ...{ runs, failures, visits: runs, ends: 0, missed: 0, silences: 0 },
});
const worst = (result: Record<string, ReturnType<typeof at>>) =>
  worstNodes({ nodes }, { totalRuns: 1_000, nodes: result }).map(({ node }) => node.id);

test("where the largest share fails comes first, not where the most do", () => {
  expect(worst({ a: at(1_000, 100), b: at(100, 50), c: at(200, 40) })).toEqual(["b", "c", "a"]);
});

test("three are named at most, and none where hardly anybody fails", () => {
  expect(worst({ a: at(100, 9), b: at(100, 8), c: at(100, 7), d: at(100, 6) })).toHaveLength(3);
  expect(worst({ a: at(1_000, 9), b: at(1_000, 10) })).toEqual(["b"]);
});

test("a node that hardly anybody comes to is not the worst for a few who failed", () => {
  expect(worst({ a: at(49, 9), b: at(500, 50) })).toEqual(["b"]);
});
