import { expect, test } from "bun:test";
import { PERSONAS, readPersonas } from "@rufbaum/simulation";
import { wordsIn } from "../index.ts";

const ANNA = {
  id: "anna",
  name: "Anna",
  type: "Rentnerin",
  personality: ["geduldig"],
  patienceLevel: 9,
};

const WRONG: readonly (readonly [what: string, value: unknown, path: string, message: RegExp])[] = [
  ["no list", "anna", "", /Expected: a list/],
  ["nothing", null, "", /Expected: a list/],
  ["an empty list", [], "", /at least one/],
  ["no name", [{ ...ANNA, name: undefined }], "[0].name", /is missing. Expected: a text/],
  ["a blank name", [{ ...ANNA, name: "  " }], "[0].name", /is empty/],
  ["too long a name", [{ ...ANNA, name: "x".repeat(61) }], "[0].name", /At most 60 characters/],
  ["a number for a type", [{ ...ANNA, type: 3 }], "[0].type", /is 3. Expected: a text/],
  ["no trait list", [{ ...ANNA, personality: "nett" }], "[0].personality", /a list/],
  [
    "too many traits",
    [{ ...ANNA, personality: Array.from({ length: 21 }, () => "nett") }],
    "[0].personality",
    /At most 20/,
  ],
  ["too much patience", [{ ...ANNA, patienceLevel: 11 }], "[0].patienceLevel", /The most is 10/],
  ["less than none", [{ ...ANNA, patienceLevel: -1 }], "[0].patienceLevel", /The least is 0/],
  ["patience in words", [{ ...ANNA, patienceLevel: "5" }], "[0].patienceLevel", /a number/],
  [
    "a dial beyond its end",
    [{ ...ANNA, behaviour: { agrees: 1.2 } }],
    "[0].behaviour.agrees",
    /is 1.2. The most is 1/,
  ],
  [
    "a dial nobody knows",
    [{ ...ANNA, behaviour: { agree: 1 } }],
    "[0].behaviour",
    /"agree"\. Known are agrees, /,
  ],
  [
    "a manner nobody knows",
    [{ ...ANNA, behaviour: { manner: "posh" } }],
    "[0].behaviour.manner",
    /is "posh". Expected one of "friendly"/,
  ],
  ["lines on no topic", [{ ...ANNA, lines: { jawoll: ["Ja"] } }], "[0].lines", /"jawoll"/],
  ["no lines on a topic", [{ ...ANNA, lines: { yes: [] } }], "[0].lines.yes", /is empty/],
  ["the same id twice", [ANNA, ANNA], "[1].id", /"anna" is the id of \[0\]/],
  ["too many", Array.from({ length: 101 }, () => ANNA), "", /At most 100/],
];

test.each(WRONG)("%s is told in both languages", (_what, value, path, message) => {
  const read = readPersonas(value);
  if (read.ok) throw new Error("It was read.");
  const problem = read.problems.find((one) => one.path === path);
  if (!problem) throw new Error("It has no problem there.");
  expect(wordsIn("en").personaFault(problem)).toMatch(message);
  expect(wordsIn("de").personaFault(problem)).toMatch(/ist|hat|fehlt|sind/);
});

test("the built-in personas are described in English, others as they are", () => {
  const { personaWord } = wordsIn("en");
  for (const { type, personality } of PERSONAS) {
    for (const word of [type, ...personality]) {
      expect(personaWord(word)).not.toBe(word);
      expect(wordsIn("de").personaWord(word)).toBe(word);
    }
  }
  expect(personaWord("Rentnerin")).toBe("Rentnerin");
});
