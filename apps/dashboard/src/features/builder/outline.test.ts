import { describe, expect, test } from "bun:test";
import type { Connection, NodeKind, Tree, TreeNode } from "@rufbaum/tree";
import { outlineOf, textOf } from "./outline.ts";

function node(id: string, type: NodeKind = "message", more: Partial<TreeNode> = {}): TreeNode {
  return { id, type, title: id, position: { x: 0, y: 0 }, ...more };
}

function edge(from: string, to: string, condition: string | null = null): Connection {
  return { id: `${from}-${to}`, sourceNodeId: from, targetNodeId: to, condition };
}

function tree(nodes: TreeNode[], connections: Connection[]): Tree {
  return {
    id: "t",
    name: "T",
    isActive: true,
    createdAt: "2026-01-01T00:00:00Z",
    nodes,
    connections,
  };
}

const ids = (document: Tree) => outlineOf(document).map((entry) => entry.node.id);

describe("the order", () => {
  test("follows each way to its end before the next one", () => {
    const document = tree(
      [node("no"), node("end", "end"), node("ask", "decision"), node("yes"), node("s", "start")],
      [edge("s", "ask"), edge("ask", "yes", "Ja"), edge("ask", "no", "Nein"), edge("yes", "end")],
    );
    expect(ids(document)).toEqual(["s", "ask", "yes", "end", "no"]);
  });

  test("takes a circle once", () => {
    expect(ids(tree([node("s", "start"), node("a")], [edge("s", "a"), edge("a", "s")]))).toEqual([
      "s",
      "a",
    ]);
  });

  test("tells what no conversation reaches, but not an objection that answers anywhere", () => {
    const objection = node("price", "objection", { objection: { intent: "price", global: true } });
    const outline = outlineOf(tree([node("lost"), objection, node("s", "start")], []));
    expect(outline.map((entry) => [entry.node.id, entry.isUnreached])).toEqual([
      ["s", false],
      ["price", false],
      ["lost", true],
    ]);
  });
});

describe("the ways out", () => {
  test("a condition's own target stands before the connection of its key, then the fallback", () => {
    const ask = node("ask", "decision", {
      conditions: [
        { id: "c1", condition: "Ja", targetNodeId: "a" },
        { id: "c2", condition: "Nein" },
        { id: "c3", condition: "Vielleicht" },
      ],
    });
    const document = tree(
      [ask, node("a"), node("b")],
      [edge("ask", "b", "Nein"), edge("ask", "a")],
    );
    expect(
      outlineOf(document)[0]?.ways.map((way) => [way.kind, way.condition, way.target?.id ?? null]),
    ).toEqual([
      ["condition", "Ja", "a"],
      ["condition", "Nein", "b"],
      ["condition", "Vielleicht", null],
      ["otherwise", null, "a"],
    ]);
  });

  test("an action has its own way when it fails", () => {
    const document = tree(
      [node("do", "action"), node("a"), node("b")],
      [edge("do", "a"), edge("do", "b", "failed")],
    );
    expect(outlineOf(document)[0]?.ways.map((way) => way.kind)).toEqual(["next", "failed"]);
  });
});

test("a node's text is read in either shape", () => {
  expect(textOf(node("a", "message", { content: "Hallo" }))).toBe("Hallo");
  expect(textOf(node("a", "message", { content: { text: "Hallo", responses: [] } }))).toBe("Hallo");
  expect(textOf(node("a"))).toBe("");
});
