import { expect, test } from "bun:test";
import { node, tree } from "@rufbaum/conversation/testing";
import { coverageOf, waysThrough } from "./coverage.ts";
import { openWays } from "./ways.ts";

const TREE = tree(
  [
    node("start", "start"),
    node("ask", "decision", {
      content: "Und?",
      conditions: [
        { id: "yes", condition: "Ja", targetNodeId: "good" },
        { id: "no", condition: "Nein" },
        { id: "so", condition: "Vielleicht", targetNodeId: "good" },
        { id: "open", condition: "Unbekannt" },
      ],
    }),
    node("good", "end"),
    node("bad", "end"),
  ],
  [
    ["start", "ask"],
    ["ask", "bad", "no"],
    ["ask", "bad"],
    ["ask", "nowhere", "Weg"],
  ],
);

test("a tree's ways are its connections, and what only conditions name", () => {
  expect(waysThrough(TREE).map(({ id, condition }) => [id, condition])).toEqual([
    ["connection_0", null],
    ["connection_1", "Nein"],
    ["connection_2", null],
    ["ask:yes", "Ja"],
    ["ask:so", "Vielleicht"],
  ]);
});

test("a way bears the name of what was heard, else of what leads there", () => {
  const ways = openWays(TREE);
  expect(ways.taken("ask", "good", "Vielleicht").condition).toBe("Vielleicht");
  expect(ways.taken("ask", "good", null).condition).toBe("Ja");
  expect(ways.taken("ask", "bad", "Nein").condition).toBe("Nein");
  expect(ways.taken("ask", "bad", "Ja").condition).toBeNull();
  expect(ways.taken("good", "ask", null).condition).toBeNull();
  expect(ways.taken("ask", "bad", null)).toBe(ways.taken("ask", "bad", "Wurst"));
});

test("what was walked is covered, by its own name alone", () => {
  const ways = [
    { from: "start", to: "ask", condition: null, count: 4 },
    { from: "ask", to: "bad", condition: "Nein", count: 1 },
    { from: "bad", to: "start", condition: null, count: 1 },
  ];
  const { nodes, connections } = coverageOf(TREE, (id) => id !== "good", ways);
  expect(nodes).toEqual({ covered: 3, total: 4, missing: ["good"] });
  expect(connections).toEqual({
    covered: 2,
    total: 5,
    missing: ["connection_2", "ask:yes", "ask:so"],
  });
});
