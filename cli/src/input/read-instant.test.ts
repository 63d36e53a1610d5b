import { expect, test } from "bun:test";
import { zoneHere } from "../output/formats.ts";
import { readDayOrInstant, readInstant } from "./read-instant.ts";

const NOW = Date.UTC(2026, 10, 21, 12);

test.each([
  ["90m", "2026-11-21T10:30:00.000Z"],
  ["2h", "2026-11-21T10:00:00.000Z"],
  ["7d", "2026-11-14T12:00:00.000Z"],
  ["2026-11-21T14:30Z", "2026-11-21T14:30:00.000Z"],
  ["2026-11-21 14:30:05+01:00", "2026-11-21T13:30:05.000Z"],
  ["2026-11-21 09:05:07.5Z", "2026-11-21T09:05:07.500Z"],
  ["24.12.2026 19:30+01:00", "2026-12-24T18:30:00.000Z"],
  ["4.2.2026, 9:05Z", "2026-02-04T09:05:00.000Z"],
  ["24.12.2026", new Date(2026, 11, 24).toISOString()],
  ["24.12.2026 19:30", new Date(2026, 11, 24, 19, 30).toISOString()],
  ["2026-11-21", new Date(2026, 10, 21).toISOString()],
  ["2026-11-21T14:30", new Date(2026, 10, 21, 14, 30).toISOString()],
])("%s is a point in time", (text, instant) => {
  expect(readInstant(text, "--since", NOW)).toBe(instant);
});

test.each([
  ["", "is no point in time"],
  ["gestern", "is no point in time"],
  ["2h30m", "is no point in time"],
  ["21.11.26", "is no point in time"],
  ["24.12.2026 19 Uhr", "is no point in time"],
  ["24.12.2026 morgens", "is no point in time"],
  ["2026-11-21T", "is no point in time"],
  ["-2h", "is no point in time"],
  ["2026", "is no point in time"],
  ["2026-02-30", "there is no such day"],
  ["30.02.2026", "there is no such day"],
  ["2026-13-01", "there is no such day"],
  ["1.13.2026 10:00", "there is no such day"],
  ["29.02.2027 10:00", "there is no such day"],
  ["2026-11-21T25:00", "there is no such time of day"],
  ["2026-11-21T24:00", "there is no such time of day"],
  ["24.12.2026 19:60", "there is no such time of day"],
])("%j is none: the option is named, and what is wrong", (text, told) => {
  const message = `"${text}" after --since`;
  expect(() => readInstant(text, "--since", NOW)).toThrow(message);
  expect(() => readInstant(text, "--since", NOW)).toThrow(told);
  expect(() => readDayOrInstant(text, "--since", NOW)).toThrow(message);
});

test("a day alone stays a day where the hour is not known", () => {
  expect(readDayOrInstant("21.11.2026", "--date", NOW)).toBe("2026-11-21");
  expect(readDayOrInstant("2026-11-21", "--date", NOW)).toBe("2026-11-21");
  expect(readDayOrInstant("7d", "--date", NOW)).toBe("2026-11-14T12:00:00.000Z");
  expect(readDayOrInstant("21.11.2026 14:30Z", "--date", NOW)).toBe("2026-11-21T14:30:00.000Z");
});

test("a time that the clocks here leave out is refused, and whose clocks they are is told", async () => {
  const script = `import { readInstant } from ${JSON.stringify(import.meta.resolve("./read-instant.ts"))};
    try { console.log(readInstant("29.03.2026 02:30", "--at", 0)); }
    catch (error) { console.log(error.message, error.hint); }`;
  const child = Bun.spawn([process.execPath, "-e", script], {
    env: { ...process.env, TZ: "Europe/Berlin" },
  });
  const told = await new Response(child.stdout).text();
  expect(told).toContain("the clocks of Europe/Berlin leave this time out");
  expect(told).toContain("by the clock of Europe/Berlin unless");
  expect(zoneHere()).toMatch(/^\w+/);
});
