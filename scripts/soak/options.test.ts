import { expect, test } from "bun:test";
import { readSoakOptions } from "./options.ts";

test.each([
  [[], { from: 201, seeds: 1_000, minutes: Infinity, show: false }],
  [["--seeds", "5"], { from: 201, seeds: 5, minutes: Infinity, show: false }],
  [["--minutes", "10"], { from: 201, seeds: Infinity, minutes: 10, show: false }],
  [
    ["--from", "193", "--seeds", "1", "--show"],
    { from: 193, seeds: 1, minutes: Infinity, show: true },
  ],
])("%p is read", (words, options) => {
  expect(readSoakOptions(words)).toEqual(options);
});

test.each([
  [["--seed", "5"], "There is no --seed."],
  [["--seeds"], '--seeds wants a whole number, not "".'],
  [["--from", "-1"], '--from wants a whole number, not "-1".'],
])("%p is refused with what would be right", (words, sentence) => {
  expect(readSoakOptions(words)).toStartWith(sentence);
});
