import { expect, test } from "bun:test";
import { wayIntoFreeView, wayIntoView } from "./way-into-view.ts";

const AREA = { left: 100, top: 50, right: 900, bottom: 650 };
const boxAt = (left: number, top: number, width = 240, height = 120) => ({
  ...{ left, top, right: left + width, bottom: top + height },
});

test.each([
  ["in view already", boxAt(100, 50), { x: 0, y: 0 }],
  ["over the right edge", boxAt(700, 300), { x: -40, y: 0 }],
  ["beyond the lower left corner", boxAt(-300, 700), { x: 400, y: -170 }],
  ["above", boxAt(300, 20), { x: 0, y: 30 }],
  ["higher than the area", boxAt(300, 100, 240, 700), { x: 0, y: -50 }],
])("what is %s moves no farther than it has to", (_, box, way) => {
  expect(wayIntoView(box, AREA)).toEqual(way);
});

test.each([
  ["under the bar", boxAt(400, 520), { x: 0, y: -40 }],
  ["beside the bar", boxAt(100, 520), { x: 0, y: 0 }],
  ["moved under the bar", boxAt(400, 900), { x: 0, y: -420 }],
])("what is %s comes to lie above it", (_, box, way) => {
  const bar = { left: 380, top: 600, right: 620, bottom: 640 };
  expect(wayIntoFreeView(box, { area: AREA, bar })).toEqual(way);
});
