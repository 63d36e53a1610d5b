import { expect, test } from "bun:test";
import { openUnderstanding } from "./open-understanding.ts";

const { read } = await openUnderstanding();

const conditions = [
  { id: "a", key: "weiter", examples: ["den Vertrag weiterlaufen lassen"] },
  { id: "b", key: "kündigen", examples: ["ich will kündigen"] },
  { id: "c", key: "Nein", examples: [] },
];
const question = "Meinen Sie eher den Vertrag weiterlaufen lassen oder kündigen?";

test.each<[string, string | null]>([
  ["das erste", "weiter"],
  ["Ersteres.", "weiter"],
  ["ähm, eher das zweite", "kündigen"],
  ["Letzteres bitte", "kündigen"],
  ["den Vertrag weiterlaufen lassen", "weiter"],
  ["kündigen", "kündigen"],
  ["weder noch", null],
  ["keins von beiden", null],
  ["nein, keines davon", null],
  ["nicht das erste", null],
  ["lila", null],
])("asked between two, “%s” is %p", (reply, condition) => {
  const expected = { conditions, intents: [], value: null, question };
  const reading = read(reply, { ...expected, between: ["weiter", "kündigen"] });
  expect(reading.condition).toBe(condition);
});

test("neither of them is no no that a condition could take", () => {
  const expected = { conditions, intents: [], value: null, question };
  const reading = read("weder noch", { ...expected, between: ["weiter", "Nein"] });
  expect(reading).toMatchObject({ condition: null, alternatives: [] });
});
