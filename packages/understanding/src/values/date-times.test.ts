import { expect, test } from "bun:test";
import { readValue } from "./index.ts";

// Saturday.
const now = Date.parse("2026-11-21T10:00:00Z");
const context = { now, question: "Wann passt es Ihnen?" };

test.each([
  ["Donnerstag um zehn", "2026-11-26T10:00"],
  ["morgen halb drei", "2026-11-22T14:30"],
  ["am 3. um 14 Uhr", "2026-12-03T14:00"],
  ["nächste Woche Dienstag Vormittag, so um neun", "2026-11-24T09:00"],
  ["um zehn am Donnerstag", "2026-11-26T10:00"],
  ["am Dienstag um zehn Uhr", "2026-11-24T10:00"],
  ["Donnerstag", null],
  ["um zehn", null],
  ["nächste Woche um zehn", null],
  ["irgendwann", null],
  ["am zehnten", null],
])("“%s” is %p", (said, moment) => {
  expect(readValue(said, "date-time", context)?.value ?? null).toBe(moment);
});
