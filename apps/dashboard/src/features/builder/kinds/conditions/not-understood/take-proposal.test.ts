import { expect, test } from "bun:test";
import { applyDiff, isRefused } from "@rufbaum/tree/editing";
import { sampleTree } from "@rufbaum/tree/sample";
import { addMade, takeProposal, withForm } from "./take-proposal.ts";

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

test("a new condition leads to a node that is put into the tree by itself", () => {
  const taken = takeProposal(TREE, { ...suggestion, condition: "Hat wenig Zeit" }, NOW);
  if (taken.refused !== null) throw new Error(taken.refused.code);
  const [made] = taken.made;
  expect(taken.conditions?.at(-1)).toMatchObject({ targetNodeId: made?.id });
  const edited = addMade(TREE, taken.made);
  if (isRefused(edited)) throw new Error(edited.refused.code);
  expect(applyDiff(TREE, edited.diff).nodes).toEqual([...TREE.nodes, ...taken.made]);
});

test("what can't be done says why", () => {
  expect(takeProposal(TREE, { ...suggestion, condition: " " }, NOW)).toMatchObject({
    refused: { code: "no-name" },
  });
});
