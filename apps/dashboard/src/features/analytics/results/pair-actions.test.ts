import { expect, test } from "bun:test";
import { discover } from "@rufbaum/simulation";
import { sampleTree } from "@rufbaum/tree/sample";
import { pairActions } from "./pair-actions.ts";

const TREE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
const LISTENING = ["interest", "time", "doubt", "last-offer"];

test("each edit stands beside the sentence that tells of its condition and its node", () => {
  const missed = LISTENING.flatMap((nodeId, index) => [
    { nodeId, text: "mein vertrag läuft noch zwei jahre", intent: null, count: 9 - index },
    { nodeId, text: "ich wohne hier nur zur miete", intent: null, count: 4 + index },
    { nodeId, text: "schicken sie mir das per mail", intent: "send_info", count: 3 },
  ]);
  const paired = Object.values(discover(TREE, missed)).flatMap(pairActions);
  expect(paired.some(({ suggestion }) => suggestion === null)).toBe(true);
  expect(paired.filter(({ suggestion }) => suggestion).length).toBeGreaterThan(3);
  for (const { sentence, suggestion } of paired) {
    if (!suggestion) continue;
    const node = TREE.nodes.find(({ id }) => id === suggestion.nodeId);
    expect(sentence).toContain(`Bedingung „${suggestion.condition}“`);
    expect(sentence).toContain(`„${node?.title}“`);
  }
});

test("a sentence of something else is advice, whatever there are edits for", () => {
  const suggestion = { nodeId: "n", condition: "Miete", examples: [], counts: [] };
  expect(
    pairActions({ suggestedActions: ["Etwas anderes tun."], suggestions: [suggestion] }),
  ).toEqual([{ sentence: "Etwas anderes tun.", suggestion: null }]);
});
