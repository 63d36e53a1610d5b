import { expect, test } from "bun:test";
import type { Suggestion } from "@rufbaum/simulation";
import { sampleTree } from "@rufbaum/tree/sample";
import { reviewed } from "./chosen.ts";
import { reviewOf } from "./review-of.ts";

const TREE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
const NOW = 1_700_000_000_000;
const TIME: Suggestion = {
  ...{ nodeId: "time", condition: "Ja", counts: ["Ja"] },
  examples: ["Zwei Minuten gehen.", "Legen Sie los."],
};
const ASKED: Suggestion = {
  ...{ nodeId: "time", entryId: null, question: "Wie lange dauert das?" },
  examples: ["Geht das schnell?"],
};
const asIs = { target: null, name: "", without: new Set<string>() };

test("a condition is shown as it is and with what it learns", () => {
  const review = reviewOf(TREE, TIME, NOW);
  const before = TREE.nodes.find(({ id }) => id === "time")?.conditions?.[0]?.examples ?? [];
  expect(review).toMatchObject({
    isEmpty: false,
    before: { name: "Ja", sentences: before, leadsTo: "Interesse?" },
    after: { name: "Ja", sentences: [...before, ...TIME.examples] },
    made: [],
  });
});

test("a new condition comes with the words of the node that is made for it", () => {
  const review = reviewOf(TREE, { ...TIME, condition: "Kurze Frage", counts: [] }, NOW);
  expect(review).toMatchObject({
    before: null,
    after: { name: "Kurze Frage", leadsTo: "Kurze Frage" },
    made: [{ kind: "objection", title: "Kurze Frage", text: "Danke, das ist gut zu wissen." }],
  });
});

test("an entry of the knowledge is shown with its wordings and its answer", () => {
  expect(reviewOf(TREE, ASKED, NOW)).toMatchObject({
    before: null,
    after: { sentences: ["Wie lange dauert das?", "Geht das schnell?"], answer: "" },
  });
  const knowledge = [{ id: "e", questions: ["Dauert es lange?"], answer: "Nein." }];
  const tree = { ...TREE, settings: { knowledge } };
  expect(reviewOf(tree, { ...ASKED, entryId: "e" }, NOW)).toMatchObject({
    before: { name: "Dauert es lange?", sentences: ["Dauert es lange?"], answer: "Nein." },
    after: { sentences: ["Dauert es lange?", "Geht das schnell?"] },
  });
});

test("what can't be done, and what changes nothing, is known before", () => {
  expect(reviewOf(TREE, { ...TIME, nodeId: "gone" }, NOW)).toEqual({
    refused: { code: "unknown-node" },
  });
  const known = { ...TIME, examples: ["worum geht es"], counts: [] };
  expect(reviewOf(TREE, known, NOW)).toMatchObject({ refused: null, isEmpty: true });
});

test("what its author unticks and renames holds, and another condition counts no intent", () => {
  const without = new Set(["Legen Sie los."]);
  expect(reviewed(TIME, { target: null, name: " Hat Zeit ", without })).toMatchObject({
    ...{ condition: "Hat Zeit", examples: ["Zwei Minuten gehen."], counts: ["Ja"] },
  });
  expect(reviewed(TIME, { ...asIs, target: "Vielleicht" })).toMatchObject({
    ...{ condition: "Vielleicht", counts: [] },
  });
  expect(reviewed(ASKED, { ...asIs, target: "e" })).toMatchObject({ entryId: "e" });
  expect(reviewed(ASKED, { ...asIs, name: "Wie lang?" })).toMatchObject({
    ...{ entryId: null, question: "Wie lang?" },
  });
});
