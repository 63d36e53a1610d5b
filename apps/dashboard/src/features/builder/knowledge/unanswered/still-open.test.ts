import { expect, test } from "bun:test";
import { stillOpen, wordingsOf } from "./still-open.ts";

const CARD = { question: "Kann ich mit Karte zahlen?", wordings: ["Geht EC", "geht ec?"] };
const DOG = { question: "Darf der Hund mit?", wordings: [] };

test("what an entry asks by now, in whatever spelling, is open no more", () => {
  const entry = { id: "k", questions: ["kann ich mit karte zahlen"], answer: "" };
  expect(stillOpen([CARD, DOG], [entry])).toEqual([DOG]);
  expect(stillOpen([CARD, DOG], [])).toEqual([CARD, DOG]);
});

test("a question becomes an entry under all its wordings, each once, as far as they fit", () => {
  const limits = { longest: 300, most: 20 };
  expect(wordingsOf(CARD, limits)).toEqual([CARD.question, "Geht EC"]);
  expect(wordingsOf(CARD, { longest: 8, most: 1 })).toEqual(["Kann ich"]);
  expect(wordingsOf({ question: "  Darf\nder Hund  mit? ", wordings: ["?"] }, limits)).toEqual([
    "Darf der Hund mit?",
  ]);
});
