import { expect, test } from "bun:test";
import type { Topic } from "../corpus/topic.ts";
import { evaluate } from "./testing/evaluate.ts";

/** What few trees have a way for: each is a thing of its own, and said in many ways. */
const CONCERNS: readonly Topic[] = [
  "under-contract",
  "asks-partner",
  "is-tenant",
  "moves-soon",
  "just-renewed",
  "bad-experience",
  "too-old",
  "technical-question",
  "asks-references",
  "asks-subsidy",
  "asks-warranty",
  "wants-written-offer",
];

/** The half of the lines that was not looked at while the thresholds were set; percent. */
test.each([
  { noise: 0, seed: 1, purity: 84, coverage: 62 },
  { noise: 0.1, seed: 1, purity: 84, coverage: 62 },
  { noise: 0.1, seed: 2, purity: 84, coverage: 62 },
  { noise: 0.3, seed: 1, purity: 84, coverage: 60 },
])("concerns are told apart, as the corpus means them: $noise of noise, seed $seed", (floor) => {
  const { noise, seed } = floor;
  const found = evaluate(CONCERNS, { half: "held-back", noise, seed });
  if (process.env.DISCOVERY === "show") console.log(noise, seed, found);
  expect(found.purity).toBeGreaterThan(floor.purity);
  expect(found.coverage).toBeGreaterThan(floor.coverage);
  expect(found.found).toBeGreaterThanOrEqual(CONCERNS.length - 2);
});

test("names are short and begin with a capital", () => {
  const { clusters } = evaluate(CONCERNS, { half: "held-back" });
  for (const { name } of clusters) expect(name).toMatch(/^[\p{Lu}\d]\S*(?: \S+){0,9}$/u);
});
