import { expect, test } from "bun:test";
import type { Utterance } from "./call-follower.ts";
import { medianDelays } from "./latency.ts";

test.each([
  [[7, 12], "2, in the median 9.5 ms here"],
  [[30, 5, 12], "3, in the median 12 ms here"],
])("of answers after %p ms: %s", (delays, text) => {
  const messages = delays.map((waitMilliseconds) => ({ metadata: { waitMilliseconds } }));
  expect(medianDelays(messages as Utterance[])).toBe(text);
});

test("where nothing was measured nothing is said", () => {
  expect(medianDelays([])).toBeNull();
});
