import { expect, test } from "bun:test";
import { addExample, dropExample, isExample } from "./examples.ts";

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
