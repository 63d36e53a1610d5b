import { expect, test } from "bun:test";
import { applyDiff, idsFor, invertDiff, isRefused } from "@rufbaum/tree/editing";
import { graphOf } from "@rufbaum/tree/graph";
import { sampleTree } from "@rufbaum/tree/sample";
import { draftOf, type NodeDraft } from "../../../node-editor/node-draft.ts";
import { saveDraft } from "../../../node-editor/save-draft.ts";
import { takeProposal, withForm } from "./take-proposal.ts";

const TREE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
const NOW = 1_700_000_000_000;
const conditions = TREE.nodes.find(({ id }) => id === "time")?.conditions ?? [];
const suggestion = { nodeId: "time", counts: [], examples: ["Zwei Minuten gehen."] };

test("what is in the form, and not saved yet, learns the sentences", () => {
  const unsaved = [{ id: "own", condition: "Kurz", targetNodeId: null }, ...conditions];
  const taken = takeProposal(
    withForm(TREE, "time", unsaved),
    { ...suggestion, condition: "Kurz" },
    NOW,
  );
  expect(taken).toMatchObject({
    conditions: [{ id: "own", examples: suggestion.examples }, ...conditions],
    made: [],
  });
});

test("a new condition leads to a node that comes into the tree with the form, or not at all", () => {
  const taken = takeProposal(TREE, { ...suggestion, condition: "Hat wenig Zeit" }, NOW);
  if (taken.refused !== null) throw new Error(taken.refused.code);
  const [made] = taken.made;
  expect(taken.conditions?.at(-1)).toMatchObject({ targetNodeId: made?.id });
  const node = graphOf(TREE).node("time");
  if (!node) throw new Error("The sample tree has no such node.");
  const opened = draftOf(TREE, node);
  const draft = { ...opened, node: { ...node, conditions: taken.conditions }, made: taken.made };
  const edited = saveDraft(TREE, { opened, draft: draft as NodeDraft }, idsFor(TREE, NOW));
  if (isRefused(edited)) throw new Error(edited.refused.code);
  const saved = applyDiff(TREE, edited.diff);
  expect(graphOf(saved).node(made?.id ?? "")).toMatchObject({ type: "objection" });
  expect(saved.nodes).toHaveLength(TREE.nodes.length + 1);
  // One edit, which takes back both.
  expect(applyDiff(saved, invertDiff(edited.diff))).toEqual(TREE);

  const without = { ...opened, made: taken.made };
  expect(saveDraft(TREE, { opened, draft: without }, idsFor(TREE, NOW))).toMatchObject({
    diff: {},
  });
});

test("what can't be done says why", () => {
  expect(takeProposal(TREE, { ...suggestion, condition: " " }, NOW)).toMatchObject({
    refused: { code: "no-name" },
  });
});
