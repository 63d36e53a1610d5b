import { expect, test } from "bun:test";
import { choiceIn } from "./english-choice.ts";

test.each<[string, string[]]>([
  ["Is this about your heating or your roof?", ["my heating", "my roof"]],
  ["Is Monday or Tuesday better for you?", ["Monday", "Tuesday"]],
  ["Which suits you better, the morning or the afternoon?", ["the morning", "the afternoon"]],
  ["Shall we call in the morning or in the afternoon?", ["in the morning", "in the afternoon"]],
  ["Would you prefer the morning or afternoon?", ["the morning", "afternoon"]],
  ["Do you rent or own your home?", ["rent", "own my home"]],
  ["Do you heat with gas, oil, or wood?", ["gas", "oil", "wood"]],
  ["So, is it a house or a flat?", ["a house", "a flat"]],
  ["Would you like an offer, or would you rather talk?", ["an offer", "talk"]],
])("%s is between %j", (question, options) => {
  expect(choiceIn(question)).toEqual(options);
});

test.each([
  "Would you like an appointment?",
  "Would you like an appointment or not?",
  "Is that right, yes or no?",
  "Do you have a minute or two?",
  "Do you have any questions or concerns?",
  "Would you like an appointment, or do you want us to send you a letter with all of it?",
  "For this or that.",
])("%s leaves nothing to choose", (question) => {
  expect(choiceIn(question)).toBeNull();
});
