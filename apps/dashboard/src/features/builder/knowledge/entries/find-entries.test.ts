import { expect, test } from "bun:test";
import { findEntries } from "./find-entries.ts";

const ENTRIES = [
  { id: "price", questions: ["Was kostet das?", "Wie teuer wird es?"], answer: "65 Euro." },
  { id: "park", questions: ["Kann ich parken?"], answer: "In der Grünstraße, hinter dem Haus." },
  { id: "bare", questions: [""], answer: "" },
];

test.each([
  ["teuer", ["price"]],
  ["EURO kostet", ["price"]],
  ["grun", ["park"]],
  ["gruenstrasse haus", ["park"]],
  ["teuer parken", []],
  ["(", []],
])("“%s” is looked for in every wording and in the answer", (typed, ids) => {
  expect(findEntries(ENTRIES, typed).map(({ id }) => id)).toEqual(ids);
});

test("nothing typed finds all of them, as the same list", () => {
  expect(findEntries(ENTRIES, "  ")).toBe(ENTRIES);
});

test("an entry that was changed is found by its new words", () => {
  const [price, ...others] = ENTRIES;
  if (!price) throw new Error("no entry");
  expect(findEntries(ENTRIES, "achtzig")).toEqual([]);
  const changed = { ...price, answer: "Achtzig Euro." };
  expect(findEntries([changed, ...others], "achtzig")).toEqual([changed]);
});
