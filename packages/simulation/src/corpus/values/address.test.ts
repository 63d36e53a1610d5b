import { expect, test } from "bun:test";
import { MANNERS } from "../../personas/persona.ts";
import { seededRandom } from "../../seeded-random.ts";
import { addressOf, addressWords, partAskedFor } from "./address.ts";
import { PEOPLE } from "./person.ts";
import { isOnScale, quantitiesFor } from "./quantities.ts";
import { sayOwn } from "./say-value.ts";

test("everybody lives at one address, of street, house number, postcode and town", () => {
  const said = new Set(PEOPLE.map((person) => addressWords(person, "with-postcode")));
  expect(said.size).toBeGreaterThan(60);
  for (const person of PEOPLE) {
    expect(addressOf(person)).toEqual(addressOf(person));
    const { street, town } = addressOf(person);
    const whole = addressWords(person, "with-postcode");
    expect(whole).toStartWith(street);
    expect(whole).toEndWith(town);
    expect(whole).toMatch(/, (?:\p{L}+ ){5}\p{Lu}\p{L}+$/u);
    expect(addressWords(person, "street")).toBe(street);
  }
});

test("an address is told in each manner, in words", () => {
  const random = seededRandom(4, 4);
  for (const manner of MANNERS) {
    for (const person of PEOPLE.slice(0, 40)) {
      const text = sayOwn("address", person, manner, random);
      expect(text).toContain(addressOf(person).street);
      expect(text).toMatch(/^\p{Lu}.*[.!?]$/u);
      expect(text).not.toMatch(/\d|[{}]|undefined/u);
    }
  }
});

test.each([
  ["wie ist die adresse des hauses?", "all"],
  ["welche straße und hausnummer?", "street"],
  ["in welchem ort steht das haus?", "town"],
  ["ihre adresse, bitte mit postleitzahl?", "with-postcode"],
] as const)("%p asks for %p", (question, part) => {
  expect(partAskedFor(question)).toBe(part);
});

test("a mark is one of those that the scale has, and persons are persons", () => {
  const marks = quantitiesFor("welche schulnote geben sie, von eins bis sechs?") ?? [];
  expect(isOnScale("welche schulnote geben sie, von eins bis sechs?")).toBe(true);
  expect(marks.every((mark) => /^(?:eins|zwei|drei|vier|fünf|sechs)$/u.test(mark))).toBe(true);
  const persons = quantitiesFor("mit wie vielen personen kommen sie?") ?? [];
  expect(persons.join(" ")).not.toMatch(/zig|zehn|hundert/u);
});
