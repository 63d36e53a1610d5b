import { expect, test } from "bun:test";
import { waysOf } from "./ways-of.ts";

const IDS = new Set(["start", "frage", "a>b", "b", "a"]);

test.each([
  ["start>frage", [{ from: "start", to: "frage", condition: null, count: 3 }]],
  ["a>b>b", [{ from: "a>b", to: "b", condition: null, count: 3 }]],
  ["start>a>b", [{ from: "start", to: "a>b", condition: null, count: 3 }]],
  ["start>weg", []],
  ["start", []],
  [">", []],
])("%p", (key, ways) => {
  expect(waysOf({ [key]: 3 }, IDS)).toEqual(ways);
});
