import { expect, test } from "bun:test";
import { PERSONAS } from "@rufbaum/simulation";
import { isTestNumber } from "@rufbaum/telephony/emulator";
import { testCallTexts } from "../../../messages/test-call.ts";
import { PEOPLE } from "./people.ts";

const plain = (number: string) => number.replaceAll(" ", "");

test("every number is one of the emulator's, and reaches nobody", () => {
  expect(PEOPLE.filter(({ number }) => !isTestNumber(plain(number)))).toEqual([]);
});

test("behind 011 to 015 are the personas of the simulation, by their names", () => {
  const { fates } = testCallTexts();
  const inPerson = PEOPLE.filter(({ number }) => /01[1-5]$/.test(number));
  expect(inPerson.map(({ fate }) => [fate, fates[fate].name])).toEqual(
    PERSONAS.map(({ id, name }) => [id, name] as [(typeof PEOPLE)[number]["fate"], string]),
  );
});
