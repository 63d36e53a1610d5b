import { expect, test } from "bun:test";
import { readInstant } from "./read-instant.ts";

const NOW = Date.UTC(2026, 10, 21, 12);

test.each([
  ["90m", "2026-11-21T10:30:00.000Z"],
  ["2h", "2026-11-21T10:00:00.000Z"],
  ["7d", "2026-11-14T12:00:00.000Z"],
  ["2026-11-21T14:30Z", "2026-11-21T14:30:00.000Z"],
  ["2026-11-21 14:30:05+01:00", "2026-11-21T13:30:05.000Z"],
  ["2026-11-21", new Date(2026, 10, 21).toISOString()],
  ["2026-11-21T14:30", new Date(2026, 10, 21, 14, 30).toISOString()],
])("%s is a point in time", (text, instant) => {
  expect(readInstant(text, "--since", NOW)).toBe(instant);
});

test.each([
  "",
  "gestern",
  "2h30m",
  "21.11.2026",
  "2026-02-30",
  "2026-13-01",
  "2026-11-21T25:00",
  "-2h",
  "2026",
])("%j is none, and the option is named", (text) => {
  expect(() => readInstant(text, "--since", NOW)).toThrow("--since");
});
