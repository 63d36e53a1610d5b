import { expect, test } from "bun:test";
import type { Tree, TreeNode } from "@rufbaum/tree";
import { sampleTree } from "@rufbaum/tree/sample";
import {
  draftOf,
  faultOf,
  lostFields,
  newDraft,
  withKind,
  withText,
  withTyped,
} from "./node-draft.ts";

const SAMPLE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });

function nodeOf(tree: Tree, id: string): TreeNode {
  const node = tree.nodes.find((each) => each.id === id);
  if (!node) throw new Error(`no node ${id}`);
  return node;
}

test("a node whose ways are written at it is shown as it is", () => {
  for (const node of SAMPLE.nodes) expect(draftOf(SAMPLE, node).node).toBe(node);
});

test("conditions written at connections and in the content are shown at the node", () => {
  const asking: TreeNode = {
    ...nodeOf(SAMPLE, "person"),
    conditions: [{ id: "c1", condition: "Ja", targetNodeId: null }],
    content: { text: "Passt es?", conditions: ["Nein"] },
  };
  const tree: Tree = {
    ...SAMPLE,
    nodes: SAMPLE.nodes.map((node) => (node.id === "person" ? asking : node)),
    connections: [
      { id: "x1", sourceNodeId: "person", targetNodeId: "time", condition: "Ja" },
      { id: "x2", sourceNodeId: "person", targetNodeId: "callback", condition: "später" },
      { id: "x3", sourceNodeId: "person", targetNodeId: "end-no", condition: null },
      { id: "x4", sourceNodeId: "person", targetNodeId: "time", condition: null },
    ],
  };
  expect(draftOf(tree, asking)).toMatchObject({
    node: {
      conditions: [
        { id: "c1", condition: "Ja", targetNodeId: "time" },
        { condition: "Nein" },
        { condition: "später", targetNodeId: "callback" },
      ],
    },
    next: "end-no",
    others: [{ connectionId: "x4", target: "time" }],
  });
});

test("another kind keeps what fits and says what is lost", () => {
  const decision = draftOf(SAMPLE, nodeOf(SAMPLE, "person"));
  expect(lostFields(decision.node, "input")).toEqual([]);
  expect(lostFields(decision.node, "end")).toEqual(["conditions", "reprompts"]);
  const end = withKind(decision, "end");
  expect(end).toMatchObject({ next: null, failed: null, others: [] });
  expect(end.node).toMatchObject({ id: "person", type: "end", outcome: "completed" });
  expect(end.node.conditions).toBeUndefined();
  expect(withKind(decision, "input").node).toMatchObject({
    content: decision.node.content,
    input: { variable: "antwort", value: "text" },
  });
});

test("fields of others stay, whatever the kind", () => {
  const theirs: object = { theirs: { a: 1 } };
  const node = { ...nodeOf(SAMPLE, "person"), ...theirs };
  const kept: object = withKind(draftOf(SAMPLE, node), "message").node;
  expect(kept).toMatchObject({ theirs: { a: 1 } });
});

test("a text goes into whichever shape the content has, other fields of it are kept", () => {
  const node = { ...nodeOf(SAMPLE, "start"), content: { text: "a", responses: ["b"] } };
  expect(withText(node, "neu").content).toEqual({ text: "neu", responses: ["b"] });
  expect(withText(nodeOf(SAMPLE, "start"), "neu").content).toBe("neu");
});

test.each([
  [{ title: " " }, "title"],
  [{ content: "a".repeat(20_001) }, "text"],
  [{ content: "a".repeat(20_000) }, null],
  [{ conditions: [{ id: "c", condition: " " }] }, "condition"],
  [{ conditions: ["a", "a "].map((condition, id) => ({ id: String(id), condition })) }, "twice"],
  [{ type: "input" as const, input: { variable: "", value: "text" as const } }, "variable"],
  [
    {
      type: "action" as const,
      action: { kind: "set-variable" as const, variable: " ", value: "x" },
    },
    "variable",
  ],
  [{}, null],
])("%#: a draft that can't be saved says why", (patch, fault) => {
  const draft = newDraft("decision", { x: 0, y: 0 });
  expect(faultOf(SAMPLE, { ...draft, node: { ...draft.node, title: "Frage", ...patch } })).toBe(
    fault as never,
  );
});

test("what a kind on the way had only proposed is not kept, what was typed is", () => {
  const opened = newDraft("input", { x: 0, y: 0 });
  const asDecision = withKind(opened, "decision");
  expect(asDecision.node.conditions).toHaveLength(3);
  const typed: TreeNode = { ...asDecision.node, title: "Frage" };
  const back = withTyped(opened.node, typed, asDecision.node);
  const again = withKind({ ...opened, node: back }, "input").node;
  expect(again.title).toBe("Frage");
  expect(again.conditions).toBeUndefined();
});
