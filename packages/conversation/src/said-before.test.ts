import { expect, test } from "bun:test";
import { countsWhatIsAsked } from "./said-before.ts";

test.each<[string, string, boolean]>([
  ["Wie viele Leute fehlen Ihnen ungefähr?", "staplerfahrer", true],
  ["Wie viele Personen suchen Sie?", "pflegekraefte", true],
  ["Wie viele Leute fehlen Ihnen ungefähr?", "leute", true],
  ["Wie viele Leute fehlen Ihnen ungefähr?", "stapler", false],
  ["Wie viele Leute fehlen Ihnen ungefähr?", "hallen", false],
  ["Wie viele Stapler haben Sie?", "staplerfahrer", false],
])("“%s” is answered by a number of “%s”: %p", (question, noun, counts) => {
  expect(countsWhatIsAsked(question, noun)).toBe(counts);
});
