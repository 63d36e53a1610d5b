import { expect, test } from "bun:test";
import { conditionWords, inSentence } from "./condition-words.ts";

const named = (condition: string, examples: string[] = [], spoken?: string) => ({
  ...{ id: "c", condition, examples },
  ...(spoken !== undefined && { spoken }),
});

test.each<[string, string[], string | undefined, string]>([
  [
    "weiter",
    ["das passt so"],
    "den Vertrag weiterlaufen lassen",
    "den Vertrag weiterlaufen lassen",
  ],
  ["Ja", ["klar"], "  ", "Ja"],
  ["Ja", [], undefined, "Ja"],
  ["Lieber später", [], undefined, "Lieber später"],
  ["E-Mail", [], undefined, "E-Mail"],
  ["secretary_detected", [], undefined, "secretary detected"],
  ["secretary_detected", ["Ich verbinde Sie."], undefined, "„Ich verbinde Sie“"],
  ["Not interested", ["kein Bedarf"], undefined, "„kein Bedarf“"],
  ["NotInterested", [], undefined, "Not Interested"],
  ["Hat schon Anbieter", ["bin versorgt"], undefined, "„bin versorgt“"],
  ["hat schon Anbieter", [], undefined, "hat schon Anbieter"],
  ["Kunde will Rückruf", ["rufen Sie morgen an!"], undefined, "„rufen Sie morgen an“"],
  ["passt_so", ["", "x".repeat(61), "das „passt“ [so]"], undefined, "„das passt so“"],
  ["a]b{c}", [], undefined, "a b c"],
  ["1", [], undefined, "1"],
  ["weiter", [], "den Vertrag weiterlaufen lassen.", "den Vertrag weiterlaufen lassen"],
  ["Später", [], "am Abend usw.?!", "am Abend usw"],
  ["Später", [], "am 3.", "am 3."],
  ["Ja", [], "😀", "Ja"],
  ["passt_so", ["😀", "so ist es gut"], undefined, "„so ist es gut“"],
  ["Über 3.000 kWh", [], undefined, "Über 3.000 kWh"],
  ["tarif.neu", [], undefined, "tarif neu"],
])("%s with %j, spoken %p: %s", (condition, examples, spoken, words) => {
  expect(inSentence(conditionWords(named(condition, examples, spoken)))).toBe(words);
});

test("whose words they are is told", () => {
  expect(conditionWords(named("a_b", [], "das")).from).toBe("author");
  expect(conditionWords(named("Nein")).from).toBe("name");
  expect(conditionWords(named("a_b", ["das passt so"]))).toEqual({
    words: "das passt so",
    from: "example",
  });
  expect(conditionWords(named("hat_schon_anbieter")).from).toBe("key");
  for (const name of ["secretary_detected", "notInterested", "1", "", "😀", "so ".repeat(70)]) {
    expect(conditionWords(named(name)).from).toBe("code");
  }
});
