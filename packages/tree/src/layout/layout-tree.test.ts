import { expect, test } from "bun:test";
import { CARD, cardBoxes } from "../drawing/card.ts";
import { drawnEdges } from "../drawing/edges.ts";
import { CANVAS_SIZE } from "../limits.ts";
import { sampleTree } from "../sample/index.ts";
import type { Tree } from "../tree.ts";
import { layoutTree } from "./layout-tree.ts";

const SAMPLE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });

test("every node has a place, none covers another, and the start is leftmost", () => {
  const places = layoutTree(SAMPLE);
  const boxes = cardBoxes(SAMPLE);
  const rectangles = SAMPLE.nodes.map(({ id }) => {
    const place = places.get(id);
    const box = boxes.get(id);
    if (!place || !box) throw new Error(`${id} has no place`);
    return { id, ...place, right: place.x + box.width, bottom: place.y + box.height };
  });
  const start = SAMPLE.nodes.find(({ type }) => type === "start");
  expect(Math.min(...rectangles.map(({ x }) => x))).toBe(places.get(start?.id ?? "")?.x ?? -1);
  const covering = rectangles.flatMap((a, index) =>
    rectangles
      .slice(index + 1)
      .filter((b) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom)
      .map((b) => `${a.id} and ${b.id}`),
  );
  expect(covering).toEqual([]);
});

test("no long line runs beneath a card", () => {
  const places = layoutTree(SAMPLE);
  const boxes = cardBoxes(SAMPLE);
  const hidden = drawnEdges(SAMPLE).flatMap(({ source, target }) => {
    const [from, to] = [places.get(source), places.get(target)];
    if (!from || !to) throw new Error(`${source} or ${target} has no place`);
    const y = to.y + CARD.port;
    return SAMPLE.nodes
      .filter(({ id }) => {
        const [place, box] = [places.get(id), boxes.get(id)];
        if (!place || !box || id === target) return false;
        const isBetween = place.x > from.x && place.x < to.x;
        return isBetween && y > place.y && y < place.y + box.height;
      })
      .map(({ id }) => `${source} to ${target} beneath ${id}`);
  });
  expect(hidden).toEqual([]);
});

test("the ways of a decision lead to cards in the order of its rows", () => {
  const ends = ["a", "b", "c", "d"];
  const tree: Tree = {
    ...SAMPLE,
    nodes: [
      ...ends.toReversed().map((id) => nodeAt(id, "end")),
      {
        ...nodeAt("start", "start"),
        conditions: ends.map((id) => ({ id, condition: id, targetNodeId: id })),
      },
    ],
    connections: [],
  };
  const places = layoutTree(tree);
  const heights = ends.map((id) => places.get(id)?.y ?? Number.NaN);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  const middle = places.get("start")?.y ?? Number.NaN;
  expect(heights[0]).toBeLessThan(middle);
  expect(heights[3]).toBeGreaterThan(middle);
});

test("rings, ways back to the start and ways to itself are laid out, too", () => {
  const ring = ["start", "a", "b", "c"];
  const tree: Tree = {
    ...SAMPLE,
    nodes: ring.map((id, index) => nodeAt(id, index === 0 ? "start" : "message")),
    connections: [...ring, "start"].flatMap((id, index, all) =>
      [all[index + 1] ?? "a", id].map((target, way) => ({
        id: `connection_${index}_${way}`,
        sourceNodeId: id,
        targetNodeId: target,
      })),
    ),
  };
  const places = layoutTree(tree);
  const columns = ring.map((id) => places.get(id)?.x ?? Number.NaN);
  expect(columns).toEqual([...new Set(columns)].toSorted((a, b) => a - b));
});

test.each([
  ["a chain of 300", 300, 299],
  ["1,000 nodes and 1,500 connections", 1_000, 1_500],
  ["the largest tree there may be", 5_000, 20_000],
])("the same tree gives the same places, all of them on the canvas: %s", (_, nodes, ways) => {
  const tree: Tree = {
    ...SAMPLE,
    nodes: Array.from({ length: nodes }, (_, index) =>
      nodeAt(`node_${index}`, index === 0 ? "start" : "message"),
    ),
    connections: Array.from({ length: ways }, (_, index) => ({
      id: `connection_${index}`,
      sourceNodeId: `node_${index < nodes - 1 ? index : (index * 7) % nodes}`,
      targetNodeId: `node_${index < nodes - 1 ? index + 1 : (index * 31) % nodes}`,
    })),
  };
  const places = layoutTree(tree);
  expect(places.size).toBe(nodes);
  expect([...layoutTree(structuredClone(tree))]).toEqual([...places]);
  for (const { x, y } of places.values()) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x, y)).toBeLessThan(CANVAS_SIZE);
  }
});

test("a chain longer than the canvas goes on below, as lines of a text do", () => {
  const ids = Array.from({ length: 40 }, (_, index) => `node_${index}`);
  const tree: Tree = {
    ...SAMPLE,
    nodes: ids.map((id, index) => nodeAt(id, index === 0 ? "start" : "message")),
    connections: ids.slice(1).map((id, index) => ({
      id: `connection_${index}`,
      sourceNodeId: `node_${index}`,
      targetNodeId: id,
    })),
  };
  const places = [...layoutTree(tree).values()];
  expect(new Set(places.map(({ x }) => x)).size).toBeLessThan(15);
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(40);
  expect(new Set(places.map(({ y }) => y)).size).toBe(3);
});

test("a tree without a node has no places", () => {
  expect(layoutTree({ ...SAMPLE, nodes: [], connections: [] }).size).toBe(0);
});

function nodeAt(id: string, type: "start" | "message" | "end"): Tree["nodes"][number] {
  return { id, type, title: id, position: { x: 0, y: 0 } };
}
