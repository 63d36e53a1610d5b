import { expect, test } from "bun:test";
import {
  isChosen,
  NOBODY,
  rangeTo,
  type Selection,
  toggled,
  toggledAll,
  without,
} from "./selection.ts";

const LISTED = ["a", "b", "c", "d"];
const ids = (selection: Selection) => [...selection.ids].sort().join("");

test("one after the other is chosen, and let go", () => {
  const two = toggled(toggled(NOBODY, "a", LISTED), "c", LISTED);
  expect(ids(two)).toBe("ac");
  expect(ids(toggled(two, "a", LISTED))).toBe("c");
});

test("a range goes from the last one, whichever way", () => {
  expect(ids(rangeTo(toggled(NOBODY, "d", LISTED), "b", LISTED))).toBe("bcd");
  expect(ids(rangeTo(NOBODY, "b", LISTED))).toBe("b");
});

test("all who are listed are chosen at once, and let go", () => {
  const all = toggledAll(NOBODY, LISTED);
  expect(ids(all)).toBe("abcd");
  expect(toggledAll(all, LISTED)).toEqual(NOBODY);
});

test("of all that match one can be let go: those who are listed stay chosen", () => {
  const all: Selection = { ids: new Set(), areAll: true, last: null };
  expect(isChosen(all, "z")).toBe(true);
  expect(ids(toggled(all, "b", LISTED))).toBe("acd");
});

test("who is gone is no longer chosen", () => {
  expect(ids(without(toggledAll(NOBODY, LISTED), new Set(["a", "x"])))).toBe("bcd");
});
