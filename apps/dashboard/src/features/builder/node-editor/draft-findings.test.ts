import { expect, test } from "bun:test";
import { lintTree, newTree, type Tree } from "@rufbaum/tree";
import { draftFindings } from "./draft-findings.ts";
import { draftOf, newDraft, withText } from "./node-draft.ts";

const BEGUN = newTree({ id: "t", name: "T", createdAt: "" });
const TREE: Tree = {
  ...BEGUN,
  nodes: [
    ...BEGUN.nodes,
    {
      ...{ id: "ask", type: "decision", title: "Passt es?", position: { x: 300, y: 0 } },
      content: "Passt es gerade?",
      conditions: [
        { id: "c1", condition: "Ja", targetNodeId: "end" },
        { id: "c2", condition: "Nein", targetNodeId: "end" },
      ],
    },
    {
      ...{ id: "end", type: "end", title: "Ende", position: { x: 600, y: 0 } },
      content: "Auf Wiederhören.",
      outcome: "success",
    },
  ],
  connections: [
    { id: "k", sourceNodeId: BEGUN.nodes[0]?.id ?? "", targetNodeId: "ask", condition: null },
  ],
};

function draftOfAsk() {
  const node = TREE.nodes.find(({ id }) => id === "ask");
  if (!node) throw new Error("The node is missing.");
  return draftOf(TREE, node);
}

const opened = draftOfAsk();
const codesOf = (node: typeof opened.node) =>
  draftFindings(TREE, { opened, draft: { ...opened, node } }, lintTree).map(({ code }) => code);

test("what is typed is looked at, not what was saved", () => {
  expect(codesOf(opened.node)).toEqual([]);
  expect(codesOf(withText(opened.node, "Passt es, [wer]?"))).toEqual(["unknown-variable"]);
  expect(codesOf(withText(opened.node, ""))).toContain("empty-text");
});

test("a condition is called as it is called now", () => {
  const conditions = [
    { id: "c1", condition: "Sicher", targetNodeId: null },
    { id: "c2", condition: "Nein", targetNodeId: "end" },
  ];
  const findings = draftFindings(
    TREE,
    { opened, draft: { ...opened, node: { ...opened.node, conditions } as typeof opened.node } },
    lintTree,
  );
  const open = findings.find(({ code }) => code === "condition-without-target");
  expect(open?.params).toMatchObject({ condition: "Sicher" });
});

test("a new node is told of once something of it is typed, and not that nothing leads to it", () => {
  const fresh = newDraft("message", { x: 0, y: 0 });
  expect(draftFindings(TREE, { opened: fresh, draft: fresh }, lintTree)).toEqual([]);
  const titled = { ...fresh, node: { ...fresh.node, title: "Angebot" } };
  const codes = draftFindings(TREE, { opened: fresh, draft: titled }, lintTree).map(
    ({ code }) => code,
  );
  expect(codes).toContain("empty-text");
  expect(codes).not.toContain("unreachable-node");
});
