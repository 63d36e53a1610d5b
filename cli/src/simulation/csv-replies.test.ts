import { expect, test } from "bun:test";
import { rateOf, type SimulationResult } from "@rufbaum/simulation/result";
import { toldResult } from "@rufbaum/simulation/testing";
import { replyRows } from "./csv-replies.ts";

function rows(more: Partial<SimulationResult>): string[] {
  return replyRows(toldResult({ more }), (...ids) => ids.join(" → ")).map((row) => row.join("|"));
}

test("successes that lack a value are told of successes, by the value", () => {
  const hollow = (variable: string, count: number) => ({
    ...{ code: "success-without-value" as const, nodeId: "ask", title: "Wann?", variable, count },
    ...{ successes: 20, runs: 100, examples: [] },
  });
  const told = rows({ causes: [hollow("tag", 14), hollow("uhrzeit", 5)] });
  expect(told.map((row) => row.split("|").slice(0, 6).join("|"))).toEqual([
    "cause|ask|success-without-value: tag|14|20|70",
    "cause|ask|success-without-value: uhrzeit|5|20|25",
  ]);
});

test("what two conditions to one node come to is told apart", () => {
  const nobody = { runs: 0, successes: 0, ways: [] };
  const way = (condition: string, runs: number) => ({
    ...{ condition, to: "end", runs, successes: runs, outcomes: { appointment: runs } },
    examples: [],
  });
  const agrees = { runs: 12, successes: 12, ways: [way("Ja", 9), way("price_question", 3)] };
  const told = rows({ answers: { ask: { agrees, declines: nobody, aside: nobody } } });
  const outcomes = told.filter((row) => row.startsWith("answer-outcome"));
  expect(outcomes.map((row) => row.split("|")[2])).toEqual([
    "agrees: Ja: appointment",
    "agrees: price_question: appointment",
  ]);
});

test("asides are told where there were any, with what was taken for an answer", () => {
  const misread = [{ said: "Wer ist da?", text: "Wer ist da?", read: "Ja", count: 3, run: 0 }];
  const none = { rate: rateOf(0, 0), conditions: {} };
  const told = rows({
    understood: {
      ask: { ...none, beside: { rate: rateOf(9, 12), misread } },
      day: { ...none, beside: null },
      older: none,
    },
  });
  const asides = told.filter((row) => row.startsWith("aside"));
  expect(asides.map((row) => row.split("|").slice(0, 6).join("|"))).toEqual([
    "aside|ask||9|12|75",
    'aside-misread|ask|"Wer ist da?" as Ja|3|12|25',
  ]);
});
