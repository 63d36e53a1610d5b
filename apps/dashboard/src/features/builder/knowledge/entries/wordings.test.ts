import { expect, test } from "bun:test";
import { LONGEST_QUESTION, MOST_QUESTIONS } from "@rufbaum/tree/graph";
import { shownWordings, wordingFault, wordingsIn } from "./wordings.ts";

test("each line is a wording; empty ones are none", () => {
  expect(wordingsIn(" Was kostet das? \n\n\tWie teuer?\n")).toEqual([
    "Was kostet das?",
    "Wie teuer?",
  ]);
});

test("wordings that can't be stored are told with what would be right", () => {
  const long = `Was ${"x".repeat(LONGEST_QUESTION)}`;
  expect(wordingFault(["Wo?"])).toBeNull();
  expect(wordingFault(["Wo?", long])).toMatchObject({ fault: "too-long", length: long.length });
  const many = Array.from({ length: MOST_QUESTIONS + 1 }, (_, place) => `Frage ${place}`);
  expect(wordingFault(many)).toEqual({
    fault: "too-many",
    count: MOST_QUESTIONS + 1,
    most: MOST_QUESTIONS,
  });
});

test("what is typed stays as it is typed, a new line included", () => {
  expect(shownWordings(null, ["Wo?"])).toBe("Wo?");
  expect(shownWordings("Wo?\n", ["Wo?"])).toBe("Wo?\n");
  expect(shownWordings(" \n", [""])).toBe(" \n");
});

test("what can't be stored stays in the field; what was changed elsewhere takes its place", () => {
  const long = "x".repeat(LONGEST_QUESTION + 1);
  expect(shownWordings(long, ["Wo?"])).toBe(long);
  expect(shownWordings("Wo sind Sie?", ["Wo?", "Wohin?"])).toBe("Wo?\nWohin?");
});
