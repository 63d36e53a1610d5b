import { expect, test } from "bun:test";
import { draftOfSettings, isLimit, settingsOf, variableFault } from "./settings-draft.ts";

const SETTINGS = { maxSteps: 50, variables: { firma: "Sonnwerk" }, theirs: 1 };

test("what was not changed stays as it was, fields of others included", () => {
  for (const settings of [{}, SETTINGS, { maxSeconds: 60 }, { variables: { a: "" } }]) {
    expect(settingsOf(settings, draftOfSettings(settings))).toEqual(settings);
  }
});

test("what is emptied goes away", () => {
  const draft = { maxSteps: "", maxSeconds: " ", variables: [{ key: 0, name: " ", value: "" }] };
  expect(settingsOf(SETTINGS, draft)).toEqual({ theirs: 1 } as object);
});

test.each([
  ["", true],
  ["1", true],
  ["5000", true],
  ["0", false],
  ["5001", false],
  ["-3", false],
  ["1.5", false],
  ["viele", false],
])("%p as the most steps: %p", (text, expected) => {
  expect(isLimit(text, "maxSteps")).toBe(expected);
});

test.each([
  [["firma", "x"], ["größe_2", ""], null],
  [["", "x"], ["a", ""], "nameless"],
  [["1a", "x"], ["a", ""], "bad-name"],
  [["a]", "x"], ["a", ""], "bad-name"],
  [["a", "x"], ["a ", "y"], "twice"],
  [["", ""], ["", ""], null],
] as const)("%p and %p: %p", (first, second, expected) => {
  const rows = [first, second].map(([name, value], key) => ({ key, name, value }));
  expect(variableFault(rows)?.fault ?? null).toBe(expected);
});
