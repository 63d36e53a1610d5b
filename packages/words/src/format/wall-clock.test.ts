import { describe, expect, test } from "bun:test";
import { formatsIn } from "./formats.ts";
import { momentAt, wallClock } from "./wall-clock.ts";

const CASES: [name: string, shown: string, zone: string, moment: string][] = [
  ["winter", "2026-01-15T09:30", "Europe/Berlin", "2026-01-15T08:30:00.000Z"],
  ["summer", "2026-07-15T09:30", "Europe/Berlin", "2026-07-15T07:30:00.000Z"],
  ["west of Greenwich", "2026-01-15T22:00", "America/New_York", "2026-01-16T03:00:00.000Z"],
  ["far east", "2026-01-15T08:00", "Pacific/Kiritimati", "2026-01-14T18:00:00.000Z"],
  ["half an hour", "2026-01-15T08:00", "Asia/Kolkata", "2026-01-15T02:30:00.000Z"],
];

describe("the moment at which a clock shows a time", () => {
  test.each(CASES)("%s", (_, shown, zone, moment) => {
    expect(momentAt(shown, zone)).toBe(moment);
    expect(wallClock(moment, zone)).toBe(`${shown}:00`);
  });

  test("of the hour that autumn doubles the first one counts", () => {
    expect(momentAt("2026-10-25T02:30", "Europe/Berlin")).toBe("2026-10-25T00:30:00.000Z");
  });

  test("a minute that spring leaves out is after the jump", () => {
    const moment = momentAt("2026-03-29T02:30", "Europe/Berlin");
    expect(wallClock(moment ?? "", "Europe/Berlin")).toBe("2026-03-29T03:30:00");
  });

  test.each(["", "morgen", "2026-13-01T00:00"])("%j is no time", (shown) => {
    expect(momentAt(shown, "Europe/Berlin")).toBeNull();
  });
});

test("formats of a zone tell moments by its clock, unless they are told in another", () => {
  const formats = formatsIn("de", "America/New_York");
  expect(formats.dateTime("2026-01-15T03:00:00Z")).toBe("14.01.2026 22:00");
  expect(formats.dateTime("2026-01-15T03:00:00Z", "Europe/Berlin")).toBe("15.01.2026 04:00");
});
