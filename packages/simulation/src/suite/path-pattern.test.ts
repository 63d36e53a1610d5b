import { expect, test } from "bun:test";
import { seededRandom } from "@rufbaum/runtime/virtual";
import { matchesPath, pathParts } from "./path-pattern.ts";

test.each([
  ["a → b -> c", ["a", "b", "c"]],
  ["  a  ", ["a"]],
  ["Interesse? → … → end-no", ["Interesse?", "…", "end-no"]],
  ["a → ", ["a"]],
])("%p has these parts", (written, parts) => {
  expect(pathParts(written)).toEqual(parts);
});

test.each([
  ["a b c", "a b c", true],
  ["a b c", "a b", false],
  ["a b c", "b c", false],
  ["a b c", "... c", true],
  ["a b c", "a ...", true],
  ["a b c", "...", true],
  ["a b c", "a ... c", true],
  ["a c", "a ... c", true],
  ["a b a c", "... a c", true],
  ["a b", "... a", false],
  ["a b c", "... ... b … c ...", true],
])("%p against %p: %p", (path, wanted, isMatch) => {
  expect(matchesPath(path.split(" "), wanted.split(" "))).toBe(isMatch);
});

test("it agrees with a regular expression, whatever path and pattern", () => {
  const random = seededRandom(4);
  const draw = (letters: string, most: number) =>
    Array.from(
      { length: Math.floor(random.number() * most) },
      () => letters[Math.floor(random.number() * letters.length)] ?? "",
    );
  for (let round = 0; round < 2_000; round += 1) {
    const path = draw("abc", 9);
    const wanted = draw("abc.", 7);
    const pattern = new RegExp(`^${wanted.map((part) => (part === "." ? ".*" : part)).join("")}$`);
    const parts = wanted.map((part) => (part === "." ? "..." : part));
    expect([path, wanted, matchesPath(path, parts)]).toEqual([
      path,
      wanted,
      pattern.test(path.join("")),
    ]);
  }
});

test("a long path with many gaps is decided at once", () => {
  const path = Array.from({ length: 5_000 }, () => "a");
  const wanted = Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? "..." : "a"));
  expect(matchesPath(path, wanted)).toBe(true);
  expect(matchesPath(path, [...wanted, "b"])).toBe(false);
});
