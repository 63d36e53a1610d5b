import { expect, test } from "bun:test";
import { keptView } from "./kept-view.ts";

const WIDE = { width: 1000, height: 800 };
const NARROW = { width: 600, height: 800 };
const CARD = { x: 0, y: 0, width: 240, height: 100 };

test("what was in the middle stays there", () => {
  const view = { x: 100, y: 50, zoom: 0.5 };
  const sizes = { before: WIDE, after: { width: 700, height: 600 } };
  expect(keptView(view, sizes, [])).toEqual({ x: -50, y: -50, zoom: 0.5 });
});

test.each([
  ["the left", 40, 24],
  ["the right", 740, 600 - 24 - 240],
  ["the middle", 380, 180],
])("a card at %s edge is in sight still", (_where, x, after) => {
  const sizes = { before: WIDE, after: NARROW };
  expect(keptView({ x, y: 300, zoom: 1 }, sizes, [CARD]).x).toBe(after);
});

test("a card that nobody saw draws nothing to it", () => {
  const view = { x: 0, y: 0, zoom: 1 };
  const far = { ...CARD, x: 3_000 };
  expect(keptView(view, { before: WIDE, after: NARROW }, [far])).toEqual({
    x: -200,
    y: 0,
    zoom: 1,
  });
});

test("where there is no room for both, the last one is seen", () => {
  const other = { ...CARD, x: 700 };
  const view = { x: 30, y: 300, zoom: 1 };
  const { x } = keptView(view, { before: WIDE, after: NARROW }, [CARD, other]);
  expect(x + other.x).toBeGreaterThanOrEqual(24);
  expect(x + other.x + other.width).toBeLessThanOrEqual(NARROW.width - 24);
});

test("what is wider than the window is seen from its beginning", () => {
  const wide = { ...CARD, width: 900 };
  const { x } = keptView({ x: 50, y: 300, zoom: 1 }, { before: WIDE, after: NARROW }, [wide]);
  expect(x).toBe(24);
});

test("narrower and wider again, again and again, the start does not wander off", () => {
  let view = { x: 56, y: 300, zoom: 1 };
  for (let turn = 0; turn < 20; turn++) {
    view = keptView(view, { before: WIDE, after: NARROW }, [CARD]);
    expect(view.x).toBe(24);
    view = keptView(view, { before: NARROW, after: WIDE }, [CARD]);
    expect(view.x).toBe(224);
  }
});
