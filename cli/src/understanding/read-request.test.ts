import { expect, test } from "bun:test";
import { type Expectation, rememberConditions } from "./expectations.ts";
import { readRequest } from "./read-request.ts";

const usual: Expectation = { conditions: [], question: "", value: null, now: 0 };

function expectationOf(line: object, conditionsOf = rememberConditions()): Expectation {
  const text = JSON.stringify({ text: "Ja", ...line });
  return readRequest({ text, isCut: false }, usual, conditionsOf).expectation;
}

test.each([
  ["2026-11-21T10:00:00+01:00", Date.UTC(2026, 10, 21, 9)],
  ["2026-11-21", Date.UTC(2026, 10, 21)],
  [1_000, 1_000],
])("now may be %p", (now, milliseconds) => {
  expect(expectationOf({ now }).now).toBe(milliseconds);
});

test("what the line says weighs more than what was said for all", () => {
  expect(expectationOf({ question: "Störe ich?", value: "date" })).toEqual({
    ...usual,
    question: "Störe ich?",
    value: "date",
  });
});

test("conditions that are named the same are the same list, and the reader knows it again", () => {
  const conditionsOf = rememberConditions();
  const conditions = (...expect: unknown[]) => expectationOf({ expect }, conditionsOf).conditions;
  expect(conditions("Ja", { key: "Nein", examples: ["nö"] })).toEqual([
    { id: "c1", key: "Ja", examples: [], counts: [] },
    { id: "c2", key: "Nein", examples: ["nö"], counts: [] },
  ]);
  expect(conditions("Ja")).toBe(conditions("Ja"));
  expect(conditions("Ja")).not.toBe(conditions("Nein"));
});

test("a line longer than any reply is refused", () => {
  expect(() => readRequest({ text: "x", isCut: true }, usual, rememberConditions())).toThrow(
    "longer than 1048576 characters",
  );
});
