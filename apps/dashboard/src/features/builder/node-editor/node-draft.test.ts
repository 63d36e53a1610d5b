import { expect, test } from "bun:test";
import type { Tree } from "@rufbaum/tree";
import { applyDiff, idsFor, isRefused } from "@rufbaum/tree/editing";
import { sampleTree } from "@rufbaum/tree/sample";
import {
  draftOf,
  faultOf,
  lostFields,
  newDraft,
  saveDraft,
  withKind,
  withText,
} from "./node-draft.ts";

const SAMPLE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });

function nodeOf(tree: Tree, id: string) {
  const node = tree.nodes.find((each) => each.id === id);
  if (!node) throw new Error(`no node ${id}`);
  return node;
}

function saved(draft: ReturnType<typeof draftOf>, tree = SAMPLE) {
  const edited = saveDraft(tree, draft, idsFor(tree, 1));
  if (isRefused(edited)) throw new Error(edited.message);
  return { edited, tree: applyDiff(tree, edited.diff) };
}

test("a draft that was not changed saves nothing", () => {
  for (const node of SAMPLE.nodes) {
    expect(saved(draftOf(SAMPLE, node)).edited.diff).toEqual({});
  }
});

test("what was changed is saved, and nothing else", () => {
  const draft = draftOf(SAMPLE, nodeOf(SAMPLE, "book"));
  const { edited } = saved({ ...draft, node: { ...draft.node, title: "  Termin buchen " } });
  expect(edited.diff).toEqual({
    nodes: {
      updated: [{ id: "book", fields: { title: { from: draft.node.title, to: "Termin buchen" } } }],
    },
  });
});

test("ways are led elsewhere, or nowhere", () => {
  const draft = draftOf(SAMPLE, nodeOf(SAMPLE, "book"));
  expect(draft).toMatchObject({ next: "end-appointment", failed: "end-book-failed" });
  const led = saved({ ...draft, next: "end-callback", failed: null }).tree;
  expect(draftOf(led, nodeOf(led, "book"))).toMatchObject({ next: "end-callback", failed: null });
  const back = saved({ ...draft, failed: "end-no" }, led).tree;
  expect(draftOf(back, nodeOf(back, "book"))).toMatchObject({ failed: "end-no" });
});

test("a new node is added with its ways in one edit", () => {
  const draft = newDraft("message", { x: 10, y: 20 });
  expect(faultOf(draft, 100)).toBe("title");
  const { edited, tree } = saved({
    ...draft,
    node: withText({ ...draft.node, title: "Hinweis" }, "Moment."),
    next: "end-no",
  });
  const id = edited.created.nodes[0] ?? "";
  expect(nodeOf(tree, id)).toMatchObject({ type: "message", title: "Hinweis", content: "Moment." });
  expect(draftOf(tree, nodeOf(tree, id)).next).toBe("end-no");
});

test("another kind keeps what fits and says what is lost", () => {
  const decision = draftOf(SAMPLE, nodeOf(SAMPLE, "person"));
  expect(lostFields(decision.node, "input")).toEqual([]);
  expect(lostFields(decision.node, "end")).toEqual(["conditions", "reprompts"]);
  const end = withKind({ ...decision, next: "time" }, "end");
  expect(end.next).toBeNull();
  expect(end.node).toMatchObject({ id: "person", type: "end", outcome: "completed" });
  expect(end.node.conditions).toBeUndefined();
  const { tree } = saved(end);
  expect(nodeOf(tree, "person").reprompts).toBeUndefined();
});

test("a text goes into whichever shape the content has, other fields of it are kept", () => {
  const node = { ...nodeOf(SAMPLE, "start"), content: { text: "a", responses: ["b"] } };
  expect(withText(node, "neu").content).toEqual({ text: "neu", responses: ["b"] });
  expect(withText(nodeOf(SAMPLE, "start"), "neu").content).toBe("neu");
});
