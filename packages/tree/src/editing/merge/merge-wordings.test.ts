import { expect, test } from "bun:test";
import { mergeValues } from "./merge-values.ts";

const merged = (base: string[], mine: string[], theirs: string[]) =>
  mergeValues("questions", { base, mine, theirs })?.value ?? null;

test("wordings that two authors add to one entry both stand there", () => {
  const asked = ["Was kostet das?", "Preis"];
  expect(merged(asked, [...asked, "Wie teuer?"], [...asked, "Was zahle ich?"])).toEqual([
    ...asked,
    "Was zahle ich?",
    "Wie teuer?",
  ]);
});

test("what one takes away is gone, and what the other adds meanwhile stays", () => {
  const asked = ["Was kostet das?", "Preis"];
  expect(merged(asked, ["Was kostet das?"], [...asked, "Wie teuer?"])).toEqual([
    "Was kostet das?",
    "Wie teuer?",
  ]);
});

test("one wording that both rewrite is there in the words of both", () => {
  expect(merged(["Preis"], ["Was kostet das?"], ["Wie teuer?"])).toEqual([
    "Wie teuer?",
    "Was kostet das?",
  ]);
});

test("an author is asked where none would be left, and where there would be too many", () => {
  expect(merged(["A", "B"], ["A"], ["B"])).toBeNull();
  const many = (from: number) => Array.from({ length: 12 }, (_, place) => `${from + place}?`);
  expect(merged(["x"], many(0), many(20))).toBeNull();
});
