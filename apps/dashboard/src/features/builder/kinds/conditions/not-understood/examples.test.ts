import { expect, test } from "bun:test";
import { MOST_CONDITIONS } from "@rufbaum/tree/graph";
import { addExample, dropExample, isExample, withoutFurtherExamples } from "./examples.ts";

const YES = { id: "yes", condition: "Ja" };
const NO = { id: "no", condition: "Nein", examples: ["lieber nicht"] };

test("an example comes after those that are there, once, and nothing else changes", () => {
  const added = addExample([YES, NO], "no", "nee du");
  expect(added).toEqual([YES, { ...NO, examples: ["lieber nicht", "nee du"] }]);
  expect(added[0]).toBe(YES);
  expect(addExample(added, "no", "nee du")).toEqual(added);
  expect(isExample(added, "nee du")).toBe(true);
  expect(isExample([YES, NO], "nee du")).toBe(false);
});

test("to take it back leaves the conditions as they were", () => {
  for (const id of ["yes", "no"]) {
    expect(dropExample(addExample([YES, NO], id, "nee du"), id, "nee du")).toEqual([YES, NO]);
  }
  expect(dropExample([YES, NO], "yes", "lieber nicht")).toEqual([YES, NO]);
});

test("of more examples than can be saved, the first ones are left", () => {
  const examples = Array.from({ length: MOST_CONDITIONS + 300 }, (_, place) => `Satz ${place}`);
  const many = { ...YES, examples };
  const left = withoutFurtherExamples([many, NO]);
  expect(left).toEqual([{ ...YES, examples: examples.slice(0, MOST_CONDITIONS) }, NO]);
  expect(left[1]).toBe(NO);
});
