import { expect, test } from "bun:test";
import { nextDay, startOfDay } from "./start-of-day.ts";

const BERLIN = "Europe/Berlin";

test.each([
  ["a winter afternoon", "2026-01-15T14:03:07.123Z", "2026-01-14T23:00:00.000Z"],
  ["a summer afternoon", "2026-07-15T14:03:07.123Z", "2026-07-14T22:00:00.000Z"],
  ["just before midnight", "2026-07-15T21:59:59.999Z", "2026-07-14T22:00:00.000Z"],
  ["just after midnight", "2026-07-15T22:00:00.000Z", "2026-07-15T22:00:00.000Z"],
  [
    "the day the clocks go forward, at noon",
    "2026-03-29T10:00:00.000Z",
    "2026-03-28T23:00:00.000Z",
  ],
  ["the day the clocks go back, at noon", "2026-10-25T11:00:00.000Z", "2026-10-24T22:00:00.000Z"],
])("the day begins at midnight in Berlin: %s", (_, now, midnight) => {
  expect(new Date(startOfDay(Date.parse(now), BERLIN)).toISOString()).toBe(midnight);
});

test.each([
  ["2026-01-15T14:03:07.123Z", "2026-01-15T23:00:00.000Z"],
  ["2026-03-28T23:00:00.000Z", "2026-03-29T22:00:00.000Z"],
  ["2026-03-29T21:59:59.999Z", "2026-03-29T22:00:00.000Z"],
  ["2026-10-24T22:00:00.000Z", "2026-10-25T23:00:00.000Z"],
  ["2026-10-25T22:30:00.000Z", "2026-10-25T23:00:00.000Z"],
])("the day of %s ends at %s", (now, midnight) => {
  expect(new Date(nextDay(Date.parse(now))).toISOString()).toBe(midnight);
});
