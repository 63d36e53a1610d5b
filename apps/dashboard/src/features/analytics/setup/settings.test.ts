import { expect, test } from "bun:test";
import { setupOf, USUAL_SETTINGS } from "./settings.ts";

test("what is usual can be sent", () => {
  expect(setupOf(USUAL_SETTINGS)).toEqual({ seed: 1, noise: 0.1, strict: false });
});

test.each([
  ["0", 0],
  [" 42 ", 42],
  ["9007199254740991", Number.MAX_SAFE_INTEGER],
  ["9007199254740992", null],
  ["-1", null],
  ["1,5", null],
  ["1e3", null],
  ["", null],
])("as a starting value %p is %p", (seed, value) => {
  expect(setupOf({ ...USUAL_SETTINGS, seed })?.seed ?? null).toBe(value);
});
