import { expect, test } from "bun:test";
import { cardBoxes } from "../drawing/card.ts";
import { CANVAS_SIZE } from "../limits.ts";
import { sampleTree } from "../sample/index.ts";
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

test("the same tree gives the same places, and all of them are on the canvas", () => {
  const wide = {
    ...SAMPLE,
    nodes: Array.from({ length: 300 }, (_, index) => ({
      id: `node_${index}`,
      type: index === 0 ? ("start" as const) : ("message" as const),
      title: `Schritt ${index}`,
      position: { x: 0, y: 0 },
    })),
    connections: Array.from({ length: 299 }, (_, index) => ({
      id: `connection_${index}`,
      sourceNodeId: `node_${index}`,
      targetNodeId: `node_${index + 1}`,
    })),
  };
  const places = layoutTree(wide);
  expect([...layoutTree(structuredClone(wide))]).toEqual([...places]);
  for (const { x, y } of places.values()) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x, y)).toBeLessThan(CANVAS_SIZE);
  }
});
