import { expect, test } from "bun:test";
import { initials } from "./initials.ts";

test.each([
  ["Ada Löwe", "AL"],
  ["ada", "A"],
  ["Ada von der Löwe", "AL"],
  ["  Ada   (Vertrieb) ", "AV"],
  ["𝒜da", "𝒜"],
  ["!", ""],
])("of %j are %j", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
