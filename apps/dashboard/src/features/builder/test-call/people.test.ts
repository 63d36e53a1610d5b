import { expect, test } from "bun:test";
import { PERSONAS } from "@rufbaum/simulation";
import { isTestNumber } from "@rufbaum/telephony/emulator";
import { nameAtNumber, PEOPLE } from "./people.ts";

const plain = (number: string) => number.replaceAll(" ", "");

test("every number is one of the emulator's, and reaches nobody", () => {
  expect(PEOPLE.filter(({ number }) => !isTestNumber(plain(number)))).toEqual([]);
});

test("behind 011 to 015 are the personas of the simulation, by their names", () => {
  const inPerson = PEOPLE.flatMap((person) =>
    "name" in person ? [[person.number.slice(-3), person.fate, person.name]] : [],
  );
  expect(inPerson).toEqual(PERSONAS.map(({ id, name }, index) => [`01${index + 1}`, id, name]));
});

test.each([
  ["+493023125011", "Thomas Krüger"],
  ["+49 30 23125011", "Thomas Krüger"],
  ["+49 30 23125 301", "Anrufbeantworter"],
  ["+493023125001", null],
  ["+4930231250110", null],
  ["", null],
])("at %s there is %p", (number, name) => {
  expect(nameAtNumber(number)).toBe(name);
});
