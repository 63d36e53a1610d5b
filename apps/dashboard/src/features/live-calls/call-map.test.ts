import { describe, expect, test } from "bun:test";
import type { Tree } from "@rufbaum/tree";
import { callMap, viewOf } from "./call-map.ts";

const tree: Tree = {
  id: "t",
  name: "T",
  isActive: true,
  createdAt: "2026-05-04T10:00:00.000Z",
  nodes: [
    { id: "a", type: "start", title: "Beginn", content: "", position: { x: 0, y: 0 } },
    { id: "b", type: "end", title: "Ende", content: "", position: { x: 4000, y: 900 } },
  ],
  connections: [
    { id: "ab", sourceNodeId: "a", targetNodeId: "b" },
    { id: "ax", sourceNodeId: "a", targetNodeId: "gone" },
  ],
};
const ASPECT = 2.5;

describe("a tree in small", () => {
  const map = callMap(tree);

  test("has its nodes where they stand, and the lines whose both ends are there", () => {
    expect(map.nodes.map(({ id, x, y, kind }) => ({ id, x, y, kind }))).toEqual([
      { id: "a", x: 0, y: 0, kind: "start" },
      { id: "b", x: 4000, y: 900, kind: "end" },
    ]);
    expect(map.edges.map(({ id }) => id)).toEqual(["ab"]);
  });

  test.each([
    ["one node", ["b"], ["b"]],
    ["all that a call has visited", ["a", "b"], ["a", "b"]],
    ["everything, where the call has been nowhere", [], ["a", "b"]],
    ["everything, where its nodes are no longer there", ["gone"], ["a", "b"]],
  ])("shows %s", (_, focus, shown) => {
    const view = viewOf(map.nodes, focus, ASPECT);
    const wanted = map.nodes.filter(({ id }) => shown.includes(id));
    for (const { x, y, width, height } of wanted) {
      expect(x).toBeGreaterThan(view.x);
      expect(y).toBeGreaterThan(view.y);
      expect(x + width).toBeLessThan(view.x + view.width);
      expect(y + height).toBeLessThan(view.y + view.height);
    }
    expect(view.width / view.height).toBeCloseTo(ASPECT);
  });

  test("does not show a single node larger than beside its neighbours", () => {
    expect(viewOf(map.nodes, ["a"], ASPECT).width).toBe(1100);
  });

  test("is empty, but not broken, without nodes", () => {
    expect(viewOf([], ["a"], ASPECT)).toMatchObject({ width: 1100, height: 440 });
  });
});
