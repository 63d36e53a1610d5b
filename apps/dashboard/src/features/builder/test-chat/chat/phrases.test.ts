import { expect, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { PHRASES } from "./phrases.ts";

const { read } = await openUnderstanding();
const POLARITIES = new Set(["yes", "no", "maybe"]);

test.each([...PHRASES])("%s is what „%s“ is read as", (name, phrase) => {
  const conditions = [{ id: "wanted", key: name, examples: [] }];
  const reading = read(phrase, { conditions, intents: [], value: null, question: "" });
  expect(POLARITIES.has(name) ? reading.condition : reading.intent).toBe(name);
});
