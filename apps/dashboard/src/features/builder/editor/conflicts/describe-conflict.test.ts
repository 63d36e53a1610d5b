import { expect, test } from "bun:test";
import type { Tree } from "@rufbaum/tree";
import { mergeTrees } from "@rufbaum/tree/editing";
import { describeConflict } from "./describe-conflict.ts";

const BASE: Tree = {
  id: "tree_1",
  name: "Erstkontakt",
  isActive: true,
  createdAt: "2026-01-01T00:00:00.000Z",
  nodes: [
    { id: "a", type: "message", title: "Gruß", position: { x: 0, y: 0 }, content: "Hallo" },
    { id: "b", type: "end", title: "Ende", position: { x: 0, y: 0 }, content: "Tschüss" },
  ],
  connections: [{ id: "c", sourceNodeId: "a", targetNodeId: "b", condition: null }],
};

function withTitle(title: string): Tree {
  return {
    ...BASE,
    nodes: BASE.nodes.map((node) => (node.id === "a" ? { ...node, title } : node)),
  };
}

const WITHOUT_A: Tree = { ...BASE, nodes: BASE.nodes.slice(1), connections: [] };

test.each<[string, Tree, Tree, object]>([
  [
    "the same field of a node",
    withTitle("Meins"),
    withTitle("Ihres"),
    { what: "Node „Meins“", field: "Titel", mine: "Meins", theirs: "Ihres" },
  ],
  [
    "a node removed by the other",
    withTitle("Meins"),
    WITHOUT_A,
    { what: "Node „Meins“", field: null, mine: "behalten", theirs: "gelöscht" },
  ],
  [
    "a node removed by me",
    WITHOUT_A,
    withTitle("Ihres"),
    { what: "Node „Ihres“", field: null, mine: "gelöscht", theirs: "behalten" },
  ],
  [
    "the tree's name",
    { ...BASE, name: "Meiner" },
    { ...BASE, name: "Ihrer" },
    { what: "Decision Tree", field: "Name", mine: "Meiner", theirs: "Ihrer" },
  ],
])("%s is told so that one can choose", (_what, mine, theirs, words) => {
  const { conflicts, tree } = mergeTrees(BASE, mine, theirs);
  expect(conflicts.map((each) => describeConflict(each, { mine: tree, theirs }))).toMatchObject([
    words,
  ]);
});
