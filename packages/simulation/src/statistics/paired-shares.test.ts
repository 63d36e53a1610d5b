import { expect, test } from "bun:test";
import { seededRandom } from "../seeded-random.ts";
import { comparePairs } from "./paired-shares.ts";
import { compareShares } from "./two-shares.ts";

// Newcombe 1998, Statistics in Medicine 17, p. 2635, method 10.
test.each([
  [{ both: 36, gained: 2, lost: 12, neither: 0 }, -0.3404, -0.0569],
  [{ both: 36, gained: 12, lost: 2, neither: 0 }, 0.0569, 0.3404],
  [{ both: 54, gained: 0, lost: 0, neither: 0 }, -0.0664, 0.0664],
])("of %p the difference lies between %p and %p", (pairs, low, high) => {
  const apart = comparePairs(pairs);
  expect(apart.low).toBeCloseTo(low, 4);
  expect(apart.high).toBeCloseTo(high, 4);
});

test("the same figures tell more where the runs are the same", () => {
  const paired = comparePairs({ both: 2_250, gained: 260, lost: 70, neither: 7_420 });
  const apart = compareShares({ count: 2_320, of: 10_000 }, { count: 2_510, of: 10_000 });
  expect(paired.difference).toBeCloseTo(apart.difference, 12);
  expect(paired.high - paired.low).toBeLessThan(0.5 * (apart.high - apart.low));
  expect(paired.p).toBeLessThan(apart.p);
});

test.each([
  // Each way that ten runs may go, and the exact likelihoods of McNemar's test.
  [10, 0, 0.001953125],
  [8, 2, 0.109375],
  [5, 5, 1],
  [0, 0, 1],
  // (|60 - 40| - 1)² / 100 = 3.61
  [60, 40, 0.05743],
])("%p gained and %p lost may be chance with a likelihood of %p", (gained, lost, p) => {
  expect(comparePairs({ both: 50, gained, lost, neither: 50 }).p).toBeCloseTo(p, 5);
  expect(comparePairs({ both: 50, gained: lost, lost: gained, neither: 50 }).p).toBeCloseTo(p, 5);
});

test("of nothing, anything may be so", () => {
  const none = comparePairs({ both: 0, gained: 0, lost: 0, neither: 0 });
  expect(none).toEqual({ difference: 0, low: -1, high: 1, p: 1 });
});

test("in about 95 of 100 simulations the interval holds the true difference", () => {
  const random = seededRandom(7, 1);
  const TRIALS = 1_000;
  let held = 0;
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const pairs = { both: 0, gained: 0, lost: 0, neither: 0 };
    for (let run = 0; run < 300; run += 1) {
      const draw = random.number();
      pairs[draw < 0.2 ? "both" : draw < 0.26 ? "gained" : draw < 0.28 ? "lost" : "neither"] += 1;
    }
    const { low, high } = comparePairs(pairs);
    if (low <= 0.04 && 0.04 <= high) held += 1;
  }
  expect(held / TRIALS).toBeGreaterThan(0.935);
  expect(held / TRIALS).toBeLessThan(0.98);
});
