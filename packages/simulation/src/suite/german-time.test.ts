import { expect, test } from "bun:test";
import { readMoment } from "./german-time.ts";

test("a time without a zone is German time, in winter and in summer", () => {
  expect(readMoment("2026-01-05T10:00")).toBe(Date.UTC(2026, 0, 5, 9));
  expect(readMoment("2026-07-01T10:00:30.5")).toBe(Date.UTC(2026, 6, 1, 8, 0, 30, 500));
  expect(readMoment("2026-01-05T10:00Z")).toBe(Date.UTC(2026, 0, 5, 10));
  expect(readMoment("2026-01-05T10:00-05:00")).toBe(Date.UTC(2026, 0, 5, 15));
});

test("each hour of ten years is the hour that clocks in Berlin show", () => {
  const berlin = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Berlin",
    dateStyle: "short",
    timeStyle: "short",
  });
  for (let at = Date.UTC(2024, 0, 1); at < Date.UTC(2034, 0, 1); at += 7 * 3_600_000) {
    expect([at, readMoment(berlin.format(at).replace(" ", "T"))]).toEqual([at, at]);
  }
});
