import { expect, test } from "bun:test";
import { type CarriedCall, faultsOfOverlap } from "./campaign-promises.ts";

const NUMBER = "+498999998001";
const OTHER = "+498999998002";

function call(to: string, createdAt: number, endedAt: number | null): CarriedCall {
  return { sid: `CA${createdAt}`, to, createdAt, endedAt };
}

test.each([
  ["one after the other", [call(NUMBER, 0, 10), call(NUMBER, 10, 20)], []],
  ["at once, to two people", [call(NUMBER, 0, 10), call(OTHER, 5, null)], []],
  [
    "before the other is over",
    [call(NUMBER, 5, 20), call(NUMBER, 0, 10)],
    [`${NUMBER}: CA5 was placed while CA0 went on`],
  ],
  [
    "where the other never ends",
    [call(NUMBER, 0, null), call(NUMBER, 50, 60)],
    [`${NUMBER}: CA50 was placed while CA0 went on`],
  ],
])("calls %s", (_, calls, faults) => {
  expect(faultsOfOverlap(calls)).toEqual(faults);
});
