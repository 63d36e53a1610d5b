import { afterEach, expect, test } from "bun:test";
import { keepTimeZone } from "../../messages/time-zone.ts";
import { grantedAt } from "./granted-at.ts";

afterEach(() => keepTimeZone("Europe/Berlin"));

test("a day alone stays a day, a time is one of the settings' zone, not of the browser's", () => {
  expect(grantedAt("2026-11-21", "")).toBe("2026-11-21");
  expect(grantedAt("2026-11-21", "14:30")).toBe("2026-11-21T13:30:00.000Z");
  keepTimeZone("America/New_York");
  expect(grantedAt("2026-11-21", "14:30")).toBe("2026-11-21T19:30:00.000Z");
});
