import { expect, test } from "bun:test";
import type { Tree, TreeNode } from "@rufbaum/tree";
import { newTree } from "@rufbaum/tree";
import { nextStepOf } from "./next-step.ts";

const BEGUN = newTree({ id: "t", name: "T", createdAt: "" });
const END: TreeNode = { id: "end", type: "end", title: "Ende", position: { x: 0, y: 0 } };

function greeting(text: string): Tree {
  return { ...BEGUN, nodes: BEGUN.nodes.map((node) => ({ ...node, content: text }) as TreeNode) };
}

test("a new tree is told what to do next, first the greeting and then a second node", () => {
  expect(nextStepOf(BEGUN)).toEqual({ what: "greet", nodeId: BEGUN.nodes[0]?.id ?? "" });
  expect(nextStepOf(greeting(" "))?.what).toBe("greet");
  expect(nextStepOf(greeting("Guten Tag."))?.what).toBe("continue");
});

test("once there is more than a start, findings speak again", () => {
  expect(nextStepOf({ ...BEGUN, nodes: [...BEGUN.nodes, END] })).toBeNull();
  expect(nextStepOf({ ...BEGUN, nodes: [] })).toBeNull();
  expect(nextStepOf({ ...BEGUN, nodes: [END] })).toBeNull();
});
