import { expect, test } from "bun:test";
import { type Box, coveredOf, freePlace } from "./free-place.ts";

const WINDOW = { width: 1000, height: 800 };
const SIZE = { width: 400, height: 80 };

function box(left: number, top: number, right: number, bottom: number): Box {
  return { left, top, right, bottom };
}

test("with nothing in the way it is the lower right corner", () => {
  expect(freePlace(SIZE, [box(10, 10, 90, 40)], WINDOW)).toEqual({ left: 584, top: 704 });
});

test("above a bar at the foot", () => {
  expect(freePlace(SIZE, [box(0, 740, 1000, 790)], WINDOW)).toEqual({ left: 584, top: 656 });
});

test("beside a panel that is full of controls, where it need not go far up", () => {
  const panel = [box(700, 0, 1000, 800)];
  const { left, top } = freePlace(SIZE, panel, WINDOW);
  expect(top).toBe(704);
  expect(left + SIZE.width).toBeLessThan(700);
});

test("any number of controls, and none is covered where there is room", () => {
  const rows = Array.from({ length: 16 }, (_, row) => box(0, row * 50, 1000, row * 50 + 30));
  const withRoom = rows.filter((_, row) => row !== 7 && row !== 8);
  const place = freePlace(SIZE, withRoom, WINDOW);
  const taken = box(place.left, place.top, place.left + SIZE.width, place.top + SIZE.height);
  expect(coveredOf(taken, withRoom)).toBe(0);
});

test("where all is full it covers the least", () => {
  const full = [box(0, 0, 1000, 790), box(0, 300, 500, 400)];
  const { left, top } = freePlace(SIZE, full, WINDOW);
  expect([left, top]).toEqual([584, 704]);
});

test("in a window that is smaller than it, it begins at the edge", () => {
  expect(freePlace(SIZE, [], { width: 300, height: 60 })).toEqual({ left: 16, top: 16 });
});
