import { expect, test } from "bun:test";
import { PERSONAS } from "./built-in.ts";
import type { PersonaProblem } from "./problem.ts";
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

test.each<[what: string, value: unknown, PersonaProblem]>([
  ["no list", "anna", { path: "", code: "wrong-type", found: '"anna"', expected: "list" }],
  ["an empty list", [], { path: "", code: "empty" }],
  [
    "no name",
    [{ ...ANNA, name: undefined }],
    { path: "[0].name", code: "missing", expected: "text" },
  ],
  [
    "too much patience",
    [{ ...ANNA, patienceLevel: 11 }],
    { path: "[0].patienceLevel", code: "too-great", found: "11", most: 10 },
  ],
  [
    "a dial beyond its end",
    [{ ...ANNA, behaviour: { agrees: 1.2 } }],
    { path: "[0].behaviour.agrees", code: "too-great", found: "1.2", most: 1 },
  ],
  [
    "the same id twice",
    [ANNA, ANNA],
    { path: "[1].id", code: "repeated-id", id: "anna", first: 0 },
  ],
])("%s is told with its place", (_what, value, problem) => {
  expect(readPersonas(value)).toEqual({ ok: false, problems: [problem] });
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
