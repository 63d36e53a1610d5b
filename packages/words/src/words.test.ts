import { expect, test } from "bun:test";
import { agentVoice } from "@rufbaum/telephony";
import { languageOf, wordsIn } from "./index.ts";

test("a fact is told in the language that is asked for", () => {
  const fact = { code: "foreign", countries: ["DE", "AT"] } as const;
  expect(wordsIn("de").phoneNumber(fact)).toContain("Deutschland, Österreich.");
  expect(wordsIn("en").phoneNumber(fact)).toContain("Germany, Austria.");
});

test.each([
  ["de", "de"],
  ["en", "en"],
  ["EN", "en"],
  ["fr", null],
  ["__proto__", null],
  [null, null],
] as const)("the language named %p is %p", (name, language) => {
  expect(languageOf(name)).toBe(language);
});

test.each([
  [1, "Wrong password. 1 attempt left.", "Too many failed attempts. Please wait 1 second."],
  [2, "Wrong password. 2 attempts left.", "Too many failed attempts. Please wait 2 seconds."],
])("English has a singular: %p", (count, wrong, locked) => {
  const { refusal } = wordsIn("en");
  expect([
    refusal({ code: "wrong-password", attemptsLeft: count }),
    refusal({ code: "locked-out", seconds: count }),
  ]).toEqual([wrong, locked]);
});

test("an agent whose voice the carrier does not have says so", () => {
  const [voice, man] = [agentVoice("Rachel"), agentVoice("Christian_Plasa")];
  if (!voice || !man) throw new Error("There is no such agent.");
  expect(wordsIn("de").agentNote(voice)).toBe(
    "Die Stimme Rachel gibt es beim Telefonanbieter nicht. Es spricht eine andere weibliche Stimme.",
  );
  expect(wordsIn("en").agentNote(man)).toBe(
    "The carrier has no voice called Christian Plasa. Another male voice speaks.",
  );
  expect(wordsIn("de").agentNote({ ...voice, isExact: true })).toBeNull();
  expect(wordsIn("de").unknownAgent("Bob_Ross")).toBe(
    "Einen Agenten „Bob Ross“ gibt es nicht. Es spricht die Stimme des Decision Trees, sonst die übliche.",
  );
});

test.each([
  ["hung-up", "Aufgelegt", "Hung up"],
  ["number-in-call", "Nummer ist in einem Anruf", "Number is in a call"],
  ["erased", "Daten gelöscht", "Data erased"],
  ["constructor", null, null],
])("why a campaign calls somebody no further has a word: %s", (code, german, english) => {
  expect([wordsIn("de").endReason(code), wordsIn("en").endReason(code)]).toEqual([german, english]);
});
