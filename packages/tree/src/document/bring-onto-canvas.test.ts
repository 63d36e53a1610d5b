import { describe, expect, test } from "bun:test";
import { itemBoxes } from "../drawing/item-boxes.ts";
import { boundsOf } from "../drawing/rectangle.ts";
import { CANVAS_SIZE } from "../limits.ts";
import { lintFile } from "../lint/lint-file.ts";
import type { Tree } from "../tree.ts";
import { bringOntoCanvas } from "./bring-onto-canvas.ts";

type Spot = readonly [x: number, y: number];

function treeAt(...spots: readonly Spot[]): Tree {
  const ids = spots.map((_, index) => `node_${index + 1}`);
  return {
    ...{ id: "tree_1", name: "Baum", isActive: false, createdAt: "2026-01-01T00:00:00.000Z" },
    nodes: spots.map(([x, y], index) => ({
      id: ids[index] ?? "",
      type: index === 0 ? "start" : "message",
      title: `Node ${index + 1}`,
      position: { x, y },
    })),
    connections: ids.slice(1).map((id, index) => ({
      id: `connection_${index}`,
      sourceNodeId: ids[index] ?? "",
      targetNodeId: id,
      condition: null,
    })),
  };
}

const spotsOf = ({ nodes }: Pick<Tree, "nodes">): Spot[] =>
  nodes.map(({ position: { x, y } }) => [x, y]);

function isOnCanvas(tree: Tree): boolean {
  const bounds = boundsOf(itemBoxes(tree));
  if (!bounds) return true;
  const { x, y, width, height } = bounds;
  return x >= 0 && y >= 0 && x + width <= CANVAS_SIZE && y + height <= CANVAS_SIZE;
}

function areApart(tree: Tree): boolean {
  const boxes = itemBoxes(tree);
  return boxes.every((a, index) =>
    boxes
      .slice(index + 1)
      .every(
        (b) =>
          a.x + a.width <= b.x ||
          b.x + b.width <= a.x ||
          a.y + a.height <= b.y ||
          b.y + b.height <= a.y,
      ),
  );
}

test("what stands on the canvas is left as it is, to its very edge", () => {
  const tree = treeAt([0, 0], [2.5, 300], [CANVAS_SIZE, CANVAS_SIZE]);
  expect(bringOntoCanvas(tree)).toEqual({ tree, findings: [] });
  expect(bringOntoCanvas(tree).tree).toBe(tree);
});

describe("a tree that lies beyond is shifted in as a whole", () => {
  test.each<[string, Spot[], { x: number; y: number }]>([
    ["to the left and above", [[-500, -20.5], [0, 300]], { x: 500, y: 21 }], // biome-ignore format: one case a line
    ["to the right", [[9_000, 10], [9_400, 300]], { x: -4_640, y: 0 }], // biome-ignore format: one case a line
  ])("%s", (_name, spots, by) => {
    const tree = treeAt(...spots);
    const { tree: shifted, findings } = bringOntoCanvas(tree);
    expect(spotsOf(shifted)).toEqual(spots.map(([x, y]) => [x + by.x, y + by.y]));
    expect(isOnCanvas(shifted)).toBe(true);
    expect(findings).toMatchObject([{ code: "shifted-onto-canvas", params: by }]);
    expect(bringOntoCanvas(shifted)).toEqual({ tree: shifted, findings: [] });
  });

  test("with its notes, and fields that others have beside a place", () => {
    const tree = treeAt([-100, 0], [300, 0]);
    tree.notes = [{ id: "note_1", text: "Prüfen", position: { x: -300, y: 0 } }];
    Object.assign(tree.nodes[0]?.position ?? {}, { z: 3 });
    const { tree: shifted } = bringOntoCanvas(tree);
    expect(shifted.notes?.[0]?.position).toEqual({ x: 0, y: 0 });
    expect(shifted.nodes[0]?.position as unknown).toEqual({ x: 200, y: 0, z: 3 });
  });
});

test.each<[string, Spot[]]>([
  [
    "too wide",
    [
      [0, 0],
      [300, 0],
      [6_000, 0],
    ],
  ],
  [
    "huge",
    [
      [1e300, -1e300],
      [0, 0],
      [-1e300, 1e308],
    ],
  ],
  [
    "infinite",
    [
      [Number.POSITIVE_INFINITY, 0],
      [0, Number.NaN],
      [0, 0],
    ],
  ],
  [
    "all on one spot",
    [
      [0, 0],
      [0, 0],
      [0, 0],
    ],
  ],
])("one that is %s is laid out", (_name, spots) => {
  const tree = treeAt(...spots);
  tree.notes = [{ id: "note_1", text: "Prüfen", position: { x: 7_000, y: 10 } }];
  const { tree: laidOut, findings } = bringOntoCanvas(tree);
  expect(findings.map(({ code }) => code)).toEqual(["laid-out-anew"]);
  expect(areApart({ ...laidOut, notes: [] })).toBe(true);
  expect(isOnCanvas({ ...laidOut, notes: [] })).toBe(true);
  for (const { position } of laidOut.notes ?? []) {
    expect(Math.min(position.x, position.y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(position.x, position.y)).toBeLessThanOrEqual(CANVAS_SIZE);
  }
  expect(bringOntoCanvas(laidOut)).toEqual({ tree: laidOut, findings: [] });
});

test("few cards on one spot are moved apart, the first of them stays", () => {
  const tree = treeAt([400, 400], [400, 400], [400, 400], [0, 0], [800, 0], [1_200, 0]);
  const { tree: apart, findings } = bringOntoCanvas(tree);
  expect(findings).toMatchObject([{ code: "moved-apart", params: { nodes: 2 } }]);
  expect(apart.nodes[0]).toBe(tree.nodes[0] as (typeof tree.nodes)[number]);
  expect(areApart(apart)).toBe(true);
  expect(spotsOf(apart).slice(3)).toEqual(spotsOf(tree).slice(3));
});

test("what is told of a file before its import is what the import tells", () => {
  const far = treeAt([-9_000, 0], [-8_600, 0], [-8_200, 0]);
  const { tree, findings } = lintFile(new TextEncoder().encode(JSON.stringify(far)));
  expect(findings.map(({ code }) => code)).toContain("shifted-onto-canvas");
  expect(isOnCanvas(tree as Tree)).toBe(true);
});
