import { expect, test } from "bun:test";
import { discover } from "@rufbaum/simulation";
import { sampleTree } from "@rufbaum/tree/sample";
import { openSentences } from "@rufbaum/understanding/sentences";
import { discoveryAdvice } from "@rufbaum/words/de/discoveries";
import { pairActions } from "./pair-actions.ts";

const TREE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
const SENTENCES = await openSentences();
const LISTENING = ["interest", "time", "doubt", "last-offer"];

test("each edit stands beside the sentence that tells of its condition and its node", () => {
  const missed = LISTENING.flatMap((nodeId, index) => [
    { nodeId, text: "Mein Vertrag läuft noch zwei Jahre.", intent: null, count: 9 - index },
    { nodeId, text: "ich wohne hier nur zur miete", intent: null, count: 4 + index },
    { nodeId, text: "schicken sie mir das per mail", intent: "send_info", count: 3 },
    { nodeId, text: "das ist richtich", intent: null, count: 3, isMisheard: true },
  ]);
  const intents = Object.values(discover(TREE, missed, SENTENCES));
  const paired = intents.flatMap((intent) => {
    const suggestedActions = intent.advice.map(discoveryAdvice);
    return pairActions({ ...intent, suggestedActions });
  });
  const edits = intents.flatMap(({ suggestions }) => suggestions);
  expect(paired.flatMap(({ suggestion }) => suggestion ?? [])).toEqual(edits);
  expect(paired.some(({ suggestion }) => suggestion === null)).toBe(true);
  expect(paired.filter(({ suggestion }) => suggestion).length).toBeGreaterThan(3);
  for (const { sentence, suggestion } of paired) {
    if (!suggestion) continue;
    const node = TREE.nodes.find(({ id }) => id === suggestion.nodeId);
    expect(sentence).toContain(`„${node?.title}“`);
  }
});

test("in a run of an older version, edits are known by the conditions that sentences begin with", () => {
  const edit = (nodeId: string, condition: string) => ({
    nodeId,
    condition,
    examples: [],
    counts: [],
  });
  const suggestions = [edit("a", "Miete"), edit("b", "Miete"), edit("c", "Ja")];
  const suggestedActions = [
    "Einwand anlegen.",
    "Bedingung „Miete“ am Node „A“ ergänzen.",
    "Am Node „X“ werden Angaben nicht verstanden.",
    "Bedingung „Miete“ am Node „B“ ergänzen.",
    "Bedingung „Ja“ am Node „C“ um Beispiele ergänzen.",
  ];
  const advice = suggestedActions.map((text) => ({ code: "as-written" as const, text }));
  const paired = pairActions({ suggestedActions, advice, suggestions });
  expect(paired.map(({ suggestion }) => suggestion?.nodeId ?? null)).toEqual([
    null,
    "a",
    null,
    "b",
    "c",
  ]);
});
