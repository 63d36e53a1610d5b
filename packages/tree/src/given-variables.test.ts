import { expect, test } from "bun:test";
import { faultOfGiven, type GivenFault } from "./given-variables.ts";
import type { Tree } from "./tree.ts";
import { variablesOf } from "./variables-of.ts";

test.each<[string, unknown, GivenFault | null]>([
  ["firstName", "Erika", null],
  ["größe_2.b-c", 1.5, null],
  ["kunde", false, null],
  ["betrag", "x".repeat(500), null],
  ["betrag", "x".repeat(501), "too-long"],
  ["__proto__", "x", "not-a-name"],
  ["constructor", "x", "not-a-name"],
  ["2fach", "x", "not-a-name"],
  ["first name", "x", "not-a-name"],
  ["", "x", "not-a-name"],
  ["x".repeat(101), "x", "not-a-name"],
  ["a", null, "not-a-value"],
  ["a", {}, "not-a-value"],
  ["a", Number.NaN, "not-a-value"],
])("%j given as %j: %p", (name, value, fault) => {
  expect(faultOfGiven(name, value)).toBe(fault);
});

test("a tree's variables are those that it speaks of, decides by, or fills", () => {
  const at = { title: "", position: { x: 0, y: 0 } };
  const tree: Tree = {
    id: "tree_1",
    name: "Klein",
    isActive: true,
    createdAt: "2026-01-01T00:00:00.000Z",
    settings: { variables: { company: "Sonnwerk" } },
    nodes: [
      { ...at, id: "a", type: "message", content: "Hallo [firstName|dort] von {company}." },
      { ...at, id: "b", type: "input", input: { variable: "day", value: "date" } },
      {
        ...at,
        id: "c",
        type: "decision",
        conditions: [{ id: "c1", condition: "viel", expression: "betrag > 5000" }],
      },
      {
        ...at,
        id: "d",
        type: "action",
        action: { kind: "set-variable", variable: "state", value: "[lastName]" },
      },
    ],
    connections: [],
  };
  expect([...variablesOf(tree)].toSorted()).toEqual([
    "betrag",
    "company",
    "day",
    "firstName",
    "lastName",
    "state",
  ]);
});
