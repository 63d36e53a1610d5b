import { describe, expect, test } from "bun:test";
import { openUnderstanding } from "../index.ts";

const reader = await openUnderstanding();
const knowledge = [
  { id: "angst", questions: ["Mein Hund ist sehr ängstlich", "Ich habe Angst vor der Spritze"] },
  { id: "zeit", questions: ["Ich habe keine Zeit für sowas"] },
  { id: "treppe", questions: ["Unsere Treppe ist ziemlich schmal"] },
  { id: "allergie", questions: ["Ich vertrage keine Nüsse"] },
  { id: "rechnung", questions: ["Das habe ich schon bezahlt"] },
  { id: "anfahrt", questions: ["Kosten der Anfahrt"] },
];
const conditions = ["Ja", "Nein"].map((key) => ({ id: key, key, examples: [] }));

function entryOf(text: string) {
  const expected = { conditions, intents: [], value: null, question: "Passt das?", knowledge };
  return reader.read(text, expected).asked?.entry ?? null;
}

describe("what an author wrote down as a statement is met by the like", () => {
  test.each([
    ["ja schon aber mein hund ist halt ängstlich", "angst"],
    ["ich hab ehrlich gesagt angst vor der spritze", "angst"],
    ["am freitag würde es gehen aber unsere treppe ist furchtbar schmal", "treppe"],
    ["die treppe ist schmal", "treppe"],
    ["nüsse vertrage ich aber leider keine", "allergie"],
    ["das hab ich doch schon bezahlt", "rechnung"],
    ["bezahlt habe ich das aber schon", "rechnung"],
    ["ja, für sowas hab ich keine zeit", "zeit"],
  ])("%s", (text, entry) => {
    expect(entryOf(text)).toBe(entry);
  });

  test.each([
    "mein hund ist nicht ängstlich",
    "mein hund ist drei jahre alt",
    "ich habe zeit für sowas",
    "unsere treppe ist breit",
    "die treppe ist gerade",
    "nüsse vertrage ich gut",
    "das habe ich noch nicht bezahlt",
    "die kosten der anfahrt sind mir zu hoch",
    "ich habe keine angst vor der spritze",
    "ja das passt",
  ])("not by: %s", (text) => {
    expect(entryOf(text)).toBeNull();
  });
});
