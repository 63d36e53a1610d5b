import { expect, test } from "bun:test";
import { rateOf } from "@rufbaum/simulation/result";
import { asidesTaken, astray } from "./astray.ts";

const NONE = { rate: rateOf(0, 0), conditions: {} };

function condition(read: number, meant: number) {
  return { rate: rateOf(read, meant), between: 0, misread: [] };
}

test("what went astray most comes first, and what was read as meant is left out", () => {
  const conditions = { Ja: condition(98, 100), Nein: condition(40, 40), Später: condition(5, 20) };
  const day = { rate: rateOf(9, 10), conditions: { Morgen: condition(9, 10) } };
  const rows = astray({ ask: { rate: rateOf(143, 160), conditions }, day });
  expect(rows.map(({ nodeId, condition }) => `${nodeId} ${condition}`)).toEqual([
    "ask Später",
    "ask Ja",
    "day Morgen",
  ]);
});

test("asides that were taken for an answer are told even where nobody meant a condition", () => {
  const line = (said: string, count: number) => ({ said, text: said, read: "Ja", count, run: 0 });
  const asides = asidesTaken({
    ask: { ...NONE, beside: { rate: rateOf(0, 3), misread: [line("Wie bitte?", 3)] } },
    day: { ...NONE, beside: { rate: rateOf(1, 9), misread: [line("Wer ist da?", 8)] } },
    mail: { ...NONE, beside: null },
    older: NONE,
  });
  expect(asides.map(({ nodeId, misread }) => `${nodeId} ${misread.said}`)).toEqual([
    "day Wer ist da?",
    "ask Wie bitte?",
  ]);
});
