import { describe, expect, test } from "bun:test";
import { commonRanges, isDay, mondayOf, monthAfter, pressDay, today, weeksOf } from "./days.ts";

test.each([
  ["2026-11-24", true],
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2026-13-01", false],
  ["24.11.2026", false],
  ["", false],
])("%p is a day: %p", (text, is) => expect(isDay(text)).toBe(is));

test.each([
  ["2026-11-23", "2026-11-23"],
  ["2026-11-29", "2026-11-23"],
  ["2027-01-01", "2026-12-28"],
])("the week of %s begins on Monday %s", (day, monday) => expect(mondayOf(day)).toBe(monday));

test("a month is shown by weeks from Monday on, whole", () => {
  const weeks = weeksOf("2026-11");
  expect(weeks.map(([monday]) => monday)).toEqual([
    "2026-10-26",
    "2026-11-02",
    "2026-11-09",
    "2026-11-16",
    "2026-11-23",
    "2026-11-30",
  ]);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeksOf("2027-02").at(-1)?.at(-1)).toBe("2027-02-28");
});

test("months go over the year's end", () => {
  expect([monthAfter("2026-12", 1), monthAfter("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
});

test("today is told by the clock of the zone", () => {
  const late = Date.parse("2026-11-24T23:30:00Z");
  expect([today(late, "Europe/Berlin"), today(late, "America/New_York")]).toEqual([
    "2026-11-25",
    "2026-11-24",
  ]);
});

test("common ranges", () => {
  expect(commonRanges("2026-11-29")).toEqual({
    today: { from: "2026-11-29", to: "2026-11-29" },
    yesterday: { from: "2026-11-28", to: "2026-11-28" },
    thisWeek: { from: "2026-11-23", to: "2026-11-29" },
    lastWeek: { from: "2026-11-16", to: "2026-11-22" },
    thisMonth: { from: "2026-11-01", to: "2026-11-30" },
  });
});

describe("pressing days", () => {
  const range = (from: string | null, to: string | null) => ({ from, to });
  test.each([
    [range(null, null), "2026-11-03", range("2026-11-03", "2026-11-03")],
    [range("2026-11-03", "2026-11-03"), "2026-11-05", range("2026-11-03", "2026-11-05")],
    [range("2026-11-03", "2026-11-03"), "2026-11-01", range("2026-11-01", "2026-11-03")],
    [range("2026-11-03", "2026-11-05"), "2026-11-09", range("2026-11-09", "2026-11-09")],
  ])("%p and then %s is %p", (before, day, after) => expect(pressDay(before, day)).toEqual(after));
});
