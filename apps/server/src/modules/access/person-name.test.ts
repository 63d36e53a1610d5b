import { expect, test } from "bun:test";
import { personFromHeader, personName } from "./person-name.ts";

test.each([
  ["Ada Löwe", "Ada Löwe"],
  ["  Ada  ", "Ada"],
  ["A", "A"],
  ["x".repeat(80), "x".repeat(80)],
  ["👩‍💻".repeat(26), "👩‍💻".repeat(26)],
  ["Loo\u0308we", "Loöwe"],
  ["", null],
  [" \u00a0\t", null],
  ["x".repeat(81), null],
  ["Ada\nLöwe", null],
  ["Ada\u0000", null],
  ["Ada\u0085Löwe", null],
  ["Ada\u2028Löwe", null],
  ["Ada\u202eLöwe", null],
  ["Ada\ud800", null],
])("%j is kept as %j", (text, name) => {
  expect(personName(text)).toBe(name);
});

test.each([
  ["Ada%20L%C3%B6we", "Ada Löwe"],
  ["ada", "ada"],
  ["%C3", null],
  ["%0A", null],
  ["Ada%0ALöwe", null],
  ["", null],
  [null, null],
])("the header %j says %j", (value, name) => {
  expect(personFromHeader(value)).toBe(name);
});
