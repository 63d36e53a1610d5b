import { expect, test } from "bun:test";
import { countSegments } from "./segments.ts";

test.each([
  ["a", 1, 1],
  ["ä", 160, 1],
  ["ä", 161, 2],
  ["a", 306, 2],
  ["a", 307, 3],
  ["€", 80, 1],
  ["€", 81, 2],
  ["„", 70, 1],
  ["„", 71, 2],
  ["👍", 35, 1],
  ["👍", 36, 2],
])("%s × %d goes out as %d", (character, count, segments) => {
  expect(countSegments(character.repeat(count))).toBe(segments);
});
