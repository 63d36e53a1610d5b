import { expect, test } from "bun:test";
import { rowsInView, topToShow } from "./rows-in-view.ts";

const VIEW = { height: 300, rowHeight: 60 };

test("only the rows in view and a few beside them are drawn, however many there are", () => {
  expect(rowsInView({ ...VIEW, top: 0, count: 5_000 })).toEqual({ first: 0, end: 11 });
  expect(rowsInView({ ...VIEW, top: 60_030, count: 5_000 })).toEqual({ first: 994, end: 1_012 });
  expect(rowsInView({ ...VIEW, top: 299_700, count: 5_000 })).toEqual({ first: 4_989, end: 5_000 });
});

test("a list that has become shorter than what was scrolled to draws nothing beyond its end", () => {
  expect(rowsInView({ ...VIEW, top: 60_000, count: 3 })).toEqual({ first: 3, end: 3 });
  expect(rowsInView({ ...VIEW, top: 0, count: 0 })).toEqual({ first: 0, end: 0 });
});

test("a row is scrolled to as little as shows it whole", () => {
  expect(topToShow(2, { ...VIEW, top: 0 })).toBe(0);
  expect(topToShow(5, { ...VIEW, top: 0 })).toBe(60);
  expect(topToShow(3, { ...VIEW, top: 600 })).toBe(180);
});
