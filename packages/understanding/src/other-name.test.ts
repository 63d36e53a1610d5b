import { describe, expect, test } from "bun:test";
import { openUnderstanding } from "./open-understanding.ts";

const { read } = await openUnderstanding();

const at = (question: string, text: string) =>
  read(text, {
    question,
    conditions: [
      { id: "1", key: "Ist selbst am Apparat", counts: ["Ja"], examples: ["der bin ich"] },
      { id: "2", key: "Falsche Person", counts: ["Nein", "wrong_person"], examples: [] },
    ],
    intents: [],
    value: null,
  }).condition;

describe("a greeting with a name is a yes only where that name was asked for", () => {
  test.each([
    ["Spreche ich mit Anna Schulz?", "Krüger, hallo?"],
    ["Spreche ich mit Ihnen persönlich?", "Krüger, hallo?"],
    ["Spreche ich mit Herrn Schulz?", "Krüger hallo"],
    ["Bin ich mit Frau Öztürk verbunden?", "hallo, Krüger"],
  ])("to “%s” “%s” is none", (question, text) => {
    expect(at(question, text)).toBeNull();
  });

  test.each([
    ["Spreche ich mit Thomas Krüger?", "Krüger, hallo?"],
    ["Spreche ich mit Herrn Krüger?", "ja, Krüger"],
  ])("to “%s” “%s” is one", (question, text) => {
    expect(at(question, text)).toBe("Ist selbst am Apparat");
  });
});
