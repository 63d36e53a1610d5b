import { expect, test } from "bun:test";
import { heatMap } from "./heat-map.ts";

test("weeks begin on Monday, though weekdays are counted from Sunday", () => {
  const map = heatMap({ "0-10": 4, "1-10": 8 }, { "0-10": 1, "1-10": 6 });
  const at = (day: number) => map.days[day]?.find(({ hour }) => hour === 10);
  expect(at(0)).toEqual({ day: 0, hour: 10, placed: 8, answered: 6, rate: 0.75 });
  expect(at(6)).toEqual({ day: 6, hour: 10, placed: 4, answered: 1, rate: 0.25 });
  expect([map.placed, map.answered]).toEqual([12, 7]);
});

test("hours are shown without gaps, the usual ones always", () => {
  expect(heatMap({}, {}).hours).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17]);
  expect(heatMap({ "3-07": 1, "5-20": 2 }, {}).hours).toEqual(
    Array.from({ length: 14 }, (_, index) => 7 + index),
  );
});

test("an hour without calls has no rate; more answered than placed is everybody", () => {
  const map = heatMap({ "2-09": 2 }, { "2-09": 3 });
  expect(map.days[1]?.[0]?.rate).toBe(1);
  expect(map.days[1]?.[1]?.rate).toBe(null);
});

test("the best hours are those that enough calls speak for", () => {
  const map = heatMap(
    { "1-09": 3, "2-10": 80, "3-11": 200, "4-12": 12, "5-13": 50, "6-10": 40 },
    { "1-09": 3, "2-10": 60, "3-11": 60, "4-12": 9, "5-13": 0, "6-10": 2 },
  );
  expect(map.best.map(({ day, hour }) => [day, hour])).toEqual([
    [1, 10],
    [3, 12],
    [2, 11],
  ]);
  expect(map.highest).toBe(0.75);
});

test("what is no weekday and hour is left out", () => {
  const map = heatMap({ "7-10": 5, "1-24": 5, "1-x": 5, x: 5 }, { "": 1 });
  expect([map.placed, map.answered, map.hours.length]).toEqual([0, 0, 9]);
});
