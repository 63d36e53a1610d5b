import { expect, test } from "bun:test";
import { isInEnglish } from "./in-english.ts";

test.each([
  "Any questions?",
  "Interested?",
  "What day suits you?",
  "When was the damage?",
  "Would Tuesday be okay?",
  "Please tell me your name.",
  "Don't worry.",
  "How many windows do you have?",
  "Frau Meier, which day suits you?",
])("“%s” is English", (text) => {
  expect(isInEnglish(text)).toBe(true);
});

test.each([
  "Was brauchst du gerade?",
  "Was meinst du?",
  "Was fehlt denn?",
  "Was is los?",
  "Was fehlt?",
  "Wie viele Quadratmeter hat das Dach?",
  "Haben Sie Interesse an unserem Update?",
  "Mitglied?",
  "Passt Dienstag?",
  "",
])("“%s” is not", (text) => {
  expect(isInEnglish(text)).toBe(false);
});
