import { expect, test } from "bun:test";
import { grantedAt } from "./granted-at.ts";

test("a day alone stays a day, a time is this browser's", () => {
  expect(grantedAt("2026-11-21", "")).toBe("2026-11-21");
  expect(grantedAt("2026-11-21", "14:30")).toBe(new Date(2026, 10, 21, 14, 30).toISOString());
});
