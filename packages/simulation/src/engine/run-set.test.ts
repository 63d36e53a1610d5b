import { expect, test } from "bun:test";
import { packRuns, unpackRuns } from "./run-set.ts";

test.each([0, 1, 7, 8, 9, 1_000])("of %p runs each is in the set or not", (runs) => {
  const wanted = Array.from({ length: runs }, (_, index) => index).filter((n) => n % 3 === 1);
  const has = unpackRuns(packRuns(wanted.toReversed(), runs));
  for (let index = 0; index < runs + 9; index += 1) {
    expect(has(index)).toBe(wanted.includes(index));
  }
});

test("ten thousand runs are less than two kilobytes", () => {
  expect(packRuns([9_999], 10_000).length).toBeLessThan(2_000);
});
