import { expect, test } from "bun:test";
import { CARRIER_BACKOFF, waitUntilNextTry } from "./backoff.ts";

const wait = (refusals: number, retryAfter: number | null = null, share = 0) =>
  waitUntilNextTry({ refusals, retryAfter, share });

test("waits grow, up to a longest", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((refusals) => wait(refusals))).toEqual([
    500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000,
  ]);
  expect(wait(5_000)).toBe(60_000);
});

test.each([
  [1, 3_000, 3_000],
  [1, 100, 500],
  [4, 3_000, 4_000],
  [1, 120_000, 120_000],
  [1, 10 ** 12, 3_600_000],
  [1, Number.POSITIVE_INFINITY, 3_600_000],
  [1, 0, 500],
  [1, -5_000, 500],
])("after %d refusals, asked to wait %d: %d", (refusals, retryAfter, expected) => {
  expect(wait(refusals, retryAfter)).toBe(expected);
});

test("what was refused together does not come back together, and never too soon", () => {
  const waits = [0, 0.25, 0.5, 0.75, 1].map((share) => wait(1, 10_000, share));
  expect(waits).toEqual([10_000, 10_500, 11_000, 11_500, 12_000]);
});

test("a policy of one's own is followed", () => {
  const patient = { ...CARRIER_BACKOFF, first: 10_000, factor: 3, longest: 50_000, spread: 0 };
  const waits = [1, 2, 3].map((refusals) =>
    waitUntilNextTry({ refusals, retryAfter: null, share: 1 }, patient),
  );
  expect(waits).toEqual([10_000, 30_000, 50_000]);
});
