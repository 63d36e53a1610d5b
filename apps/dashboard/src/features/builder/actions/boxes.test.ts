import { describe, expect, test } from "bun:test";
import type { Tree, TreeNode } from "@rufbaum/tree";
import { cardBox } from "@rufbaum/tree/drawing";
import { copyItems } from "@rufbaum/tree/editing";
import {
  besideNode,
  boxesOf,
  clearPlace,
  droppedPlace,
  fragmentPlace,
  freePlace,
} from "./boxes.ts";

const SIZE = { width: 240, height: 90 };

function node(id: string, x: number, y: number): TreeNode {
  return { id, type: "message", title: id, position: { x, y } };
}

function tree(...nodes: TreeNode[]): Tree {
  const createdAt = "2026-01-01T00:00:00Z";
  return { id: "t", name: "T", isActive: false, createdAt, nodes, connections: [] };
}

describe("what is added without a pointer", () => {
  test("lies where it was meant to, if nothing is there", () => {
    expect(clearPlace(tree(node("a", 0, 0)), { x: 500, y: 0 }, SIZE)).toEqual({ x: 500, y: 0 });
  });

  test("lies below what is there, clear of it", () => {
    const document = tree(node("a", 100, 100), node("b", 150, 230));
    const place = clearPlace(document, { x: 120, y: 110 }, SIZE);
    const bottom = 230 + cardBox(document, node("b", 0, 0)).height;
    expect(place.x).toBe(120);
    expect(place.y).toBeGreaterThanOrEqual(bottom + 16);
  });

  test("goes on below the tree where the canvas ends to the right", () => {
    const document = tree(node("a", 400, 100), node("b", 4_700, 100));
    const place = besideNode(document, "b", SIZE);
    expect(place?.x).toBe(400);
    expect(place?.y).toBeGreaterThan(200);
  });

  test("begins where a line was let go, on the grid and clear of others", () => {
    const document = tree(node("a", 100, 100));
    expect(droppedPlace(document, { x: 603, y: 330 }, SIZE)).toEqual({ x: 600, y: 304 });
    expect(droppedPlace(document, { x: 103, y: 130 }, SIZE).y).toBeGreaterThan(180);
  });

  test("comes to the right of its node, and below what stands there", () => {
    const alone = tree(node("a", 0, 0));
    expect(besideNode(alone, "a", SIZE)).toEqual({ x: 320, y: 0 });
    const place = besideNode(tree(node("a", 0, 0), node("b", 320, 0)), "a", SIZE);
    expect(place?.x).toBe(320);
    expect(place?.y).toBeGreaterThan(60);
    expect(besideNode(alone, "gone", SIZE)).toBeNull();
  });

  test("finds a place even where a whole column is full", () => {
    const column = Array.from({ length: 60 }, (_, i) => node(`n${i}`, 0, i * 85));
    const { x, y } = clearPlace(tree(...column), { x: 0, y: 0 }, SIZE);
    expect(column.some(({ position }) => position.x === x && position.y === y)).toBe(false);
  });
});

test("what is put under the pointer stays there, unless just that point is taken", () => {
  const document = tree(node("a", 100, 100));
  expect(freePlace(document, { x: 160, y: 100 })).toEqual({ x: 160, y: 100 });
  expect(freePlace(document, { x: 100, y: 100 })).toEqual({ x: 140, y: 140 });
});

test("a pasted piece lies around its point, and beside itself the second time", () => {
  const document = tree(node("a", 0, 0), node("b", 400, 0));
  const fragment = copyItems(document, { nodes: ["a", "b"] });
  const at = fragmentPlace(document, fragment, { x: 2_000, y: 2_000 });
  const { height } = cardBox(document, node("a", 0, 0));
  expect(at).toEqual({ x: 2_000 - 320, y: 2_000 - height / 2 });
  const pasted = tree(...document.nodes, node("c", at.x, at.y), node("d", at.x + 400, at.y));
  expect(fragmentPlace(pasted, fragment, { x: 2_000, y: 2_000 })).toEqual({
    x: at.x + 40,
    y: at.y + 40,
  });
});

test("a note is as large as it says, or as large as new ones are", () => {
  const document: Tree = {
    ...tree(),
    notes: [
      { id: "n", text: "", position: { x: 1, y: 2 } },
      { id: "m", text: "", position: { x: 3, y: 4 }, size: { width: 50, height: 60 } },
    ],
  };
  const [plain, sized] = boxesOf(document, { nodes: new Set(), notes: new Set(["n", "m"]) });
  expect(plain).toMatchObject({ id: "n", x: 1, y: 2 });
  expect(plain?.width).toBeGreaterThan(100);
  expect(sized).toMatchObject({ id: "m", x: 3, y: 4, width: 50, height: 60 });
});
