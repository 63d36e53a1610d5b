import { expect, test } from "bun:test";
import { openQuestionReader } from "./group-questions.ts";

const questions = await openQuestionReader();

test("what asks the same is one group, whatever its words", () => {
  const groups = questions.open();
  const placed = [
    "Was kostet die Anfahrt?",
    "und wie teuer ist die anfahrt",
    "Darf mein Hund dabei sein?",
    "wie lange dauert die anfahrt",
    "was kostet die anfahrt",
    "ja aber darf der hund mit",
    "Haben Sie auch Rollrasen?",
  ].map((text) => groups.add(text));
  expect(placed).toEqual([0, 0, 1, 2, 0, 1, 3]);
});

test("what asks nothing is told", () => {
  expect(["Ja.", "das ist mir zu teuer", "am dienstag", ""].filter(questions.asks)).toEqual([]);
  expect(["Was kostet das?", "und wann kommen sie"].filter(questions.asks)).toHaveLength(2);
});
