import { expect, test } from "bun:test";
import { keypadOf } from "./keypad.ts";
import type { Connection, NodeFields, NodeKind, Tree, TreeNode } from "./tree.ts";

function keysAt(type: NodeKind, more: NodeFields, connections: Connection[] = []) {
  const node = { id: "n", type, title: "n", position: { x: 0, y: 0 }, ...more } as TreeNode;
  const tree: Tree = {
    ...{ id: "t", name: "t", isActive: true, createdAt: "" },
    ...{ nodes: [node], connections },
  };
  return keypadOf(tree, "n");
}

const KEYED = ["1", " 22 "].map((condition, id) => ({ id: String(id), condition }));

test("an input of digits takes as many as it says, or until the end key", () => {
  expect(keysAt("input", { input: { variable: "x", value: "digits" } })).toEqual({
    digits: null,
    endKey: "#",
  });
  const input = { variable: "x", value: "digits", maxDigits: 4, endKey: "*" } as const;
  expect(keysAt("input", { input })).toEqual({ digits: 4, endKey: "*" });
  expect(keysAt("input", { input: { variable: "x", value: "date" } })).toBeNull();
  expect(keysAt("input", {})).toBeNull();
});

test("a decision takes the keys that its conditions are named after, wherever they stand", () => {
  expect(keysAt("decision", { conditions: KEYED })).toEqual({ digits: 2, endKey: null });
  const connection = { id: "c", sourceNodeId: "n", targetNodeId: "n", condition: "9" };
  expect(keysAt("decision", {}, [connection])).toEqual({ digits: 1, endKey: null });
  expect(keysAt("decision", { conditions: [{ id: "c", condition: "Ja" }] })).toBeNull();
});

test("who does not listen takes no keys", () => {
  expect(keysAt("message", { conditions: KEYED })).toBeNull();
});
