import { expect, test } from "bun:test";
import { graphOf, reachableFrom } from "./graph.ts";
import type { Connection, Tree, TreeNode } from "./tree.ts";

function node(id: string, type: TreeNode["type"], more: Partial<TreeNode> = {}): TreeNode {
  return { id, type, title: id, position: { x: 0, y: 0 }, ...more };
}

function way(sourceNodeId: string, targetNodeId: string, condition?: string | null): Connection {
  const id = `${sourceNodeId}-${targetNodeId}`;
  return { id, sourceNodeId, targetNodeId, ...(condition !== undefined && { condition }) };
}

function tree(nodes: TreeNode[], connections: Connection[]): Tree {
  return { id: "t", name: "t", isActive: true, createdAt: "", nodes, connections };
}

test("a named way out counts, wherever the document writes it down", () => {
  const { conditions, targetOf } = graphOf(
    tree(
      [
        node("d", "decision", {
          content: { text: "?", conditions: ["Vielleicht", "Ja", 7] },
          conditions: [
            { id: "c1", condition: "Ja", targetNodeId: "a" },
            { id: "c2", condition: "Nein" },
          ],
        }),
        node("a", "end"),
        node("b", "end"),
        node("c", "end"),
      ],
      [way("d", "b", "c2"), way("d", "c", "send_info"), way("d", "a", null)],
    ),
  );
  expect(conditions("d").map((each) => [each.condition, targetOf("d", each)])).toEqual([
    ["Ja", "a"],
    ["Nein", "b"],
    ["Vielleicht", null],
    ["send_info", "c"],
  ]);
  expect(conditions("nobody")).toEqual([]);
});

test("the fallback is the connection without a condition, left out or empty as well", () => {
  for (const condition of [null, undefined, ""]) {
    const { fallback } = graphOf(
      tree([node("d", "decision")], [way("d", "x", "Ja"), way("d", "y", condition)]),
    );
    expect(fallback("d")).toBe("y");
    expect(fallback("x")).toBeNull();
  }
});

test("only global objections answer from anywhere, the first one of an intent", () => {
  const { objections } = graphOf(
    tree(
      [
        node("local", "objection", { objection: { intent: "price_objection" } }),
        node("first", "objection", { objection: { intent: "price_objection", global: true } }),
        node("second", "objection", { objection: { intent: "price_objection", global: true } }),
        node("nameless", "objection", { objection: { global: true } }),
      ],
      [],
    ),
  );
  expect([...objections].map(([intent, { id }]) => [intent, id])).toEqual([
    ["price_objection", "first"],
  ]);
});

test("what is reached is found through circles, and past ways that lead nowhere", () => {
  const graph = graphOf(
    tree(
      [node("a", "message"), node("b", "message"), node("far", "message")],
      [way("a", "b"), way("b", "a"), way("b", "gone")],
    ),
  );
  expect([...reachableFrom(graph, ["a"])].sort()).toEqual(["a", "b"]);
});

test("a conversation is entered by the first start and by global objections alone", () => {
  const { entries } = graphOf(
    tree(
      [
        node("a", "start"),
        node("b", "start"),
        node("o", "objection", { objection: { global: true } }),
        node("p", "objection", {}),
      ],
      [],
    ),
  );
  expect(entries).toEqual(["a", "o"]);
});
