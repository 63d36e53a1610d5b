import { expect, test } from "bun:test";
import { inRanges, rangeIn } from "./ranges.ts";

const ANY = Number.POSITIVE_INFINITY;

test.each([
  ["1-2 Zimmer", 1, 2],
  ["16 bis 25 Kinder", 16, 25],
  ["zwei bis vier", 2, 4],
  ["Bis 15 Kinder", -ANY, 15],
  ["mindestens 5", 5, ANY],
  ["5 Zimmer und mehr", 5, ANY],
  ["10+", 10, ANY],
  ["3_or_more", 3, ANY],
  ["3x oder öfter", 3, ANY],
  ["2 Personen", 2, 2],
])("“%s” names the numbers from %p to %p", (name, low, high) => {
  expect(rangeIn(name)).toEqual({ low, high });
});

test.each([
  ["unter 100 qm", 99, 100],
  ["weniger als 3", 2, 3],
])("“%s” holds %p and not %p", (name, within, without) => {
  const { high = 0, low = 0 } = rangeIn(name) ?? {};
  expect(low).toBe(-ANY);
  expect([within <= high, without <= high]).toEqual([true, false]);
});

test.each(["Läuft weiter", "", "Will einen Termin", "1, 2 oder 3"])("“%s” names none", (name) => {
  expect(rangeIn(name)).toBeNull();
});

const SIZES = ["unter 100 qm", "100-200 qm", "über 200 qm"].map(rangeIn);

test.each([
  ["so 65 etwa", 0],
  ["hundertsechzig Quadratmeter", 1],
  ["250 ungefähr", 2],
])("“%s” is in the range at place %p alone", (reply, place) => {
  const expected = [0, 1, 2].map((at) => at === place);
  expect(inRanges(SIZES, reply, "Wie groß ist die Fläche?")).toEqual(expected);
});

test("a number decides nothing where fewer than two names have one, or none was said", () => {
  expect(inRanges([rangeIn("2 Personen"), null], "zwei", "Wie viele?")).toBeNull();
  expect(inRanges(SIZES, "das weiß mein Mann", "Wie groß?")).toBeNull();
});
