import { expect, test } from "bun:test";
import { rangeIn } from "./range.ts";

test.each([
  ["zwischen drei und fünf", { from: 3, to: 5, isOpen: true }],
  ["acht bis zehn Leute", { from: 8, to: 10, isOpen: true }],
  ["so 3-4", { from: 3, to: 4, isOpen: true }],
  ["fünf oder sechs", { from: 5, to: 6, isOpen: false }],
  ["drei und fünf", null],
  ["zwanzig", null],
  ["bis zehn", null],
  ["zehn, oder warten Sie, acht", null],
  ["Montag bis Freitag", null],
])("the range in “%s” is %p", (text, range) => {
  expect(rangeIn(text)).toEqual(range);
});
