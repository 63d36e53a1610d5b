import { describe, expect, test } from "bun:test";
import type { Tree } from "@rufbaum/tree";
import { drawPlaced } from "@rufbaum/tree/drawing";
import { focusOn } from "./focus-on.ts";

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
const ROOM = { width: 500, height: 200 };

describe("a tree in small", () => {
  const drawing = drawPlaced(tree);

  test("has its nodes where they stand, and the lines whose both ends are there", () => {
    expect(drawing.nodes.map(({ id, x, y, node }) => ({ id, x, y, kind: node.type }))).toEqual([
      { id: "a", x: 0, y: 0, kind: "start" },
      { id: "b", x: 4000, y: 900, kind: "end" },
    ]);
    expect(drawing.ways.map(({ id }) => id)).toEqual(["ab"]);
  });

  test.each([
    ["one node", ["b"], ["b"]],
    ["all that a call has visited", ["a", "b"], ["a", "b"]],
    ["everything, where the call has been nowhere", [], ["a", "b"]],
    ["everything, where its nodes are no longer there", ["gone"], ["a", "b"]],
  ])("shows %s", (_, focus, shown) => {
    const view = focusOn(drawing, focus, ROOM);
    const wanted = drawing.nodes.filter(({ id }) => shown.includes(id));
    for (const { x, y, width, height } of wanted) {
      const [left, top] = [view.x + x * view.zoom, view.y + y * view.zoom];
      expect(Math.min(left, top)).toBeGreaterThan(0);
      expect(left + width * view.zoom).toBeLessThan(ROOM.width);
      expect(top + height * view.zoom).toBeLessThan(ROOM.height);
    }
  });

  test("does not show a single node larger than beside its neighbours", () => {
    expect(ROOM.width / focusOn(drawing, ["a"], ROOM).zoom).toBeCloseTo(1100);
  });

  test("is empty, but not broken, without nodes", () => {
    const { x, y, zoom } = focusOn(drawPlaced({ ...tree, nodes: [] }), ["a"], ROOM);
    expect([x, y, zoom].every(Number.isFinite)).toBe(true);
    expect(ROOM.width / zoom).toBeCloseTo(1100);
  });
});
