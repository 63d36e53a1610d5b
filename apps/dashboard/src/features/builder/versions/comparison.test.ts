import { expect, test } from "bun:test";
import type { Tree, TreeNode } from "@rufbaum/tree";
import { compareTrees } from "@rufbaum/tree/editing";
import { canvasComparison } from "./canvas-comparison.ts";
import { describeComparison } from "./describe-comparison.ts";

const FROM: Tree = {
  id: "tree_1",
  name: "Erstkontakt",
  isActive: true,
  createdAt: "2026-01-01T00:00:00.000Z",
  nodes: [
    { id: "start", type: "start", title: "Start", position: { x: 0, y: 0 }, content: "Hallo" },
    {
      id: "ask",
      type: "decision",
      title: "Passt es?",
      position: { x: 300, y: 0 },
      content: { text: "Passt es gerade?" },
      conditions: [
        { id: "yes", condition: "Ja", targetNodeId: "end" },
        { id: "no", condition: "Nein", targetNodeId: null },
      ],
    },
    { id: "gone", type: "message", title: "Weg", position: { x: 300, y: 300 }, content: "x" },
    {
      id: "end",
      type: "end",
      title: "Ende",
      position: { x: 600, y: 0 },
      outcome: "success",
    },
  ],
  connections: [
    { id: "c1", sourceNodeId: "start", targetNodeId: "ask", condition: null },
    { id: "c2", sourceNodeId: "gone", targetNodeId: "end", condition: null },
  ],
};

const [start, ask, , end] = FROM.nodes as [
  Tree["nodes"][0],
  Tree["nodes"][0],
  Tree["nodes"][0],
  Tree["nodes"][0],
];
const TO: Tree = {
  ...FROM,
  name: "Erstkontakt neu",
  nodes: [
    { ...start, position: { x: 40, y: 0 } },
    {
      ...ask,
      content: { text: "Haben Sie kurz Zeit?" },
      conditions: [
        { id: "yes", condition: "Ja", targetNodeId: "end" },
        { id: "no", condition: "Nein", targetNodeId: "back" },
      ],
    },
    { ...end, outcome: "callback" } as TreeNode,
    { id: "back", type: "message", title: "Rückruf", position: { x: 0, y: 0 }, content: "Gern." },
  ],
  connections: [
    { id: "c1", sourceNodeId: "start", targetNodeId: "end", condition: null },
    { id: "c3", sourceNodeId: "back", targetNodeId: "end", condition: "Ja" },
  ],
};

test("what is different is told in words, by what happened to it", () => {
  const groups = describeComparison(compareTrees(FROM, TO), { from: FROM, to: TO });
  expect(groups.added.map(({ what }) => what)).toEqual([
    "Node „Rückruf“",
    "Verbindung Rückruf → Ende (Ja)",
  ]);
  expect(groups.removed.map(({ what }) => what)).toEqual(["Node „Weg“", "Verbindung Weg → Ende"]);
  expect(groups.moved.map(({ what }) => what)).toEqual(["Node „Start“"]);
  expect(groups.changed.map(({ what, changes }) => [what, ...changes])).toEqual([
    ["Decision Tree", { field: "Name", was: "Erstkontakt", is: "Erstkontakt neu" }],
    [
      "Node „Passt es?“",
      { field: "Text", was: "Passt es gerade?", is: "Haben Sie kurz Zeit?" },
      {
        field: "Bedingungen",
        was: "Ja → Ende\nNein → kein Ziel",
        is: "Ja → Ende\nNein → Rückruf",
      },
    ],
    ["Node „Ende“", { field: "Ergebnis", was: "Erfolg", is: "Rückruf gewünscht" }],
    ["Verbindung Start → Ende", { field: "Nach", was: "Passt es?", is: "Ende" }],
  ]);
});

test("the canvas marks what it shows, and keeps what it does not show any more", () => {
  const { marks, removed } = canvasComparison(compareTrees(FROM, TO), { from: FROM, to: TO });
  expect(Object.fromEntries(marks)).toEqual({
    ask: "changed",
    end: "changed",
    back: "added",
    c1: "changed",
    c3: "added",
    "ask/no": "added",
  });
  expect(removed.nodes.map(({ id }) => id)).toEqual(["gone"]);
  expect(removed.edges.map(({ id }) => id)).toEqual(["c2"]);
});

test("known intents are told by their names", () => {
  const taught = (condition: string, intent: string): Tree => ({
    ...FROM,
    nodes: FROM.nodes.map((node) =>
      node.id === "ask"
        ? { ...node, conditions: [{ id: "no", condition, counts: ["not_interested"] }] }
        : node.id === "gone"
          ? { ...node, type: "objection", objection: { intent } }
          : node,
    ),
  });
  const [from, to] = [
    taught("no_time", "price_objection"),
    taught("secretary_detected", "no_time"),
  ];
  const told = JSON.stringify(describeComparison(compareTrees(from, to), { from, to }));
  for (const name of ["Sekretariat", "Keine Zeit", "Zu teuer", "Kein Interesse"]) {
    expect(told).toContain(name);
  }
  expect(told).not.toMatch(/[a-z]_[a-z]/);
});

test("the same trees differ in nothing", () => {
  const same = compareTrees(FROM, structuredClone(FROM));
  expect(canvasComparison(same, { from: FROM, to: FROM }).marks.size).toBe(0);
  expect(Object.values(describeComparison(same, { from: FROM, to: FROM })).flat()).toEqual([]);
});
