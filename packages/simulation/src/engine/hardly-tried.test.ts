import { expect, test } from "bun:test";
import { node, tree } from "@rufbaum/conversation/testing";
import { hardlyTried } from "./hardly-tried.ts";
import { rateOf } from "./rates.ts";
import { BAD, GOOD, START } from "./testing/scripted-run.ts";

const NAMES = ["Firma", "Eigene Kraft", "Team", "Niemand", "Roboter", "7"];
const CONDITIONS = NAMES.map((condition) => ({ id: condition, condition, targetNodeId: "good" }));
const COMPUTED = { id: "much", condition: "Viel", targetNodeId: "bad", expression: "flaeche > 90" };
const TREE = tree(
  [
    START,
    node("who", "decision", { content: "Wer putzt?", conditions: [...CONDITIONS, COMPUTED] }),
    node("other", "decision", { content: "Und sonst?", conditions: CONDITIONS }),
    ...[GOOD, BAD],
  ],
  [["start", "who"]],
);

function meaning(counts: Record<string, number>) {
  const of = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const conditions = Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [
      name,
      { rate: rateOf(count, count), between: 0, misread: [] },
    ]),
  );
  const visits = { runs: of, visits: of, ends: 0, failures: 0, missed: 0, silences: 0 };
  return { understood: { who: { rate: rateOf(of, of), conditions } }, nodes: { who: visits } };
}

const rare = (counts: Record<string, number>) =>
  hardlyTried(meaning(counts), TREE).map(({ condition, meant, of }) => [condition, meant, of]);

test("what nobody or few meant is told, of nodes that were come by and of what can be said", () => {
  expect(rare({ Firma: 10, "Eigene Kraft": 144, Team: 124, Niemand: 140 })).toEqual([
    ["Roboter", 0, 418],
    ["Firma", 10, 418],
  ]);
});

test("of a result that does not say what was meant nothing is told", () => {
  const { nodes } = meaning({ Firma: 10, Team: 400 });
  expect(hardlyTried({ nodes }, TREE)).toEqual([]);
});

test("a small share of very many is tried enough, but for less than one in a hundred", () => {
  const all = {
    Firma: 20_000,
    "Eigene Kraft": 9_000,
    Team: 971_000,
    Niemand: 30_000,
    Roboter: 20_000,
  };
  expect(rare(all)).toEqual([["Eigene Kraft", 9_000, 1_050_000]]);
});
