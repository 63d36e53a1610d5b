import { expect, test } from "bun:test";
import type { Tree } from "@rufbaum/tree";
import { departuresIn } from "./departures.ts";

const TREE = {
  nodes: [
    { id: "ask", type: "decision" },
    { id: "day", type: "input" },
    { id: "transfer", type: "action" },
    { id: "booked", type: "end", outcome: "appointment" },
    { id: "later", type: "end", outcome: "callback" },
    { id: "no", type: "end", outcome: "not-interested" },
  ],
  connections: [],
} as unknown as Tree;

const way = (from: string, to: string, condition: string | null, count: number) => ({
  ...{ from, to, condition, count },
});

test("ways to an end without a success are told, each pair once, the most walked first", () => {
  const ways = [
    way("ask", "day", "Ja", 60),
    way("ask", "no", "Nein", 20),
    way("ask", "no", "not_interested", 15),
    way("day", "later", null, 12),
    way("day", "no", "Nein", 40),
    way("day", "booked", null, 48),
  ];
  expect(departuresIn({ ways, nodes: {} }, TREE)).toEqual([
    { from: "day", to: "no", outcome: "not-interested", runs: 40 },
    { from: "ask", to: "no", outcome: "not-interested", runs: 35 },
    { from: "day", to: "later", outcome: "callback", runs: 12 },
  ]);
});

test("where everybody succeeds or fails, there are none", () => {
  expect(departuresIn({ ways: [way("day", "booked", null, 5)], nodes: {} }, TREE)).toEqual([]);
});

test("who is put through is told as well", () => {
  const transfer = { runs: 9, visits: 9, ends: 8, failures: 1, missed: 0, silences: 0 };
  expect(departuresIn({ ways: [], nodes: { transfer } }, TREE)).toEqual([
    { from: "transfer", to: null, outcome: "transferred", runs: 7 },
  ]);
});
