import { expect, test } from "bun:test";
import { extentOf } from "./extent.ts";
import type { FlowNode } from "./flow-nodes.ts";

const at = (x: number, y: number) => ({ position: { x, y }, width: 240, height: 100 }) as FlowNode;

test("cards stand on the canvas", () => {
  expect(extentOf([]).places).toEqual([
    [0, 0],
    [5_000, 5_000],
  ]);
  expect(extentOf([at(10, 10)])).toBe(extentOf([at(20, 3_000)]));
});

test("those of an older tree that stand beyond are drawn where they stand", () => {
  expect(extentOf([at(-3_000, 10), at(4_900, 9_000)]).places).toEqual([
    [-3_000, 0],
    [5_140, 9_100],
  ]);
});
