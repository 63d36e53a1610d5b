import { expect, test } from "bun:test";
import { sampleTree } from "../sample/index.ts";
import type { Tree } from "../tree.ts";
import { chipOf } from "./chip.ts";
import { drawPlaced } from "./draw-placed.ts";
import { drawnEdges } from "./edges.ts";
import { boundsOf, viewOf } from "./rectangle.ts";

const SAMPLE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
const TREE: Tree = {
  ...SAMPLE,
  nodes: [
    {
      ...{ id: "a", type: "decision", title: "A", position: { x: 100, y: 50 } },
      conditions: [{ id: "ja", condition: "Ja", targetNodeId: "b" }],
    },
    { id: "b", type: "end", title: "B", position: { x: 500, y: 0 } },
  ],
  connections: [{ id: "plain", sourceNodeId: "a", targetNodeId: "b", condition: null }],
  notes: [{ id: "n", text: "", position: { x: 0, y: 900 }, size: { width: 50, height: 60 } }],
};

test("every edge is a line from its port to the port it leads to", () => {
  const { nodes, ways } = drawPlaced(SAMPLE);
  expect(ways.map(({ id }) => id)).toEqual(drawnEdges(SAMPLE).map(({ id }) => id));
  const [a] = drawPlaced(TREE).nodes;
  const row = a?.box?.ports.conditions.ja;
  const paths = new Map(drawPlaced(TREE).ways.map(({ id, path }) => [id, path]));
  expect(paths.get("plain")).toStartWith("M340 76L");
  expect(paths.get("plain")).toEndWith("L500 26");
  expect(paths.get("a/ja")).toStartWith(`M340 ${50 + (row?.y ?? 0)}L`);
  expect(nodes.every(({ weight, box }) => weight === null && box !== null)).toBe(true);
});

test("lines keep away from their ports as far as was said", () => {
  const [way] = drawPlaced(TREE, { start: 4, end: 2 }).ways;
  expect(way?.path).toStartWith("M344 76L");
  expect(way?.path).toEndWith("L498 26");
});

test("what is written on a line is wider where it says more, up to an end", () => {
  expect(chipOf("Ja").width).toBeLessThan(chipOf("Vielleicht").width);
  expect(chipOf("x".repeat(22)).text).toBe("x".repeat(22));
  expect(chipOf("x".repeat(50)).text).toBe(`${"x".repeat(21)}…`);
});

test("a way that a connection names has a row that says so, and needs no chip", () => {
  const connections = TREE.connections.map((each) => ({ ...each, condition: "Nein" }));
  const [edge] = drawnEdges({ ...TREE, connections });
  expect(edge).toMatchObject({ label: "Nein", conditionId: "Nein" });
});

test("the bounds hold notes, too, and a view shows them whole", () => {
  const { bounds } = drawPlaced(TREE);
  expect(bounds).toMatchObject({ x: 0, y: 0, width: 740, height: 960 });
  const { x, y, zoom } = viewOf(bounds, { width: 400, height: 400 }, { margin: 8, most: 1 });
  expect(zoom).toBeCloseTo(384 / 960);
  expect(x + 370 * zoom).toBeCloseTo(200);
  expect(y + 480 * zoom).toBeCloseTo(200);
  expect(boundsOf([])).toBeNull();
});
