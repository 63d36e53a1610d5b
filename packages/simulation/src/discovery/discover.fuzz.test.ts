import { expect, test } from "bun:test";
import { applySuggestion, idsFor, isRefused } from "@rufbaum/tree/editing";
import { sampleTree } from "@rufbaum/tree/sample";
import { openSentences } from "@rufbaum/understanding/sentences";
import { linesFor } from "../corpus/lines.ts";
import { TOPICS } from "../corpus/topic.ts";
import type { Suggestion } from "../engine/result.ts";
import { mishear } from "../noise/mishear.ts";
import { MANNERS } from "../personas/persona.ts";
import { type SeededRandom, seededRandom } from "../seeded-random.ts";
import type { DiscoveryAdvice } from "./advice.ts";
import { discover } from "./discover.ts";
import { INTENT_NAMES } from "./intent-names.ts";
import type { MissedGroup } from "./missed-group.ts";

const TREE = sampleTree({ id: "tree", createdAt: "2026-01-01T00:00:00.000Z" });
const SENTENCES = await openSentences();
const NODES = ["person", "time", "interest", "doubt", "day", "hour", "mail", "callback"];
const JUNK = [
  "",
  " ",
  "äh, äh …",
  "?!",
  "„“",
  "😀 ja",
  "__proto__",
  "constructor",
  "a".repeat(900),
];

const isEdit = (advice: DiscoveryAdvice) => "condition" in advice || "question" in advice;
const nameOfEdit = (each: DiscoveryAdvice | Suggestion) =>
  "condition" in each ? [each.nodeId, each.condition] : "question" in each && each.question;

function missedBy(random: SeededRandom): MissedGroup[] {
  const groups = new Map<string, MissedGroup>();
  const most = 1 + random.below(300);
  for (let group = 0; group < most; group += 1) {
    const line = random.chance(0.05)
      ? random.pick(JUNK)
      : mishear(
          random.pick(linesFor(random.pick(TOPICS), random.pick(MANNERS))),
          0.3,
          random.below(16),
        );
    const intent = random.chance(0.3) ? random.pick(Object.keys(INTENT_NAMES)) : null;
    const nodeId = random.pick(NODES);
    const key = JSON.stringify([nodeId, line, intent]);
    groups.set(key, { nodeId, text: line, intent, count: 1 + random.below(20) });
  }
  return [...groups.values()];
}

function shuffled<Item>(items: readonly Item[], random: SeededRandom): Item[] {
  const left = [...items];
  return items.map(() => left.splice(random.below(left.length), 1)[0] as Item);
}

test.each(Array.from({ length: 25 }, (_, seed) => seed))("what is found holds, seed %p", (seed) => {
  const random = seededRandom(seed, 1);
  const missed = missedBy(random);
  const found = discover(TREE, missed, SENTENCES);
  expect(JSON.stringify(discover(TREE, shuffled(missed, random), SENTENCES))).toBe(
    JSON.stringify(found),
  );
  const all = missed.reduce((sum, { count }) => sum + count, 0);
  let told = 0;
  for (const [name, intent] of Object.entries(found)) {
    const { count, triggeredAt, examples, advice, suggestions } = intent;
    expect(name.trim()).toBe(name);
    expect(name).not.toBe("");
    expect(Object.values(triggeredAt).reduce((sum, times) => sum + times, 0)).toBe(count);
    expect(new Set(examples).size).toBe(examples.length);
    const edits = advice.flatMap((each) => (isEdit(each) ? [each] : []));
    // Each edit is told, in the same order.
    expect(edits.map(nameOfEdit)).toEqual(suggestions.map(nameOfEdit));
    for (const suggestion of suggestions) {
      expect(suggestion.examples.length).toBeGreaterThan(0);
      expect(isRefused(applySuggestion(TREE, suggestion, idsFor(TREE, 1)))).toBe(false);
    }
    told += count;
  }
  expect(told).toBeLessThanOrEqual(all);
});
