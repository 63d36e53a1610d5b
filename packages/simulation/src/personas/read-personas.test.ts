import { expect, test } from "bun:test";
import { PERSONAS } from "./built-in.ts";
import { readPersonas } from "./read-personas.ts";

const ANNA = {
  id: "anna",
  name: "Anna",
  type: "Rentnerin",
  personality: ["geduldig"],
  patienceLevel: 9,
};

test("the five fields of a request are enough", () => {
  expect(readPersonas([ANNA])).toEqual({ ok: true, personas: [ANNA] });
});

test("an object may hold the list, and the built-in ones survive the round trip", () => {
  const file = JSON.parse(JSON.stringify({ personas: PERSONAS }));
  expect(readPersonas(file)).toEqual({ ok: true, personas: [...PERSONAS] });
});

test("fields that nobody knows are left out", () => {
  expect(readPersonas([{ ...ANNA, colour: "blue" }])).toEqual({ ok: true, personas: [ANNA] });
});

test("own dials and lines are kept", () => {
  const own = { ...ANNA, behaviour: { agrees: 0.2 }, lines: { yes: ["Jawoll."] } };
  expect(readPersonas([own])).toEqual({ ok: true, personas: [own] });
});

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

test.each(WRONG)("%s is told with its place", (_what, value, path, message) => {
  const read = readPersonas(value);
  if (read.ok) throw new Error("It was read.");
  const problem = read.problems.find((one) => one.path === path);
  expect(problem?.message).toMatch(message);
  expect(problem?.german).toMatch(/ist|hat|fehlt|sind/);
});

test("all that is wrong is told at once", () => {
  const read = readPersonas([{ ...ANNA, name: "" }, { id: "x" }]);
  expect(read.ok ? [] : read.problems.map(({ path }) => path)).toEqual([
    "[0].name",
    "[1].name",
    "[1].type",
    "[1].personality",
    "[1].patienceLevel",
  ]);
});
