import { describe, expect, test } from "bun:test";
import { formatClock, formatDate, formatDateTime, formatDay, formatTime } from "./dates.ts";
import { formatAverage, formatDuration, secondsBetween } from "./durations.ts";
import {
  formatBytes,
  formatCount,
  formatEuros,
  formatFraction,
  formatPercent,
  formatPoints,
} from "./numbers.ts";

const BERLIN = "Europe/Berlin";

describe("dates", () => {
  test.each([
    ["2026-01-02T03:04:05.000Z", "02.01.2026 04:04", "04:04:05"],
    ["2026-07-31T22:00:00.000Z", "01.08.2026 00:00", "00:00:00"],
    ["2026-03-29T01:30:00.000Z", "29.03.2026 03:30", "03:30:00"],
  ])("%s reads %s", (iso, dateTime, time) => {
    expect(formatDateTime(iso, BERLIN)).toBe(dateTime);
    expect(formatTime(iso, BERLIN)).toBe(time);
    expect(formatDate(iso, BERLIN)).toBe(dateTime.slice(0, 10));
    expect(formatClock(iso, BERLIN)).toBe(dateTime.slice(11));
  });
});

test.each([
  ["2026-11-24", "Dienstag, 24.11.2026"],
  ["2027-01-01", "Freitag, 01.01.2027"],
])("the day %s is %s", (day, text) => expect(formatDay(day)).toBe(text));

describe("durations", () => {
  test.each([
    [0, "00:00"],
    [59.9, "00:59"],
    [154, "02:34"],
    [3600, "1:00:00"],
    [-3, "00:00"],
  ])("%d s is %s", (seconds, text) => expect(formatDuration(seconds)).toBe(text));

  test("an average has no leading zero", () => expect(formatAverage(153.6)).toBe("2:34"));
  test("a call from the future has lasted no time", () =>
    expect(secondsBetween(5000, 1000)).toBe(0));
});

describe("numbers", () => {
  test("are German", () => {
    expect(formatCount(12345)).toBe("12.345");
    expect(formatFraction(0.874)).toBe("0,87");
    expect(formatPercent(18)).toBe("18 %");
    expect(formatPoints(2.649)).toBe("2,6");
    expect(formatPercent(66.666)).toBe("66,7 %");
    expect(formatEuros(5000)).toBe("5.000\u00A0€");
    expect(formatEuros(49.9)).toBe("49,90\u00A0€");
    expect(formatBytes(12_345_678)).toBe("12,3 MB");
  });
});
