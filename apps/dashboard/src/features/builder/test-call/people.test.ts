import { expect, test } from "bun:test";
import { PERSONAS } from "@rufbaum/simulation";
import { isTestNumber } from "@rufbaum/telephony/emulator";
import { PEOPLE } from "./people.ts";

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
