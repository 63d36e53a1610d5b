import { expect, test } from "bun:test";
import type { Condition, Tree } from "@rufbaum/tree";
import { sampleTree } from "@rufbaum/tree/sample";
import { openExplainer } from "@rufbaum/understanding/explaining";
import { lintUnderstanding } from "./lint-understanding.ts";

const explain = await openExplainer();

function treeWith(content: string, conditions: readonly Partial<Condition>[]): Tree {
  return {
    id: "t",
    name: "T",
    isActive: true,
    createdAt: "2026-01-01T00:00:00.000Z",
    connections: [],
    nodes: [
      {
        id: "n",
        type: "decision",
        title: "Frage",
        position: { x: 0, y: 0 },
        content,
        conditions: conditions.map((one, place) => ({ id: `c${place}`, condition: "", ...one })),
      },
    ],
  };
}

const named = (...names: string[]) => names.map((condition) => ({ condition }));
const CONTRACT = "Ihr Vertrag läuft im März aus. Soll er weiterlaufen?";

test.each<[string, string, Partial<Condition>[], string[]]>([
  ["yes and no by name", "Haben Sie Interesse?", named("Ja", "Nein"), []],
  ["yes and no by likeness", CONTRACT, named("Läuft weiter", "Soll enden"), []],
  ["an open question", "Wie heizen Sie?", named("Gas", "Öl"), []],
  [
    "no yes and no no",
    "Haben Sie noch Fragen zum Dach?",
    named("Gas", "Öl"),
    ["yes-without-condition", "no-without-condition"],
  ],
  [
    "a no that nothing counts",
    "Wollen wir einen Termin ausmachen?",
    [
      { condition: "Möchte den Termin", counts: ["Ja"] },
      { condition: "Wünscht Hausbesuch" },
      { condition: "Ist bei einem anderen Akustiker" },
    ],
    ["no-without-condition"],
  ],
  [
    "a yes that its author counts",
    "Haben Sie noch Fragen zum Dach?",
    [
      { condition: "Gas", counts: ["Ja"] },
      { condition: "Öl", counts: ["Nein"] },
    ],
    [],
  ],
  ["a way for the rest", "Haben Sie noch Fragen zum Dach?", named("Gas", "Sonstiges"), []],
  [
    "two of one meaning",
    "Wie verbleiben wir?",
    named("Termin absagen", "Termin streichen"),
    ["conditions-alike"],
  ],
  [
    "two named alike, of which the tree's own lint tells",
    "Wie verbleiben wir?",
    named("Ja", "ja."),
    [],
  ],
  [
    "two that the agent calls by other words",
    "Wie verbleiben wir?",
    [
      { condition: "Termin absagen", spoken: "einen neuen Termin" },
      { condition: "Termin streichen", spoken: "gar kein Termin mehr" },
    ],
    [],
  ],
  ["no conditions", CONTRACT, [], []],
])("%s", (_, content, conditions, codes) => {
  const findings = lintUnderstanding(treeWith(content, conditions), explain);
  expect(findings.map(({ code }) => code as string)).toEqual(codes);
});

test("the sample has none of it", () => {
  const tree = sampleTree({ id: "t", createdAt: "2026-01-01T00:00:00.000Z" });
  expect(lintUnderstanding(tree, explain)).toEqual([]);
});
