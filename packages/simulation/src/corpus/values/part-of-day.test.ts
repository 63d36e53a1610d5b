import { expect, test } from "bun:test";
import { DAYS, VAGUE_DAYS } from "./days.ts";
import { HOURS, REGIONAL_HOURS, VAGUE_HOURS } from "./hours.ts";
import { partOfDayNamed, partOfDayOf, partsOfHoursIn } from "./part-of-day.ts";

test.each([
  ["gegen sechzehn Uhr", "afternoon"],
  ["achtzehn Uhr", "evening"],
  ["acht Uhr dreißig", "morning"],
  ["am frühen Vormittag", "morning"],
  ["am späten Nachmittag", "afternoon"],
  ["am frühen Abend", "evening"],
  ["nach dem Mittagessen", "afternoon"],
  ["mittags um zwölf", "noon"],
  ["Viertel nach drei", "afternoon"],
  ["abends um halb sieben", "evening"],
  ["zwischen zehn und elf", "morning"],
] as const)("%p lies in the %s", (words, part) => {
  expect(partOfDayOf(words)).toBe(part);
});

test("every hour that people name lies in a part of the day", () => {
  for (const hour of [...HOURS, ...VAGUE_HOURS, ...REGIONAL_HOURS]) {
    expect([hour, partOfDayOf(hour)]).not.toEqual([hour, null]);
  }
});

test("a day names a part of it or none: numbers of a date are no hours", () => {
  expect(partOfDayNamed("am Dienstagvormittag")).toBe("morning");
  expect(partOfDayNamed("Samstag früh")).toBe("morning");
  expect(partOfDayNamed("morgen Nachmittag")).toBe("afternoon");
  const named = [...DAYS, ...VAGUE_DAYS].filter((day) => partOfDayNamed(day) !== null);
  for (const day of named) expect(day).toMatch(/mittag|früh|abend/iu);
  expect(partOfDayNamed("am zehnten Februar")).toBeNull();
});

test("hours that are written tell their parts of the day", () => {
  expect(partsOfHoursIn("am Montag um 9:30, um 12 Uhr, um 15:00 Uhr und um 22:00")).toEqual([
    "morning",
    "noon",
    "afternoon",
    "evening",
  ]);
  expect(partsOfHoursIn("am 12. Januar für 49 Euro")).toEqual([]);
});
