import { expect, test } from "bun:test";
import type { NodeOf, Tree, TreeNode } from "@rufbaum/tree";
import { applyDiff, idsFor, isRefused, updateNode } from "@rufbaum/tree/editing";
import { sampleTree } from "@rufbaum/tree/sample";
import { draftOf, type NodeDraft, newDraft, withKind, withText } from "./node-draft.ts";
import { clashingFields, isSame, saveDraft } from "./save-draft.ts";

const SAMPLE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });

function nodeOf(tree: Tree, id: string): TreeNode {
  const node = tree.nodes.find((each) => each.id === id);
  if (!node) throw new Error(`no node ${id}`);
  return node;
}

function opening(id: string, tree = SAMPLE): NodeDraft {
  return draftOf(tree, nodeOf(tree, id));
}

/** Saves what became of a draft that was opened. */
function saved(opened: NodeDraft, draft: NodeDraft, tree = SAMPLE) {
  const edited = saveDraft(tree, { opened, draft }, idsFor(tree, 1));
  if (isRefused(edited)) throw new Error(edited.refused.code);
  return { edited, tree: applyDiff(tree, edited.diff) };
}

test("a draft that was not changed saves nothing", () => {
  for (const { id } of SAMPLE.nodes) {
    expect(saved(opening(id), opening(id)).edited.diff).toEqual({});
  }
});

test("what was changed is saved, and nothing else", () => {
  const opened = opening("book");
  const { edited } = saved(opened, {
    ...opened,
    node: { ...opened.node, title: "  Termin buchen " },
  });
  expect(edited.diff).toEqual({
    nodes: {
      updated: [
        { id: "book", fields: { title: { from: opened.node.title, to: "Termin buchen" } } },
      ],
    },
  });
});

test("names lose the spaces around them", () => {
  const opened = newDraft("input", { x: 0, y: 0 });
  const { tree } = saved(opened, {
    ...opened,
    node: {
      ...opened.node,
      title: " Frage",
      input: { variable: "tag ", value: "date" },
      conditions: [{ id: "c", condition: " kein Interesse " }],
    } as NodeOf<"input">,
  });
  expect(tree.nodes.at(-1)).toMatchObject({
    title: "Frage",
    input: { variable: "tag" },
    conditions: [{ condition: "kein Interesse" }],
  });
});

test("what others changed meanwhile stays", () => {
  const opened = opening("person");
  const theirs = updateNode(SAMPLE, "person", { content: "Von anderen", patience: 9 });
  if (isRefused(theirs)) throw new Error(theirs.refused.code);
  const tree = applyDiff(SAMPLE, theirs.diff);
  const mine = { ...opened, node: { ...opened.node, title: "Von mir" } };
  expect(nodeOf(saved(opened, mine, tree).tree, "person")).toMatchObject({
    title: "Von mir",
    content: "Von anderen",
    patience: 9,
  });
});

test("a field that both have changed differently is told", () => {
  const { node } = opening("person");
  const mine = { ...node, title: "Mein", content: "Gleich", patience: 5 };
  const theirs = { ...node, title: "Dein", content: "Gleich", reprompts: [] };
  expect(clashingFields(node, mine, theirs)).toEqual(["title"]);
  expect(clashingFields(node, mine, node)).toEqual([]);
});

test("ways are led elsewhere, or nowhere", () => {
  const opened = opening("book");
  expect(opened).toMatchObject({ next: "end-appointment", failed: "end-book-failed" });
  const led = saved(opened, { ...opened, next: "end-callback", failed: null }).tree;
  const again = opening("book", led);
  expect(again).toMatchObject({ next: "end-callback", failed: null });
  const back = saved(again, { ...again, failed: "end-no" }, led).tree;
  expect(opening("book", back)).toMatchObject({ next: "end-callback", failed: "end-no" });
});

test("conditions that stood at connections stand at the node once they are changed", () => {
  const tree: Tree = {
    ...SAMPLE,
    nodes: SAMPLE.nodes.map((node) =>
      node.id === "person"
        ? { ...node, conditions: [], content: { text: "Na?", conditions: ["Ja", "Nein"] } }
        : node,
    ),
    connections: [
      { id: "x1", sourceNodeId: "person", targetNodeId: "time", condition: "Ja" },
      { id: "x2", sourceNodeId: "person", targetNodeId: "end-no", condition: null },
    ],
  };
  const opened = opening("person", tree);
  const [yes] = opened.node.conditions ?? [];
  if (!yes) throw new Error("no condition");
  const renamed = { ...yes, condition: "Gern" };
  const next = saved(
    opened,
    { ...opened, node: { ...opened.node, conditions: [renamed] } },
    tree,
  ).tree;
  expect(nodeOf(next, "person")).toMatchObject({
    conditions: [{ condition: "Gern", targetNodeId: "time" }],
    content: { text: "Na?", conditions: [] },
  });
  expect(next.connections.map(({ id }) => id)).toEqual(["x2"]);
  expect(opening("person", next).node.conditions).toHaveLength(1);
});

test("a further plain way can be taken away", () => {
  const extra = { id: "x", sourceNodeId: "start", targetNodeId: "time", condition: null };
  const tree = { ...SAMPLE, connections: [...SAMPLE.connections, extra] };
  const opened = opening("start", tree);
  expect(opened.others).toEqual([{ connectionId: "x", target: "time" }]);
  expect(saved(opened, { ...opened, others: [] }, tree).tree.connections).toEqual(
    SAMPLE.connections,
  );
});

test("a new node is added with its ways in one edit", () => {
  const opened = newDraft("message", { x: 10, y: 20 });
  const { edited, tree } = saved(opened, {
    ...opened,
    node: withText({ ...opened.node, title: "Hinweis" }, "Moment."),
    next: "end-no",
  });
  const id = edited.created.nodes[0] ?? "";
  expect(nodeOf(tree, id)).toMatchObject({ type: "message", title: "Hinweis", content: "Moment." });
  expect(opening(id, tree).next).toBe("end-no");
});

test("with another kind, fields and ways it has no place for go", () => {
  const opened = opening("person");
  const { tree } = saved(opened, withKind(opened, "end"));
  const node = nodeOf(tree, "person");
  expect(node).toMatchObject({ type: "end", outcome: "completed" });
  expect(Object.keys(node)).not.toContain("reprompts");
  expect(tree.connections.some(({ sourceNodeId }) => sourceNodeId === "person")).toBe(false);
});

test("a node that is gone is not saved", () => {
  const opened = opening("book");
  const tree = { ...SAMPLE, nodes: SAMPLE.nodes.filter(({ id }) => id !== "book") };
  const draft = { ...opened, node: { ...opened.node, title: "Neu" } };
  expect(saveDraft(tree, { opened, draft }, idsFor(tree, 1))).toMatchObject({
    refused: { code: "unknown-node" },
  });
});

test("a draft is the same again after going there and back", () => {
  const opened = opening("person");
  const there = { ...opened, node: { ...opened.node, title: "X" } };
  expect(isSame(opened, there)).toBe(false);
  const back = { ...there, node: { ...there.node, title: opened.node.title } };
  expect(isSame(opened, back)).toBe(true);
});
