import { expect, test } from "bun:test";
import { freeArea } from "./free-area.ts";

test.each([
  ["wide: beside the card", { left: 0, top: 0, right: 900, bottom: 700 }, { left: 352 }],
  ["narrow: below it", { left: 0, top: 0, right: 390, bottom: 700 }, { top: 260 }],
])("the free part of a frame that is %s", (_, frame, free) => {
  const card = { left: 12, top: 12, right: 352, bottom: 260 };
  expect(freeArea(frame, card)).toEqual({ ...frame, ...free });
});

test("without a card all of it is free", () => {
  const frame = { left: 0, top: 0, right: 390, bottom: 700 };
  expect(freeArea(frame, null)).toEqual(frame);
});
