import { expect, test } from "bun:test";
import { comesAgain } from "./comes-again.ts";

const answered = (runs: number, visits: number) => () => ({ runs, visits });

test("few who say it again are no reason to word an answer anew", () => {
  expect(comesAgain("price", 2, answered(15, 15))).toBeNull();
  expect(comesAgain("price", 5, answered(100, 102))).toBeNull();
});

test("many are, whether they were answered again or not", () => {
  expect(comesAgain("price", 20, answered(60, 65))).toEqual({ count: 25, of: 60 });
});

test("of real calls it is only known how often it was said", () => {
  expect(comesAgain("price", 4, () => null)).toBeNull();
  expect(comesAgain("price", 6, () => null)).toEqual({ count: 6, of: null });
});
