import { expect, test } from "bun:test";
import { graphOf } from "../graph.ts";
import type { Tree, TreeNode } from "../tree.ts";

const node = (id: string, type: TreeNode["type"], more: object = {}) =>
  ({ id, type, title: id, position: { x: 0, y: 0 }, ...more }) as TreeNode;

function namesIn(nodes: TreeNode[], variables: Record<string, string> = {}): string[] {
  const tree: Tree = {
    ...{ id: "t", name: "T", isActive: true, createdAt: "2026-01-01T00:00:00.000Z" },
    ...{ nodes, connections: [], settings: { variables } },
  };
  return nodes.map(({ id }) => graphOf(tree).answerVariable(id));
}

const asks = (id: string, title: string) => node(id, "message", { title, content: "Wie kam das?" });

test("the first input keeps the name that it always had, others have their title in theirs", () => {
  expect(
    namesIn([node("a", "input", { title: "Tag" }), node("b", "input", { title: "Größe?" })]),
  ).toEqual(["antwort", "antwort_groesse"]);
});

test("no two answers share a variable, nor does one take that of another node", () => {
  const named = node("i", "input", { input: { variable: "antwort_preis" } });
  expect(namesIn([asks("a", "Preis"), asks("b", "Preis"), named])).toEqual([
    "antwort_preis_2",
    "antwort_preis_3",
    "",
  ]);
  expect(namesIn([node("a", "input")], { antwort: "ja" })).toEqual(["antwort_a"]);
});

test("a title without words is replaced by the id, and a message that waits for nothing has none", () => {
  expect(namesIn([asks("node_17", "?!"), node("m", "message", { content: "Guten Tag." })])).toEqual(
    ["antwort_node_17", ""],
  );
});
