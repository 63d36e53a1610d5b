import { expect, test } from "bun:test";
import { nextTab } from "./next-tab.ts";

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 2, 0],
  ["ArrowLeft", 0, 2],
  ["ArrowLeft", 2, 1],
  ["Home", 2, 0],
  ["End", 0, 2],
])("%s leads from tab %d of three to %d", (key, from, to) => {
  expect(nextTab(key, from, 3)).toBe(to);
});

test("other keys lead to no tab", () => {
  for (const key of ["Tab", "Enter", "ArrowDown", "a"]) expect(nextTab(key, 1, 3)).toBeNull();
});
