import { expect, test } from "bun:test";
import type { Tree, TreeNode } from "@rufbaum/tree";
import { nextOpenWay, openWayOf } from "./open-way.ts";

function node(id: string, type: TreeNode["type"], conditions: (string | null)[] = []): TreeNode {
  return {
    ...{ id, type, title: id, position: { x: 0, y: 0 } },
    ...(conditions.length > 0 && {
      conditions: conditions.map((targetNodeId, index) => ({
        ...{ id: `${id}_${index}`, condition: `Weg ${index}`, targetNodeId },
      })),
    }),
  };
}

const tree: Tree = {
  ...{ id: "t", name: "T", isActive: false, createdAt: "2026-01-01T00:00:00Z" },
  nodes: [
    node("start", "start"),
    node("ask", "decision", ["inner", null]),
    node("inner", "decision", ["bye", "thanks"]),
    node("bye", "end"),
    node("thanks", "message"),
    node("alone", "end"),
  ],
  connections: [{ id: "c", sourceNodeId: "start", targetNodeId: "ask", condition: null }],
};

test.each([
  ["a message's only way", "thanks", { nodeId: "thanks", conditionId: null }],
  ["of a decision the first condition that leads nowhere", "ask", { nodeId: "ask", conditionId: "ask_1" }], // biome-ignore format: one case a line
  ["what is taken otherwise where all conditions lead somewhere", "inner", { nodeId: "inner", conditionId: null }], // biome-ignore format: one case a line
  ["none where the only way is taken", "start", null],
  ["none out of an end", "bye", null],
  ["none of a node that is no more", "gone", null],
])("an open way is %s", (_name, id, way) => {
  expect(openWayOf(tree, id)).toEqual(way);
});

test("after an end one goes on at the nearest condition before it that leads nowhere", () => {
  expect(nextOpenWay(tree, "bye")).toEqual({ nodeId: "ask", conditionId: "ask_1" });
  expect(nextOpenWay(tree, "thanks")).toEqual({ nodeId: "thanks", conditionId: null });
  expect(nextOpenWay(tree, "alone")).toBeNull();
});
