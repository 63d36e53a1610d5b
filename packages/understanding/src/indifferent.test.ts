import { expect, test } from "bun:test";
import { openUnderstanding } from "./open-understanding.ts";
import type { Expected, ExpectedCondition } from "./reading.ts";

const { read } = await openUnderstanding();

const SMALL = {
  id: "1",
  key: "Talnetz 300",
  examples: ["den mit dreihundert", "der kleine reicht uns"],
};
const LARGE = {
  id: "2",
  key: "Talnetz 1000",
  examples: ["den mit tausend", "dann gleich den schnellen", "wir streamen viel"],
};
const OPEN = {
  id: "3",
  key: "Noch nicht entschieden",
  examples: ["da müsste mich jemand beraten"],
  counts: ["Vielleicht"],
};

function at(conditions: ExpectedCondition[], between?: Expected["between"]): Expected {
  return {
    conditions,
    intents: [],
    value: null,
    question: "Wir haben zwei Tarife: Talnetz 300 und Talnetz 1000. Welcher passt besser zu Ihnen?",
    ...(between && { between }),
  };
}
const PAIR = ["Talnetz 300", "Talnetz 1000"] as const;

test.each(["egal", "ist mir egal", "weiß nicht", "keine Ahnung", "Hauptsache es läuft"])(
  "«%s» chooses neither of two that were asked between",
  (text) => {
    expect(read(text, at([SMALL, LARGE], PAIR)).condition).toBeNull();
  },
);

test.each(["egal", "das ist mir ganz egal", "weiß ich nicht"])(
  "«%s» goes the way that a perhaps counts as, also after two were asked between",
  (text) => {
    expect(read(text, at([SMALL, LARGE, OPEN])).condition).toBe(OPEN.key);
    expect(read(text, at([SMALL, LARGE, OPEN], PAIR)).condition).toBe(OPEN.key);
  },
);

test("a side whose author wrote so is meant", () => {
  const any = { ...LARGE, examples: [...LARGE.examples, "ist mir egal"] };
  expect(read("ist mir egal", at([SMALL, any, OPEN])).condition).toBe(LARGE.key);
});

test.each<[string, string]>([
  ["Hauptsache schnell, dann den schnellen", LARGE.key],
  ["der kleine reicht, der Rest ist mir egal", SMALL.key],
  ["den mit tausend", LARGE.key],
])("«%s» is %s", (text, key) => {
  expect(read(text, at([SMALL, LARGE], PAIR)).condition).toBe(key);
});
