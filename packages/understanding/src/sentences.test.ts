import { describe, expect, test } from "bun:test";
import { openSentences } from "./sentences.ts";

const sentences = await openSentences();

test("what means the like is more alike than what does not", () => {
  const asked = "Wie lange dauert das denn?";
  const alike = sentences.likeness(asked, "Dauert das länger als fünf Minuten?");
  expect(alike).toBeGreaterThan(sentences.likeness(asked, "Der Hund bellt wieder.") + 0.2);
});

test("a sentence tells how likely each intent is", () => {
  const intents = sentences.intents("Das ist mir zu teuer.");
  const [likeliest] = [...intents].sort(([, one], [, other]) => other - one);
  expect(likeliest?.[0]).toBe("price_objection");
  const all = [...intents.values()].reduce((sum, likelihood) => sum + likelihood, 0);
  expect(all).toBeLessThan(1.0001);
});

describe("which side a sentence takes", () => {
  test.each([
    ["Ja gern.", "yes"],
    ["Nein, lieber nicht.", "no"],
    ["Vielleicht, mal sehen.", "maybe"],
    // "Läuft" agrees elsewhere, and a question agrees to nothing.
    ["Unser Vertrag läuft noch.", null],
    ["Läuft das auch ohne Internet?", null],
    ["Der Hund bellt wieder.", null],
  ] as const)("“%s”: %p", (text, side) => {
    expect(sentences.polarity(text)).toBe(side);
  });
});

test("a question asks with and without its mark", () => {
  expect(sentences.asks("wie lange dauert das denn")).toBe(true);
  expect(sentences.asks("Wir ziehen nächstes Jahr um.")).toBe(false);
});
