import { expect, test } from "bun:test";
import { timeLeft } from "./time-left.ts";

test.each([
  [0, "unter 1 Min."],
  [59, "unter 1 Min."],
  [60, "etwa 1 Min."],
  [29 * 60 + 40, "etwa 30 Min."],
  [89 * 60, "etwa 89 Min."],
  [90 * 60, "etwa 1,5 Std."],
  [3.8 * 3_600, "etwa 4 Std."],
  [9.4 * 3_600, "etwa 9 Std."],
  [35.9 * 3_600, "etwa 36 Std."],
  [36 * 3_600, "etwa 1,5 Tage"],
  [20 * 86_400, "etwa 20 Tage"],
  [4_000 * 86_400, "etwa 4.000 Tage"],
])("%d seconds are %p", (seconds, words) => {
  expect(timeLeft(seconds)).toBe(words);
});
