import { expect, test } from "bun:test";
import { sampleTree } from "@rufbaum/tree/sample";
import { openUnderstanding } from "@rufbaum/understanding";
import { openSimulation } from "../engine/open-simulation.ts";
import { PERSONAS } from "../personas/built-in.ts";
import { type SeededRandom, seededRandom } from "../seeded-random.ts";
import type { RecordedCall, RecordedMessage } from "./recorded-call.ts";
import { recordedOf } from "./recorded-of.ts";
import { replayCalls } from "./replay.ts";

const TREE = sampleTree({ id: "tree_1", createdAt: "2026-01-05T08:00:00.000Z" });
const reader = await openUnderstanding({ remembers: 2_000 });
const SIMULATION = openSimulation(
  { tree: TREE, personas: PERSONAS, seed: 8, noise: 0.2 },
  { reader },
);

test("however a transcript is damaged, the call is followed as far as it goes", () => {
  const calls = Array.from({ length: 120 }, (_, index) =>
    damaged(recordedOf(SIMULATION.tell(index)), seededRandom(8, index)),
  );
  const { calls: replayed, elsewhere, endOtherwise, same } = replayCalls(TREE, calls, reader);
  expect(replayed.map(({ id }) => id)).toEqual(calls.map(({ id }) => id));
  for (const { lines, followed } of replayed) expect(followed).toBeWithin(0, lines + 1);
  // Some of the damage does no harm, most of it does.
  expect(same).toBeGreaterThan(5);
  expect(elsewhere + endOtherwise).toBeGreaterThan(20);
});

function damaged(call: RecordedCall, random: SeededRandom): RecordedCall {
  const messages = [...call.messages];
  for (let count = random.below(4); count > 0; count -= 1) {
    const place = random.below(messages.length);
    const message = messages[place];
    if (message) messages.splice(place, 1, ...random.pick(DAMAGES)(message));
  }
  return { ...call, messages, outcome: random.chance(0.1) ? null : call.outcome };
}

const DAMAGES: readonly ((message: RecordedMessage) => RecordedMessage[])[] = [
  () => [],
  (message) => [message, message],
  (message) => [{ ...message, nodeId: null }],
  (message) => [{ ...message, nodeId: "gone" }],
  (message) => [{ ...message, text: "" }],
  (message) => [{ ...message, text: "ja nein vielleicht ".repeat(200) }],
  (message) => [{ ...message, at: -1 }],
  (message) => [{ ...message, at: Number.NaN }],
  (message) => [{ ...message, by: "operator" }],
  (message) => [{ ...message, by: "caller" }],
];
