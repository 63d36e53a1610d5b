import { expect, test } from "bun:test";
import { shownAt } from "./export-results.ts";

test.each([
  ["2026-11-24T14:09:58.947Z", { time: "2026-11-24 15:09:58" }],
  ["2026-07-01T22:00:05.000Z", { time: "2026-07-02 00:00:05" }],
])("%s is told as the clock at home showed it", (at, cell) => {
  expect(shownAt(Date.parse(at), "Europe/Berlin")).toEqual(cell);
});

test("what never was is an empty cell", () => {
  expect(shownAt(null, "Europe/Berlin")).toBe("");
});
