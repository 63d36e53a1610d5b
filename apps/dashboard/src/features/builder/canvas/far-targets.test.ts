import { expect, test } from "bun:test";
import type { Tree, TreeNode } from "@rufbaum/tree";
import { farTargets } from "./far-targets.ts";
import { conditionPort, OUT } from "./flow-nodes.ts";

function at(id: string, x: number, y: number): TreeNode {
  return { id, type: "message", title: id, position: { x, y } };
}
const TREE: Tree = {
  ...{ id: "t", name: "T", isActive: false, createdAt: "" },
  nodes: [
    {
      ...at("a", 0, 0),
      conditions: [
        { id: "ja", condition: "Ja", targetNodeId: "near" },
        { id: "nein", condition: "Nein", targetNodeId: "far" },
        { id: "lang", condition: "x".repeat(60), targetNodeId: "far" },
      ],
    },
    at("near", 400, 0),
    at("far", 3000, 0),
  ],
  connections: [{ id: "plain", sourceNodeId: "a", targetNodeId: "far", condition: null }],
};
const NAMES = { kind: () => "Nachricht", condition: (key: string) => key };
const VIEW = { x: 0, y: 0, zoom: 1, width: 1000, height: 600 };

test("ports whose target is out of sight name it, the others don't", () => {
  const told = farTargets(TREE, VIEW, NAMES).map(({ port, targetId }) => [port, targetId]);
  expect(told).toEqual([
    [OUT, "far"],
    [conditionPort("nein"), "far"],
    [conditionPort("lang"), "far"],
  ]);
});

test("nothing is named where everything is in sight, or the ports themselves are not", () => {
  expect(farTargets(TREE, { ...VIEW, zoom: 0.3 }, NAMES)).toEqual([]);
  expect(farTargets(TREE, { ...VIEW, x: -500 }, NAMES)).toEqual([]);
});

test("a long condition leaves room for the arrow alone", () => {
  const room = new Map(farTargets(TREE, VIEW, NAMES).map((each) => [each.port, each.room]));
  expect(room.get(conditionPort("lang"))).toBe(0);
  expect(room.get(conditionPort("nein"))).toBeGreaterThan(60);
});
