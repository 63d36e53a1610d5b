import { expect, test } from "bun:test";
import { exponential, logarithm2 } from "./exact-math.ts";

test.each([0, -0.1, -1, -12.34, -59, 0.5, 3, 40])("e to the power of %p", (x) => {
  expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 12);
});

test("what is too small or too large for a number is an end", () => {
  expect(exponential(-1e9)).toBe(0);
  expect(exponential(1e9)).toBe(Number.MAX_VALUE);
});

test.each([1, 1.5, 2, 3, 10, 301, 1e6])("the logarithm of %p", (x) => {
  expect(logarithm2(x)).toBeCloseTo(Math.log2(x), 6);
});
