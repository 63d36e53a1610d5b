import { describe, expect, test } from "bun:test";
import { holm } from "./holm.ts";
import { twoSided } from "./normal.ts";
import { compareShares } from "./two-shares.ts";
import { wilson } from "./wilson.ts";

test.each([
  [0, 1],
  [1, 0.3173105],
  [1.959964, 0.05],
  [2.575829, 0.01],
  [-3, 0.0026998],
  [40, 0],
])("a normal variable lies beyond %p with the likelihood of the tables, %p", (z, likelihood) => {
  expect(twoSided(z)).toBeCloseTo(likelihood, 6);
});

// Agresti and Coull 1998, and Newcombe 1998 (Statistics in Medicine 17, p. 873, table II, method 10).
test.each([
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
])("the interval of %p of %p is %p to %p", (count, of, low, high) => {
  expect(wilson(count, of).low).toBeCloseTo(low, 3);
  expect(wilson(count, of).high).toBeCloseTo(high, 3);
});

test.each([
  [48, 80, 56, 70, 0.0524, 0.3339],
  [3, 10, 9, 10, 0.1705, 0.809],
  [0, 10, 10, 10, 0.6075, 1],
  [0, 10, 0, 20, -0.2775, 0.1611],
])("%p of %p and %p of %p lie apart by %p to %p", (count, of, otherCount, otherOf, low, high) => {
  const apart = compareShares({ count, of }, { count: otherCount, of: otherOf });
  expect(apart.low).toBeCloseTo(low, 3);
  expect(apart.high).toBeCloseTo(high, 3);
});

describe("chance alone", () => {
  test("makes a difference that is small against the number of runs", () => {
    expect(compareShares({ count: 30, of: 100 }, { count: 36, of: 100 }).p).toBeCloseTo(0.3667, 3);
    expect(compareShares({ count: 0, of: 5 }, { count: 0, of: 5 }).p).toBe(1);
    expect(compareShares({ count: 0, of: 0 }, { count: 5, of: 5 }).p).toBe(1);
  });

  test("hardly ever makes a great one", () => {
    expect(compareShares({ count: 300, of: 1_000 }, { count: 360, of: 1_000 }).p).toBeLessThan(
      0.005,
    );
  });
});

test("likelihoods that were found together are raised, in their places", () => {
  expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02]);
  expect(holm([0.9, 0.8])).toEqual([1, 1]);
  expect(holm([])).toEqual([]);
});
