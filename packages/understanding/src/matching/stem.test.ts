import { expect, test } from "bun:test";
import { stemOf } from "./stem.ts";

test.each([
  "lieferung liefern geliefert lieferungen",
  "reparieren repariert reparierte",
  "kuendigung kuendigen gekuendigt",
  "abholen abgeholt abzuholen",
])("the forms of one word meet: %s", (forms) => {
  expect(new Set(forms.split(" ").map(stemOf)).size).toBe(1);
});

test.each([
  ["haus", "hose"],
  ["bus", "busch"],
  ["miete", "mitte"],
])("%s and %s stay two", (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});

test("nothing is cut to less than three letters", () => {
  for (const word of ["tee", "ei", "see", "in", "gehen"]) {
    expect(stemOf(word).length).toBeGreaterThanOrEqual(Math.min(3, word.length - 1));
  }
});
